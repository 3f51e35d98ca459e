import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { Textarea } from '../textarea.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  type?: 'text' | 'url' | 'email' | 'tel';
}

/** A labelled line of text; spread a form's `register('…')` into it. */
export function TextField({ label, error, hint, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => <Input {...ids} type={type} spellCheck={type === 'text'} {...rest} />}
    </Field>
  );
}

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** The same for several lines. */
export function TextAreaField({ label, error, hint, rows = 5, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => <Textarea {...ids} rows={rows} {...rest} />}
    </Field>
  );
}
