import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { api } from '#web/api.ts';
import { askForSession, knownSession } from '#web/session/session-store.ts';
import { rememberNavbarUser } from '#web/session/use-navbar-user.ts';
import { toast } from '#web/ui/toast.ts';
import { profileError } from './profile-error.ts';
import { type ProfileValues, profileValues } from './profile-values.ts';

/** Saves the profile; name and photo follow wherever they stand. `reset` gives the form what has been saved. */
export function useSaveProfile(reset: (values: ProfileValues) => void) {
  const queryClient = useQueryClient();
  return useMutation(
    api.profile.updateProfile.mutationOptions({
      onSuccess: async ({ data: user }) => {
        // Name and picture are the session's too: asked for first, so that no old one is fallen back to.
        const session = (await askForSession().catch(() => null)) ?? knownSession();
        const { queryKey } = api.accounts.listUsers.queryOptions({ input: { userEmail: user.UserEmail } });
        queryClient.setQueryData(queryKey, [user] satisfies User[]);
        rememberNavbarUser(user);
        if (session) reset(profileValues(user, session.user));
        toast.success('Profile updated successfully!');
      },
      onError: (error) => void toast.error(profileError(error)),
    }),
  );
}
