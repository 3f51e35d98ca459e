import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useSession } from '#web/session/use-session.ts';

/** Who is signed in (`session`), and that person's record with role and credits (`user`, when known). */
export function useAccount() {
  const session = useSession();
  const users = useQuery({
    ...api.accounts.listUsers.queryOptions({ input: { userEmail: session?.user.email ?? '' } }),
    enabled: Boolean(session),
  });
  return {
    session: session ?? null,
    isLoading: session === undefined,
    user: session ? users.data?.[0] : undefined,
    /** The query of the user's record, for screens that show its own failure. */
    users,
  };
}
