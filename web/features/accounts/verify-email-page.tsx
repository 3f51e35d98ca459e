import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AuthSheet } from './auth-sheet.tsx';
import { EXPIRED_LINK } from './sign-in-messages.ts';

export const meta = () => [{ title: 'Verify Email · Facsimile' }, { name: 'referrer', content: 'no-referrer' }];

/** Where the link in the verification mail ends, after the server has looked at its token. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const isVerified = search.has('verified') && !search.has('error');
  const next = session
    ? isVerified
      ? { to: paths.dashboard, label: 'Go to Dashboard' }
      : { to: paths.updateProfile, label: 'Go to Profile Settings' }
    : { to: paths.login, label: 'Go to Login' };
  return (
    <AuthSheet title="Verify Email" lead="The link in the email works for a day.">
      {isVerified && <Alert tone="success">Your email address is verified.</Alert>}
      {search.has('error') && <Alert tone="danger">{EXPIRED_LINK}</Alert>}
      {!isVerified && (
        <p className="mt-4 text-muted text-small">
          {session
            ? 'You can send a new link from your profile.'
            : 'Log in to request a new link, there or in your profile.'}
        </p>
      )}
      <Button asChild className="mt-6">
        <Link to={next.to}>{next.label}</Link>
      </Button>
    </AuthSheet>
  );
}
