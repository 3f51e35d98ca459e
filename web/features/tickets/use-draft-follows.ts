import { useEffect } from 'react';
import { useSession } from '#web/session/use-session.ts';
import { moveDraft } from './drafts.ts';

/** What somebody has begun to write on a ticket goes along when that is merged. @param from @param to names of reply boxes */
export function useDraftFollows(from: string, to: string): void {
  const userId = useSession()?.user.id ?? '';
  useEffect(() => moveDraft(`${userId}:${from}`, `${userId}:${to}`), [userId, from, to]);
}
