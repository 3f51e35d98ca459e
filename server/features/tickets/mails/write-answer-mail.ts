import { isDeletedPerson } from '#server/features/accounts/index.ts';
import { type OutgoingMail, ticketAnsweredMail } from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findWriter } from '../find-writer.ts';
import type { TicketRow } from '../ticket-row.ts';
import type { Unseen } from './find-unseen.ts';

/**
 * The mail that tells the writer of a ticket what the desk has said; an account gets it if it wants such mails. The e-mail
 * of an account that has not verified it may belong to somebody else, who must not read the conversation.
 */
export async function writeAnswerMail(
  tx: Database,
  ticket: TicketRow,
  unseen: Unseen[],
  baseUrl: string,
): Promise<OutgoingMail[]> {
  if (unseen.length === 0) return [];
  const owner = await findWriter(tx, ticket);
  // A writer who used the contact form and cannot sign in any more has only this mail.
  const account = owner?.disabledAt && !ticket.userId ? undefined : owner;
  if (account ? account.disabledAt || !account.mailTicketAnswered : isDeletedPerson(ticket.userEmail)) return [];
  const writer = account
    ? { ...account, account: account.emailVerified ? ('proven' as const) : ('unproven' as const) }
    : { name: ticket.userName, email: ticket.userEmail, account: 'none' as const };
  const answers = {
    ticketId: ticket.id,
    ticketSubject: ticket.subject,
    messageIds: unseen.map(({ id }) => id),
    said: unseen,
  };
  return [ticketAnsweredMail(writer, answers, baseUrl)];
}
