import { useId } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { Switch } from '../switch.tsx';

interface FormSwitchProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
}

/** On or off, in the form around it. */
export function FormSwitch<Values extends FieldValues>({ name, label }: FormSwitchProps<Values>) {
  const id = useId();
  const { control } = useFormContext<Values>();
  const { field } = useController({ control, name });
  const { value, onChange, ...rest } = field;
  return (
    <div className="flex items-center gap-3">
      <Switch {...rest} id={id} checked={value === true} onCheckedChange={onChange} />
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
    </div>
  );
}
