import type { OpenIDAccount } from './types.ts';

/** Who is there when nothing else was said. The last one's address has not been verified. */
export const demoAccounts: OpenIDAccount[] = [
  { email: 'olivia@openid.example', name: 'Olivia Open', emailVerified: true },
  { email: 'member@facsimile.example', name: 'Mira Member', emailVerified: true },
  { email: 'unverified@openid.example', name: 'Uwe Unverified', emailVerified: false },
];

export const subjectOf = ({ sub, email }: OpenIDAccount): string => sub ?? `sub-${email}`;

/** What the provider tells about somebody. */
export const claimsOf = (account: OpenIDAccount) => ({
  sub: subjectOf(account),
  email: account.email,
  email_verified: account.emailVerified,
  name: account.name,
  ...(account.picture && { picture: account.picture }),
});
