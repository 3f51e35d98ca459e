import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';
import { switchOff } from './switch-off.ts';

export type TicketAnswer = {
  ticketId: string;
  ticketSubject: string;
  /** What makes this answer one: it is mailed once. */
  replyId: string;
  message: string;
};

/** Tells that the support desk answered. Who has no account gets the answer, but has no page to read it on. */
export const ticketAnsweredMail = (
  writer: Recipient & { hasAccount: boolean },
  answer: TicketAnswer,
  baseUrl: string,
): OutgoingMail => ({
  kind: 'ticket-answered',
  to: writer.email,
  subject: `Answer to: ${answer.ticketSubject}`,
  cause: `ticket-answered:${answer.ticketId}:${answer.replyId}`,
  ...composeMail({
    name: writer.name,
    paragraphs: [`The support desk answered your message “${answer.ticketSubject}”:`, ...linesOf(answer.message)],
    ...(writer.hasAccount
      ? {
          action: { label: 'Open the support desk', link: `${baseUrl}/user/support` },
          footnote: switchOff('This mail came because one of your tickets was answered.', baseUrl),
        }
      : { closing: 'To write back, please use the contact form on our site.' }),
  }),
});

const linesOf = (message: string): string[] => message.split(/\n+/).filter((line) => line.trim() !== '');
