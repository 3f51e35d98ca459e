import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import { digestOf } from './digest-of.ts';
import type { Recipient } from './recipient.ts';
import { paragraphsOf, type Said } from './said.ts';
import { switchOff } from './switch-off.ts';

export type TicketMessages = {
  ticketId: string;
  ticketSubject: string;
  /** Who wrote in. */
  writerName: string;
  /** Makes these messages the ones they are: they are mailed together to each admin once. */
  messageIds: string[];
  said: Said[];
};

/** Tells an admin what somebody wrote to the support desk. */
export const ticketMessageMail = (
  admin: Recipient & { id: string },
  { ticketId, ticketSubject, writerName, messageIds, said }: TicketMessages,
  baseUrl: string,
): OutgoingMail => ({
  kind: 'ticket-message',
  to: admin.email,
  subject: `New message from ${writerName}: ${ticketSubject}`,
  cause: `ticket-message:${ticketId}:${digestOf(messageIds)}:${admin.id}`,
  ...composeMail({
    name: admin.name,
    paragraphs: [`${writerName} wrote to the support desk about “${ticketSubject}”:`, ...paragraphsOf(said)],
    action: { label: 'Open the ticket', link: `${baseUrl}/admin/support-messages?ticket=${ticketId}` },
    footnote: switchOff('You received this email because somebody wrote to the support desk.', baseUrl),
  }),
});
