import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import { digestOf } from './digest-of.ts';
import type { Recipient } from './recipient.ts';
import { paragraphsOf, type Said } from './said.ts';
import { switchOff } from './switch-off.ts';

export type TicketAnswers = {
  ticketId: string;
  ticketSubject: string;
  /** Makes these answers the ones they are: they are mailed together once. */
  messageIds: string[];
  said: Said[];
};

/** Tells that the support desk answered. Who has no account gets the answer, but has no page to read it on. */
export const ticketAnsweredMail = (
  writer: Recipient & { hasAccount: boolean },
  { ticketId, ticketSubject, messageIds, said }: TicketAnswers,
  baseUrl: string,
): OutgoingMail => ({
  kind: 'ticket-answered',
  to: writer.email,
  subject: `Answer to: ${ticketSubject}`,
  cause: `ticket-answered:${ticketId}:${digestOf(messageIds)}`,
  ...composeMail({
    name: writer.name,
    paragraphs: [`The support desk answered your message “${ticketSubject}”:`, ...paragraphsOf(said)],
    ...(writer.hasAccount
      ? {
          action: { label: 'Open the conversation', link: `${baseUrl}/user/support?ticket=${ticketId}` },
          footnote: switchOff('This mail came because one of your tickets was answered.', baseUrl),
        }
      : {
          action: { label: 'Write back with the contact form', link: `${baseUrl}/contact` },
          closing: `Or register with this address and verify it: then you find this conversation in your list of tickets and can go on there. ${baseUrl}/register`,
        }),
  }),
});
