import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface Values {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

/** Password and Confirm Password, as registration and reset ask for them. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field label="Password" hint="At least 6 characters" error={errors.password?.message}>
        {(ids) => (
          <PasswordInput
            autoComplete="new-password"
            required
            {...ids}
            {...register('password', { deps: 'confirmPassword' })}
          />
        )}
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        {(ids) => <PasswordInput autoComplete="new-password" required {...ids} {...register('confirmPassword')} />}
      </Field>
    </>
  );
}
