import { formatCredits } from '#contract/vocabulary/format-money.ts';
import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';

/** Greets a new account, once. */
export const welcomeMail = (user: Recipient & { id: string }, credits: number, baseUrl: string): OutgoingMail => ({
  kind: 'welcome',
  to: user.email,
  subject: 'Welcome to Facsimile',
  cause: `welcome:${user.id}`,
  ...composeMail({
    name: user.name,
    paragraphs: [
      'Your account is ready. Drop a picture of a user interface into the generator and get clean, responsive HTML and CSS back, with a measure of how faithful it is.',
      ...(credits > 0
        ? [`You start with ${formatCredits(credits)}: a conversion costs one, and one that fails costs nothing.`]
        : []),
    ],
    action: { label: 'Convert your first design', link: `${baseUrl}/user/generate-code` },
  }),
});
