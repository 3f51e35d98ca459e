import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import { digestOf } from './digest-of.ts';
import type { Recipient } from './recipient.ts';
import { switchOff } from './switch-off.ts';
import type { TicketMessages } from './ticket-message-mail.ts';

/** Tickets that are named, and characters of what was last said on each; the cause of a mail is not longer than 2 kB either. */
const NAMED = 20;
const BEGINNING = 200;

/** Tells an admin of several tickets on which somebody wrote to the support desk. */
export const ticketDigestMail = (
  admin: Recipient & { id: string },
  tickets: TicketMessages[],
  baseUrl: string,
): OutgoingMail => {
  const named = tickets.slice(0, NAMED);
  const more = tickets.length - named.length;
  const desk = `${baseUrl}/admin/support-messages`;
  return {
    kind: 'ticket-message',
    to: admin.email,
    subject: `New messages on ${tickets.length} tickets`,
    cause: `ticket-message:${named.map(({ ticketId }) => ticketId).join('+')}:${digestOf(tickets.flatMap(({ messageIds }) => messageIds))}:${admin.id}`,
    ...composeMail({
      name: admin.name,
      paragraphs: [`There are new messages on ${tickets.length} tickets of the support desk:`],
      entries: named.map((ticket) => ({
        label: `${ticket.writerName}: ${ticket.ticketSubject}`,
        text: beginningOf(ticket),
        link: `${desk}?ticket=${ticket.ticketId}`,
      })),
      action: { label: 'Open the support desk', link: desk },
      ...(more > 0 && { closing: `${more} more ${more === 1 ? 'ticket waits' : 'tickets wait'} there.` }),
      footnote: switchOff('You received this email because somebody wrote to the support desk.', baseUrl),
    }),
  };
};

function beginningOf({ said }: TicketMessages): string {
  const { text, files } = said.at(-1)!;
  const words = (text.trim() || files.join(', ')).replaceAll(/\s+/g, ' ');
  const characters = [...words];
  return characters.length > BEGINNING ? `${characters.slice(0, BEGINNING).join('')}…` : words;
}
