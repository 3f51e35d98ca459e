import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Text of the page; it follows each key. What is typed stays as it is until the field is left, spaces at its end included. */
export function TextField(props: { label: string; text: string; onChange: (text: string) => void }) {
  const [draft, setDraft] = useState<string>();
  const value = draft ?? props.text;
  const isEmpty = draft !== undefined && draft.trim() === '';
  return (
    <Field
      label={props.label}
      error={isEmpty ? 'Type a text. To remove the element, delete it in the code.' : undefined}
    >
      {(ids) => (
        <Textarea
          {...ids}
          rows={Math.min(5, Math.ceil(value.length / 32) || 1)}
          className="block min-h-11 text-small"
          value={value}
          onChange={(event) => {
            setDraft(event.target.value);
            if (event.target.value.trim() !== '') props.onChange(event.target.value);
          }}
          onBlur={() => setDraft(undefined)}
        />
      )}
    </Field>
  );
}
