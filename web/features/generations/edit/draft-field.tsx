import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface DraftFieldProps {
  label: ReactNode;
  value: string;
  /** What is wrong with a value; undefined takes it. */
  check?: (value: string) => string | undefined;
  onCommit: (value: string) => void;
  hint?: string;
  placeholder?: string;
  aside?: ReactNode;
  autoFocus?: boolean;
}

/** A value that counts when somebody has finished it: by Enter, or by leaving the field. Escape takes it back. */
export function DraftField({ label, value, check, onCommit, hint, placeholder, aside, autoFocus }: DraftFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const commit = () => {
    if (draft === undefined || draft.trim() === value) return reset();
    const wrong = check?.(draft.trim());
    setError(wrong);
    if (wrong) return;
    setDraft(undefined);
    onCommit(draft.trim());
  };
  const reset = () => {
    setDraft(undefined);
    setError(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && draft !== undefined) reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(ids) => (
        <Input
          {...ids}
          autoFocus={autoFocus}
          className="font-mono text-small"
          spellCheck={false}
          placeholder={placeholder}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  );
}
