import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { signIn } from './auth-calls.ts';
import { EarlyForm } from './early-form.tsx';
import { type LoginProblems, problemsOf, readLogin } from './login-values.ts';
import { isUnverified, loginMessage } from './sign-in-messages.ts';

interface LoginFormProps {
  onSignedIn: () => Promise<unknown>;
  onSecondFactor: () => void;
  onUnverified: (email: string) => void;
}

/** E-mail and password. The fields hold their own values: what is typed before the scripts arrive stays. */
export function LoginForm({ onSignedIn, onSecondFactor, onUnverified }: LoginFormProps) {
  const [problems, setProblems] = useState<LoginProblems>();
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: ({ needsSecondFactor }) => (needsSecondFactor ? onSecondFactor() : onSignedIn()),
    onError: (error, { email }) => {
      if (isUnverified(error)) onUnverified(email);
    },
    meta: { signsIn: true },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readLogin(form);
    const found = problemsOf(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) (form.elements.namedItem(first) as HTMLElement).focus();
    else login.mutate(values);
  };
  /** Once the form has complained, a field is looked at with every key. */
  const look = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    const found: LoginProblems = problemsOf(readLogin(event.currentTarget));
    if (name === 'email' || name === 'password') setProblems((before) => before && { ...before, [name]: found[name] });
  };
  return (
    <EarlyForm onSubmit={submit} onInput={look} className="grid gap-5">
      {login.isError && <Alert tone="danger">{loginMessage(login.error)}</Alert>}
      <Field label="Email Address" error={problems?.email}>
        {(ids) => <Input type="email" autoComplete="username webauthn" required name="email" {...ids} />}
      </Field>
      <Field
        label="Password"
        error={problems?.password}
        aside={
          <span className="text-small">
            <TextLink to={paths.forgotPassword}>Forgot Password?</TextLink>
          </span>
        }
      >
        {(ids) => <PasswordInput autoComplete="current-password" required name="password" {...ids} />}
      </Field>
      <label className="flex min-h-10 items-center gap-3 text-small">
        <input type="checkbox" defaultChecked className="size-4.5" name="rememberMe" />
        Remember me on this device
      </label>
      <Button type="submit" size="large" busy={login.isPending} disabled={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
    </EarlyForm>
  );
}
