import { useAccount } from '#web/features/accounts/use-account.ts';
import { profileValues } from './profile-values.ts';

/** The record of who is signed in; `profile` when both it and the session are known. */
export function useProfile() {
  const { session, user, users } = useAccount();
  const profile = user &&
    session && {
      id: user._id,
      email: user.UserEmail || session.user.email,
      values: profileValues(user, session.user),
    };
  return { profile, users };
}
