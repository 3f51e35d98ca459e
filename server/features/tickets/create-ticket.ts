import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { TicketAbout } from '#contract/tickets/ticket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { badRequest } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { announceTicket } from './announce-ticket.ts';
import { linkAttachments } from './attachments/link-attachments.ts';
import { describeAbout } from './describe-about.ts';
import { beginningOf } from './last-message.ts';
import { noteMailDue } from './mails/note-mail-due.ts';
import { supportTickets } from './tables.ts';
import { type TicketRow, ticketColumns } from './ticket-row.ts';
import { storedWords, withWords, wordsOf } from './words-of.ts';

export type Message = {
  ticketUserName: string;
  ticketUserEmail: string;
  subject: string;
  phone: string;
  message: string;
  about?: Omit<TicketAbout, 'label'> | undefined;
  attachments: string[];
  _id?: string | undefined;
};

/**
 * Opens a ticket. A member writes in the name of the account, whatever the fields say; a visitor is called back and
 * leaves a phone number. A member's ticket that comes again under the same `_id` is the one that is there.
 * @throws BAD_REQUEST for a visitor without one, and for files or something to write about that are not the writer's
 */
export async function createTicket(
  services: Pick<Services, 'db' | 'jobs' | 'config'>,
  writer: SessionUser | null,
  { ticketUserName, ticketUserEmail, subject, phone, message, about, attachments, _id }: Message,
): Promise<TicketRow> {
  if (!writer && phone === '') throw badRequest('Please enter your phone number');
  const asked = writer && _id ? await findTicketRow(services.db, _id) : undefined;
  if (asked && asked.userId === writer?.id) return asked;
  const aboutLabel = about && (await describeAbout(services.db, writer, about));
  const id = (writer && !asked && _id) || uuidv7();
  return services.db.transaction(async (tx) => {
    const person = {
      userId: writer?.id ?? null,
      userName: writer?.name ?? ticketUserName,
      userEmail: writer?.email ?? ticketUserEmail.toLowerCase(),
    };
    const words = wordsOf(subject, message, person.userName, person.userEmail, aboutLabel ?? '');
    const [row] = await tx
      .insert(supportTickets)
      .values({
        ...{ id, ...person, subject, phone, message, userProfileURL: writer?.image },
        ...{ aboutType: about?.type, aboutId: about?.id, aboutLabel },
        ...{ lastMessage: beginningOf(message), words: storedWords(words), deskWords: storedWords(words) },
      })
      .onConflictDoNothing()
      .returning(ticketColumns);
    // Sent twice at once: the other one has just made it.
    if (!row) return getSameTicket(tx, id, writer);
    const files = await linkAttachments(tx, person.userId, attachments, { ticketId: id, messageId: null });
    const names = wordsOf(...files.map(({ name }) => name));
    if (names.length > 0)
      await tx
        .update(supportTickets)
        .set({ words: withWords(supportTickets.words, names), deskWords: withWords(supportTickets.deskWords, names) })
        .where(eq(supportTickets.id, id));
    await noteMailDue(tx, services, row, 'user');
    await announceTicket(tx, row, 'created', 'user');
    return row;
  });
}

async function findTicketRow(db: Database, id: string): Promise<TicketRow | undefined> {
  const [row] = await db.select(ticketColumns).from(supportTickets).where(eq(supportTickets.id, id));
  return row;
}

async function getSameTicket(tx: Database, id: string, writer: SessionUser | null): Promise<TicketRow> {
  const row = await findTicketRow(tx, id);
  if (!row || row.userId !== writer?.id) throw badRequest('This ticket could not be sent. Please try again.');
  return row;
}
