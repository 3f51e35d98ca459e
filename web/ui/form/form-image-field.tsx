import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { ImageField } from './image-field.tsx';

type FormImageFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof ImageField>,
  'value' | 'onChange' | 'onBlur' | 'error'
> & { name: FieldPath<Values> };

/** A picture of the form around it. */
export function FormImageField<Values extends FieldValues>({ name, ...rest }: FormImageFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  return (
    <ImageField
      {...rest}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
