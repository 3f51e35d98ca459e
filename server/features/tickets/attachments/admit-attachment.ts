import { failure } from '#server/platform/errors.ts';
import { spend } from '#server/platform/limits/spend.ts';
import type { MemberContext } from '#server/platform/rpc.ts';
import { refuseHoard } from './refuse-hoard.ts';

const TOO_MANY = 'Too many files have been uploaded from your account. Please try again later.';

/** Whether a file is wanted, before any of it is read: an account with no room for one byte has none for it. @throws TOO_MANY_UPLOADS */
export async function admitAttachment({ db, limits, user, resHeaders }: MemberContext): Promise<void> {
  await spend(db, limits.attachments, user.id, resHeaders, failure('TOO_MANY_UPLOADS', TOO_MANY));
  await refuseHoard(db, user, 1);
}
