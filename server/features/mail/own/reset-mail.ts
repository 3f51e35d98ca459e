import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';

/** The way back in for somebody who forgot the password. */
export const resetMail = (user: Recipient, link: string): OutgoingMail => ({
  kind: 'reset',
  to: user.email,
  subject: 'Choose a new password',
  ...composeMail({
    name: user.name,
    paragraphs: ['Somebody asked for a new password for this address. Choose one within an hour.'],
    action: { label: 'Choose a new password', link },
    closing: 'If that was not you, nothing has changed and you can ignore this email.',
  }),
});
