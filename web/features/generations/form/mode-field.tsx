import { useId } from 'react';
import type { Mode } from '#contract/generations.ts';
import { modes } from '../vocabulary/index.ts';

interface ModeFieldProps {
  value: Mode;
  disabled: boolean;
  onChange: (mode: Mode) => void;
}

/** Whether the code prefers a scale or keeps every pixel. */
export function ModeField({ value, disabled, onChange }: ModeFieldProps) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5" disabled={disabled}>
      <legend className="mb-1.5 font-semibold text-small">Code</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {modes.map((mode) => (
          <label
            key={mode.value}
            className="flex items-start gap-2 rounded-sm border border-line-strong bg-sheet px-3 py-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={mode.value}
              checked={value === mode.value}
              onChange={() => onChange(mode.value)}
              aria-labelledby={`${name}-${mode.value}`}
              aria-describedby={`${name}-${mode.value}-means`}
              className="mt-0.5 size-4 shrink-0 outline-none"
            />
            <span className="grid gap-0.5">
              <span id={`${name}-${mode.value}`} className="font-semibold text-small">
                {mode.label}
              </span>
              <span id={`${name}-${mode.value}-means`} className="text-caption text-muted">
                {mode.means}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
