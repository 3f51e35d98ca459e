import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { requestPasswordReset } from './auth-calls.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { EarlyForm } from './early-form.tsx';
import { ResetEmailSent } from './reset-email-sent.tsx';
import { forgotPasswordMessage } from './sign-in-messages.ts';
import { useSignInWays } from './use-sign-in-ways.ts';

export const meta = () => [{ title: 'Forgot Password · Facsimile' }];

const schema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email address.')
    .pipe(z.email('Please enter a valid email address.')),
});

export default function ForgotPasswordPage() {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema) });
  const request = useMutation({
    mutationFn: ({ email }: { email: string }) => requestPasswordReset(email),
  });
  const ways = useSignInWays();
  if (request.isSuccess)
    return (
      <ResetEmailSent
        email={request.variables.email}
        isAccountHidden={ways?.hidesAccounts ?? false}
        onTryAgain={request.reset}
      />
    );
  return (
    <AuthSheet
      title="Forgot Password"
      lead="Enter your email address and we will send you a link to choose a new password."
    >
      <EarlyForm onSubmit={handleSubmit((values) => request.mutate(values))} className="grid gap-5">
        {request.isError && <Alert tone="danger">{forgotPasswordMessage(request.error)}</Alert>}
        <Field label="Email Address" error={formState.errors.email?.message}>
          {(ids) => <Input type="email" autoComplete="email" required {...ids} {...register('email')} />}
        </Field>
        <Button type="submit" size="large" busy={request.isPending} disabled={request.isPending}>
          {request.isPending ? 'Sending...' : 'Send Reset Link'}
        </Button>
        <p className="text-center text-small">
          <TextLink to={paths.login}>Return to Login</TextLink>
        </p>
      </EarlyForm>
    </AuthSheet>
  );
}
