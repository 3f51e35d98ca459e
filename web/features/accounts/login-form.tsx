import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
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

const schema = z.object({
  email: z.string().trim().min(1, 'Please enter your email address.').pipe(z.email('Invalid email address format.')),
  password: z.string().min(1, 'Please enter your password.'),
  rememberMe: z.boolean(),
});

interface LoginFormProps {
  onSignedIn: () => Promise<unknown>;
  onSecondFactor: () => void;
  onUnverified: (email: string) => void;
}

/** E-mail and password. */
export function LoginForm({ onSignedIn, onSecondFactor, onUnverified }: LoginFormProps) {
  const hydrated = useHydrated();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema) });
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
        {(ids) => <Input type="email" autoComplete="username webauthn" required {...ids} {...register('email')} />}
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
        {(ids) => <PasswordInput autoComplete="current-password" required {...ids} {...register('password')} />}
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
