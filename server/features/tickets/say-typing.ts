import type { TicketSender } from '#contract/tickets/ticket.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Services } from '#server/platform/services.ts';
import { announceToWriter } from './announce-ticket.ts';
import { announceSupport, DESK_STREAM } from './streams.ts';
import type { TicketRow } from './ticket-row.ts';

/** Shows the other side that somebody is typing; more often than anybody types, nothing. */
export async function sayTyping(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  ticket: Authorized<TicketRow>,
  side: TicketSender,
  author: { id: string; name: string },
): Promise<void> {
  if ((await limits.typing.take(db, author.id)) !== undefined) return;
  const event = { type: 'typing', ticketId: ticket.id, sender: side, name: author.name } as const;
  if (side === 'user') await announceSupport(db, DESK_STREAM, event);
  else await announceToWriter(db, ticket, event);
}
