import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { signIn } from './auth-calls.ts';
import { isUnverified, loginMessage } from './sign-in-messages.ts';

interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

// Two rules, written out: a schema would more than double what stands between a visitor and this form.
const emailRules = {
  setValueAs: (text: string) => text.trim(),
  required: 'Please enter your email address.',
  pattern: { value: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, message: 'Invalid email address format.' },
};
const passwordRules = { required: 'Please enter your password.' };

interface LoginFormProps {
  onSignedIn: () => Promise<unknown>;
  onSecondFactor: () => void;
  onUnverified: (email: string) => void;
}

/** E-mail and password. */
export function LoginForm({ onSignedIn, onSecondFactor, onUnverified }: LoginFormProps) {
  const hydrated = useHydrated();
  const { register, handleSubmit, formState } = useForm<LoginValues>();
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: ({ needsSecondFactor }) => (needsSecondFactor ? onSecondFactor() : onSignedIn()),
    onError: (error, { email }) => {
      if (isUnverified(error)) onUnverified(email);
    },
    meta: { signsIn: true },
  });
  return (
    <form method="post" noValidate onSubmit={handleSubmit((values) => login.mutate(values))} className="grid gap-5">
      {login.isError && <Alert tone="danger">{loginMessage(login.error)}</Alert>}
      <Field label="Email Address" error={formState.errors.email?.message}>
        {(ids) => (
          <Input type="email" autoComplete="username webauthn" required {...ids} {...register('email', emailRules)} />
        )}
      </Field>
      <Field
        label="Password"
        error={formState.errors.password?.message}
        aside={
          <span className="text-small">
            <TextLink to={paths.forgotPassword}>Forgot Password?</TextLink>
          </span>
        }
      >
        {(ids) => (
          <PasswordInput autoComplete="current-password" required {...ids} {...register('password', passwordRules)} />
        )}
      </Field>
      <label className="flex min-h-10 items-center gap-3 text-small">
        <input type="checkbox" defaultChecked className="size-4.5" {...register('rememberMe')} />
        Remember me on this device
      </label>
      <Button type="submit" size="large" busy={login.isPending} disabled={!hydrated || login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
