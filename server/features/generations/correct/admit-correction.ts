import { failure } from '#server/platform/errors.ts';
import type { MemberContext } from '#server/platform/rpc.ts';

const MINUTE_S = 60;

/** Counts one more corrected page of a member, since they are free. @throws TOO_MANY_CORRECTIONS, which says when again */
export async function admitCorrection({ db, limits, user, resHeaders }: MemberContext): Promise<void> {
  const wait = await limits.corrections.take(db, user.id);
  if (wait === undefined) return;
  resHeaders?.set('retry-after', String(wait));
  const minutes = Math.ceil(wait / MINUTE_S);
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  throw failure('TOO_MANY_CORRECTIONS', `You have corrected 60 pages in an hour. Please try again ${when}.`);
}
