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

/** Who wrote the ticket, and whether an account did; `unproven` is one whose e-mail may be somebody else's. */
export type TicketWriter = Recipient & { account: 'none' | 'unproven' | 'proven' };

/**
 * Tells that the support desk answered. Who has no account gets the answer, but has no page to read it on; who has not
 * proven the address gets nothing of the conversation, not even its subject.
 */
export const ticketAnsweredMail = (writer: TicketWriter, answers: TicketAnswers, baseUrl: string): OutgoingMail => ({
  kind: 'ticket-answered',
  to: writer.email,
  subject: writer.account === 'unproven' ? 'The support desk answered you' : `Answer to: ${answers.ticketSubject}`,
  cause: `ticket-answered:${answers.ticketId}:${digestOf(answers.messageIds)}`,
  ...composeMail({
    name: writer.name,
    ...(writer.account === 'none' ? writeBack(baseUrl) : openConversation(answers, baseUrl)),
    paragraphs:
      writer.account === 'unproven'
        ? ['There is an answer to one of your support tickets. Sign in to read it.', UNPROVEN]
        : [`The support desk answered your message “${answers.ticketSubject}”:`, ...paragraphsOf(answers.said)],
  }),
});

const UNPROVEN =
  'The answer itself is not in this mail, because this address has not been verified. You can do that in your profile.';

const openConversation = ({ ticketId }: TicketAnswers, baseUrl: string) => ({
  action: { label: 'Open the conversation', link: `${baseUrl}/user/support?ticket=${ticketId}` },
  footnote: switchOff('This mail came because one of your tickets was answered.', baseUrl),
});

const writeBack = (baseUrl: string) => ({
  action: { label: 'Write back with the contact form', link: `${baseUrl}/contact` },
  closing: `Or register with this address and verify it: then you find this conversation in your list of tickets and can go on there. ${baseUrl}/register`,
});
