import { type ReactNode, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface PasswordFormProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  look?: ButtonProps['look'];
  /** Why it was refused. */
  problem: string | undefined;
  onSubmit: (password: string) => void;
  children?: ReactNode;
}

/** The password once more, before something that only the owner of the account may do. */
export function PasswordForm({ label, busyLabel, isBusy, look, problem, onSubmit, children }: PasswordFormProps) {
  const [error, setError] = useState<string>();
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const password = String(new FormData(event.currentTarget).get('password') ?? '');
        setError(password ? undefined : 'Please enter your password.');
        if (password) onSubmit(password);
      }}
    >
      {children}
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Field label="Password" error={error}>
        {(ids) => <PasswordInput {...ids} name="password" autoComplete="current-password" required />}
      </Field>
      <Button type="submit" look={look} busy={isBusy} disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </form>
  );
}
