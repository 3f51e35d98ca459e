import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '#contract/accounts/profile.ts';
import { failure } from '#server/platform/errors.ts';
import { FORM_FIELDS_BYTES } from '#server/platform/http/limit-bodies.ts';
import { spend } from '#server/platform/limits/spend.ts';
import type { MemberContext } from '#server/platform/rpc.ts';
import { canStorePicture } from './policy.ts';

/**
 * Whether a picture is wanted, before any of it is read. Whoever stores none for the site sends a photo of oneself:
 * what it is for stands in the form.
 * @throws IMAGE_TOO_LARGE, TOO_MANY_UPLOADS
 */
export async function admitPicture({ db, user, headers, limits, resHeaders }: MemberContext): Promise<void> {
  if (canStorePicture(user, 'site')) return;
  if (Number(headers['content-length']) > MAX_PHOTO_BYTES + FORM_FIELDS_BYTES)
    throw failure('IMAGE_TOO_LARGE', PHOTO_TOO_LARGE);
  await spend(db, limits.photos, user.id, resHeaders, failure('TOO_MANY_UPLOADS'));
}
