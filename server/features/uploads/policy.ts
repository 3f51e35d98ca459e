import type { PicturePurpose } from '#contract/uploads.ts';
import type { SessionUser } from '#server/platform/session.ts';

/** Pictures of the site are for admins to store, a photo of oneself for every member. Everybody sees them. */
export const canStorePicture = (actor: SessionUser, purpose: PicturePurpose): boolean =>
  purpose === 'profile' || actor.role === 'Admin';
