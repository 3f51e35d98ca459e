import { errorMessage } from '#web/error-message.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileValues } from './profile-values.ts';
import { SecuritySettings } from './security/security-settings.tsx';

/** Profile Settings and, in the admin's settings, Account Settings: one's own record, and how it is kept safe. */
export function ProfileScreen() {
  const session = useSession();
  const { profile, users } = useProfile();
  return (
    <div className="grid gap-5">
      {profile ? (
        <ProfileForm {...profile} />
      ) : users.isError ? (
        <ErrorState message={errorMessage(users.error, 'Failed to load user data')} onRetry={() => users.refetch()} />
      ) : users.data?.length === 0 ? (
        <ErrorState message="User data not found" onRetry={() => users.refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
      {session && <SecuritySettings email={session.user.email} />}
    </div>
  );
}

/** The record of who is signed in; `profile` when both it and the session are known. */
function useProfile() {
  const { session, user, users } = useAccount();
  const profile = user &&
    session && {
      id: user._id,
      email: user.UserEmail || session.user.email,
      values: profileValues(user, session.user),
    };
  return { profile, users };
}
