import type { ReactNode } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { SetupValues } from './setup-form.ts';

interface RadioChoiceProps<Value extends string> {
  name: FieldPath<SetupValues>;
  legend: string;
  /** Words of each value, in order. */
  words: Record<Value, string>;
  /** Something to look at before the words. */
  sign?: (value: Value) => ReactNode;
}

/** One of a few, all in sight, in the form around it. */
export function RadioChoice<Value extends string>({ name, legend, words, sign }: RadioChoiceProps<Value>) {
  const { register } = useFormContext<SetupValues>();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-small">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {(Object.entries(words) as [Value, string][]).map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-10 items-center gap-2 rounded-sm border border-line-strong bg-sheet px-3 text-small hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input type="radio" value={value} {...register(name)} className="size-4 outline-none" />
            {sign?.(value)}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
