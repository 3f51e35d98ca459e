import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { newPasswordMessage } from './sign-in-messages.ts';

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  /** What the first of the two is called. */
  label?: string;
  register: UseFormRegister<NewPasswordValues>;
  errors: FieldErrors<NewPasswordValues>;
  /** Why the server has refused the form. */
  refusal: unknown;
}

/** Password and Confirm Password, as registration and reset ask for them. */
export function NewPasswordFields({ label = 'Password', register, errors, refusal }: NewPasswordFieldsProps) {
  return (
    <>
      <Field label={label} hint="At least 6 characters" error={errors.password?.message ?? newPasswordMessage(refusal)}>
        {(ids) => (
          <PasswordInput
            autoComplete="new-password"
            required
            {...ids}
            {...register('password', { deps: 'confirmPassword' })}
          />
        )}
      </Field>
      <Field label={`Confirm ${label}`} error={errors.confirmPassword?.message}>
        {(ids) => <PasswordInput autoComplete="new-password" required {...ids} {...register('confirmPassword')} />}
      </Field>
    </>
  );
}
