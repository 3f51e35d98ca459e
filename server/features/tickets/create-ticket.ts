import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '#server/features/accounts/create-auth.ts';
import type { Database } from '#server/platform/database/database.ts';
import { badRequest } from '#server/platform/errors.ts';
import { supportTickets } from './tables.ts';

export type TicketRow = typeof supportTickets.$inferSelect;

export type Message = {
  ticketUserName: string;
  ticketUserEmail: string;
  subject: string;
  phone: string;
  message: string;
};

/**
 * Opens a ticket. A member writes in the name of the account, whatever the fields say; a visitor is called back and
 * leaves a phone number.
 * @throws BAD_REQUEST for a visitor without one
 */
export async function createTicket(db: Database, writer: SessionUser | null, message: Message): Promise<TicketRow> {
  if (!writer && message.phone === '') throw badRequest('Please enter your phone number');
  const [row] = await db
    .insert(supportTickets)
    .values({
      id: uuidv7(),
      userId: writer?.id ?? null,
      userName: writer?.name ?? message.ticketUserName,
      userEmail: writer?.email ?? message.ticketUserEmail.toLowerCase(),
      userProfileURL: writer?.image ?? null,
      subject: message.subject,
      phone: message.phone,
      message: message.message,
    })
    .returning();
  return row!;
}
