import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useSession } from '#web/session/use-session.ts';

/** Tickets with something new: `own`, and for admins those of the `desk`. 0 while nobody knows. */
export function useUnread(): { own: number; desk: number } {
  const session = useSession();
  const { data } = useQuery({ ...api.tickets.countUnread.queryOptions(), enabled: Boolean(session) });
  return { own: data?.own ?? 0, desk: data?.desk ?? 0 };
}
