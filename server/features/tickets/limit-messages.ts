import { failure } from '#server/platform/errors.ts';
import { networkOf } from '#server/platform/limits/create-limiter.ts';
import { spend } from '#server/platform/limits/spend.ts';
import type { RequestContext } from '#server/platform/rpc.ts';
import type { SessionUser } from '#server/platform/session.ts';

type Sender = Pick<RequestContext, 'db' | 'limits' | 'address' | 'resHeaders'> & { user: SessionUser | null };

const FROM_ACCOUNT = 'Too many messages have been sent from your account. Please try again later.';

/** Counts a message: a member's by account, a visitor's by address. @throws TOO_MANY_MESSAGES with Retry-After */
export const limitMessages = ({ db, limits, user, address, resHeaders }: Sender): Promise<void> =>
  user
    ? spend(db, limits.memberMessages, user.id, resHeaders, failure('TOO_MANY_MESSAGES', FROM_ACCOUNT))
    : spend(db, limits.visitorMessages, networkOf(address), resHeaders);
