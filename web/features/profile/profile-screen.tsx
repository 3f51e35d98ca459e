import { errorMessage } from '#web/error-message.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SecuritySettings } from './security/security-settings.tsx';
import { useProfile } from './use-profile.ts';

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
