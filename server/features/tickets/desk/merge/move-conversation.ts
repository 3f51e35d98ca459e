import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/database/database.ts';
import { supportAttachments, supportMessages } from '../../tables.ts';
import type { TicketRow } from '../../ticket-row.ts';

/** All messages, notes and files of a duplicate become the target's; its first message is one of them, at its own time. */
export async function moveConversation(tx: Database, duplicate: TicketRow, target: TicketRow): Promise<void> {
  const { id: ticketId } = target;
  // An id that a browser made up is unique in its ticket; the same one in both would be in the way.
  const clientId = sql<string | null>`CASE
    WHEN ${supportMessages.clientId} IN (SELECT client_id FROM support_message WHERE ticket_id = ${ticketId}) THEN NULL
    ELSE ${supportMessages.clientId} END`;
  await tx.update(supportMessages).set({ ticketId, clientId }).where(eq(supportMessages.ticketId, duplicate.id));
  const { userId, userName, message, createdAt } = duplicate;
  const firstId = uuidv7({ msecs: createdAt.getTime() });
  await tx.insert(supportMessages).values({
    ...{ id: firstId, ticketId, sender: 'user', authorId: userId, authorName: userName, text: message, createdAt },
  });
  const messageId = sql<string>`COALESCE(${supportAttachments.messageId}, ${firstId})`;
  await tx.update(supportAttachments).set({ ticketId, messageId }).where(eq(supportAttachments.ticketId, duplicate.id));
}
