import type { SessionUser } from '#server/platform/session.ts';

/** A profile is changed by its person or by an admin. */
export const canChangeProfile = (actor: SessionUser, userId: string): boolean =>
  actor.id === userId || actor.role === 'Admin';
