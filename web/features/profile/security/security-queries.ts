import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import { authRequest } from '#web/session/session.ts';

// What the sign-in service tells about one's own account. It is no part of the contract, so it is checked here.

const facts = z.object({
  user: z.object({ email: z.email(), emailVerified: z.boolean(), twoFactorEnabled: z.boolean() }),
});
const signInWays = z.array(z.object({ id: z.string(), providerId: z.string(), createdAt: z.string() }));
const passkeys = z.array(z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.string() }));

export type Passkey = z.infer<typeof passkeys>[number];

/** Whether the e-mail is verified and the second factor on. */
export const accountFacts = queryOptions({
  queryKey: ['sign-in', 'facts'],
  queryFn: async () => facts.parse(await authRequest('/get-session')).user,
});

/** Password and outside providers of the account. */
export const ownSignInWays = queryOptions({
  queryKey: ['sign-in', 'ways'],
  queryFn: async () => signInWays.parse(await authRequest('/list-accounts')),
});

export const ownPasskeys = queryOptions({
  queryKey: ['sign-in', 'passkeys'],
  queryFn: async () => passkeys.parse(await authRequest('/passkey/list-user-passkeys')),
});

/** Id under which the sign-in service lists a password. */
export const PASSWORD = 'credential';
