import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';

/** Asks for proof that an address belongs to the one who entered it. */
export const verifyMail = (user: Recipient, link: string): OutgoingMail => ({
  kind: 'verify',
  to: user.email,
  subject: 'Verify your email address',
  ...composeMail({
    name: user.name,
    paragraphs: ['This address was entered for an account at Facsimile. Please confirm that it is yours.'],
    action: { label: 'Verify this address', link },
    closing: 'If you did not enter it, you can ignore this email: the address is not used until it is confirmed.',
  }),
});
