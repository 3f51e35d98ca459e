import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from './text-field.tsx';

interface FormTextFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  required?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'decimal' | 'numeric' | 'url';
  /** More than one makes a text area. */
  rows?: number;
  placeholder?: string;
  autoFocus?: boolean;
}

/** A text of the form around it, with what its schema has to say about it. */
export function FormTextField<Values extends FieldValues>({
  name,
  type,
  rows = 1,
  ...rest
}: FormTextFieldProps<Values>) {
  const { register, getFieldState, formState } = useFormContext<Values>();
  const control = { ...rest, ...register(name), error: getFieldState(name, formState).error?.message };
  return rows > 1 ? <TextAreaField {...control} rows={rows} /> : <TextField {...control} type={type} />;
}
