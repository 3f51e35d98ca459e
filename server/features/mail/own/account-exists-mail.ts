import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';

/** For somebody who registers again where the page must not say that the account exists. */
export const accountExistsMail = (user: Recipient, baseUrl: string): OutgoingMail => ({
  kind: 'account',
  to: user.email,
  subject: 'You already have an account',
  ...composeMail({
    name: user.name,
    paragraphs: ['Somebody tried to register with this address, which already has an account at Facsimile.'],
    action: { label: 'Log in', link: `${baseUrl}/login` },
    closing:
      'If you have forgotten your password, you can choose a new one there. If it was not you, nothing has changed.',
  }),
});
