import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';

// Who may change the site: admins alone; those procedures are built on `admin`.

/** What is switched off is a draft: only admins read it. */
export const canReadDrafts = (actor: SessionUser | null): boolean => actor?.role === 'Admin';

export const featureMissing = () => failure('NOT_FOUND', 'This feature does not exist.');
export const testimonialMissing = () => failure('NOT_FOUND', 'This testimonial does not exist.');
export const versionMissing = () => failure('NOT_FOUND', 'This version does not exist.');
