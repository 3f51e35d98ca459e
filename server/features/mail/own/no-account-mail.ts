import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';

/** For somebody who asked for a new password where the page must not say that there is no account. */
export const noAccountMail = (email: string, baseUrl: string): OutgoingMail => ({
  kind: 'account',
  to: email,
  subject: 'There is no account with this address',
  ...composeMail({
    paragraphs: [
      'Somebody asked for a new password for this address, but there is no account with it at Facsimile.',
      'Perhaps you registered with another address. If you have not registered yet, you can do so now.',
    ],
    action: { label: 'Register', link: `${baseUrl}/register` },
    closing: 'If it was not you, this mail can be thrown away.',
  }),
});
