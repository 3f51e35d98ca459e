import { and, eq, or } from 'drizzle-orm';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { appendMessage } from '../append-message.ts';
import { lockTicket } from '../lock-ticket.ts';
import { supportMessages } from '../tables.ts';
import type { TicketRow } from '../ticket-row.ts';

export type Note = { message: string; attachments: string[]; _id?: string | undefined };

/** Writes down what the desk alone shall know. The same note sent again is kept once. @throws NOT_FOUND */
export function addNote(
  services: Pick<Services, 'db' | 'jobs' | 'config'>,
  id: string,
  { message, attachments, _id }: Note,
  actor: SessionUser,
): Promise<TicketRow> {
  return services.db.transaction(async (tx) => {
    const before = await lockTicket(tx, id, actor);
    if (_id) {
      const itself = or(eq(supportMessages.id, _id), eq(supportMessages.clientId, _id));
      const known = await tx.$count(supportMessages, and(eq(supportMessages.ticketId, before.id), itself));
      if (known > 0) return before;
    }
    const note = { kind: 'note', sender: 'admin', author: actor, text: message, attachments, clientId: _id } as const;
    return (await appendMessage({ ...services, db: tx }, before, note)).ticket;
  });
}
