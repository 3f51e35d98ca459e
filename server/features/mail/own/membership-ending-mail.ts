import { formatDay } from '#contract/vocabulary/format-date.ts';
import type { OutgoingMail } from '../queue-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';
import { switchOff } from './switch-off.ts';

/** Sent once for every end date. */
export const membershipEndingMail = (
  user: Recipient & { id: string; membershipValidity: Date },
  baseUrl: string,
): OutgoingMail => ({
  kind: 'membership-ending',
  to: user.email,
  subject: `Your membership ends on ${formatDay(user.membershipValidity, 'UTC')}`,
  cause: `membership-ending:${user.id}:${user.membershipValidity.toISOString().slice(0, 10)}`,
  ...composeMail({
    name: user.name,
    paragraphs: [
      `Your membership ends on ${formatDay(user.membershipValidity, 'UTC')}.`,
      'To continue without a break, buy a package before then. You lose nothing by buying early: the new days are added to the ones you have left.',
    ],
    action: { label: 'Choose a package', link: `${baseUrl}/user/select-package` },
    footnote: switchOff('This reminder comes a week before a membership ends.', baseUrl),
  }),
});
