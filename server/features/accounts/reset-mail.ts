import type { Mail } from '#server/platform/mail/mailer.ts';

export const resetMail = (user: { name: string; email: string }, link: string): Mail => ({
  to: user.email,
  subject: 'Choose a new password',
  text: `Hello ${user.name},

somebody asked for a new password for this address. Choose one here, within an hour:

${link}

If that was not you, nothing has changed and this mail can be thrown away.
`,
});
