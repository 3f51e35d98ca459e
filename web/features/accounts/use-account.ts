import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { sessionQuery } from '#web/session.ts';

/** Who is signed in (`session`), and that person's record with role and credits (`user`, when known). */
export function useAccount() {
  const session = useQuery(sessionQuery);
  const users = useQuery({
    ...api.accounts.listUsers.queryOptions({ input: { userEmail: session.data?.user.email ?? '' } }),
    enabled: Boolean(session.data),
  });
  return {
    session: session.data ?? null,
    isLoading: session.isPending,
    user: session.data ? users.data?.[0] : undefined,
    /** The query of the user's record, for screens that show its own failure. */
    users,
  };
}
