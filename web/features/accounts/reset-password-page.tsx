import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { forgetAccount } from '#web/session/forget-account.ts';
import { tellOtherTabs } from '#web/session/session-channel.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { resetPassword } from './auth-calls.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { EarlyForm } from './early-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordSchema } from './register-schema.ts';
import { EXPIRED_LINK, isLinkOver, resetPasswordMessage } from './sign-in-messages.ts';

export const meta = () => [{ title: 'Reset Password · Facsimile' }, { name: 'referrer', content: 'no-referrer' }];

/** Where the link in the reset e-mail leads. */
export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(newPasswordSchema) });
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: () => {
      // Every session of the account has ended, the one of this browser too.
      forgetAccount();
      tellOtherTabs('signed-out');
      toast.success('Your password has been changed.');
      void navigate(paths.login);
    },
  });
  if (!token || search.has('error'))
    return (
      <AuthSheet title="Reset Password" lead="The link in the email works once, and only for a short time.">
        <Alert tone="danger">{EXPIRED_LINK}</Alert>
        <Button asChild className="mt-6">
          <Link to={paths.forgotPassword}>Request a New Link</Link>
        </Button>
      </AuthSheet>
    );
  return (
    <AuthSheet title="Reset Password" lead="Choose a new password. You will be signed out everywhere else.">
      <EarlyForm
        onSubmit={handleSubmit(({ password }) => reset.mutate({ newPassword: password, token }))}
        className="grid gap-5"
      >
        {reset.isError && (
          <Alert
            tone="danger"
            action={isLinkOver(reset.error) && <TextLink to={paths.forgotPassword}>Request a New Link</TextLink>}
          >
            {resetPasswordMessage(reset.error)}
          </Alert>
        )}
        <NewPasswordFields register={register} errors={formState.errors} refusal={reset.error} />
        <Button type="submit" size="large" busy={reset.isPending} disabled={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Save New Password'}
        </Button>
      </EarlyForm>
    </AuthSheet>
  );
}
