import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SupportEvent } from '#contract/tickets/live.ts';
import { api } from '#web/api.ts';
import { isLeaving } from '#web/session/session-store.ts';
import { useSession } from '#web/session/use-session.ts';
import { followDesk } from './follow-desk.ts';
import { endTyping, noteTyping } from './typing.ts';

/** What comes within this time is read again in one go. */
const TOGETHER_MS = 100;

/** Events only say what has changed: it is read again, where it is on the screen. */
function createReader(queries: QueryClient) {
  const changed = new Set<string>();
  let everything = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (queryKey: readonly unknown[]) => void queries.invalidateQueries({ queryKey });
  const read = () => {
    timer = undefined;
    if (isLeaving()) return;
    if (everything) again(api.tickets.key());
    else {
      for (const id of changed) again(api.tickets.getTicket.key({ input: { id } }));
      again(api.tickets.listTickets.key());
      again(api.tickets.countUnread.key());
      again(api.tickets.getSupportStats.key());
    }
    changed.clear();
    everything = false;
  };
  return {
    hear(event: SupportEvent): void {
      if (event.type === 'typing') {
        noteTyping(event.ticketId, event.sender, event.name);
        return;
      }
      if (event.type === 'resync') everything = true;
      else {
        if (event.change === 'message' && event.sender) endTyping(event.ticketId, event.sender);
        changed.add(event.ticketId);
      }
      timer ??= setTimeout(read, TOGETHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Keeps everything of the support desk that this tab shows as it is on the server. */
export function useSupportLive(): void {
  const queries = useQueryClient();
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (!userId) return;
    const reader = createReader(queries);
    const stop = followDesk(userId, reader.hear);
    return () => {
      stop();
      reader.stop();
    };
  }, [userId, queries]);
}
