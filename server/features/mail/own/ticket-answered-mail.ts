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
  subject:
    writer.account === 'unproven' ? 'Our support team has replied to you' : `Answer to: ${answers.ticketSubject}`,
  cause: `ticket-answered:${answers.ticketId}:${digestOf(answers.messageIds)}`,
  ...composeMail({
    name: writer.name,
    ...(writer.account === 'none' ? writeBack(baseUrl) : openConversation(answers, baseUrl)),
    paragraphs:
      writer.account === 'unproven'
        ? ['There is a reply to one of your support tickets. Sign in to read it.', UNPROVEN]
        : [`Our support team has replied to your message “${answers.ticketSubject}”:`, ...paragraphsOf(answers.said)],
  }),
});

const UNPROVEN =
  'The reply is not included in this email because this address has not been verified. You can verify it in your profile.';

const openConversation = ({ ticketId }: TicketAnswers, baseUrl: string) => ({
  action: { label: 'Open the conversation', link: `${baseUrl}/user/support?ticket=${ticketId}` },
  footnote: switchOff('You received this email because one of your tickets was answered.', baseUrl),
});

const writeBack = (baseUrl: string) => ({
  action: { label: 'Reply with the contact form', link: `${baseUrl}/contact` },
  closing: `Or register with this address and verify it: you will then find this conversation in your list of tickets and can continue there. ${baseUrl}/register`,
});
