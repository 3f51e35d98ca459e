/**
 * What mails are for: how the log names them, and whether they carry a secret link. The text of a secret one is emptied
 * as soon as it has left, so that nobody can take an account over by reading the log.
 */
export const mailKinds = {
  message: { name: 'Message', secret: false },
  welcome: { name: 'Welcome', secret: false },
  verify: { name: 'Email verification', secret: true },
  reset: { name: 'Password reset', secret: true },
  account: { name: 'Account notice', secret: false },
  'account-link': { name: 'Account confirmation', secret: true },
  receipt: { name: 'Receipt', secret: false },
  'membership-ending': { name: 'Membership ending', secret: false },
  'ticket-answered': { name: 'Ticket answered', secret: false },
  'ticket-message': { name: 'Message to the support desk', secret: false },
} as const;

export type MailKind = keyof typeof mailKinds;

/** A kind that an older release wrote is treated as one with a secret. */
export const isSecret = (kind: string): boolean => mailKinds[kind as MailKind]?.secret ?? true;
