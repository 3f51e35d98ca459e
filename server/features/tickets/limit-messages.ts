import type { SessionUser } from '#server/features/accounts/create-auth.ts';
import { failure } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/limits/create-limiter.ts';
import type { RequestContext } from '#server/rpc.ts';

type Sender = Pick<RequestContext, 'limits' | 'address' | 'resHeaders'> & { user: SessionUser | null };

/** Counts a message: a member's by account, a visitor's by address. @throws TOO_MANY_MESSAGES with Retry-After */
export async function limitMessages({ limits, user, address, resHeaders }: Sender): Promise<void> {
  const wait = user ? await limits.memberMessages.take(user.id) : await limits.visitorMessages.take(networkOf(address));
  if (wait === undefined) return;
  resHeaders?.set('retry-after', String(wait));
  throw user
    ? failure('TOO_MANY_MESSAGES', 'Too many messages came from your account. Please try again later.')
    : failure('TOO_MANY_MESSAGES');
}
