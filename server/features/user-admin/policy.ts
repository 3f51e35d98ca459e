import type { SessionUser } from '#server/platform/session.ts';

/** The whole list is for admins; one's own record is for oneself. */
export const canReadUsers = (actor: SessionUser, userEmail: string | undefined): boolean =>
  actor.role === 'Admin' || userEmail?.toLowerCase() === actor.email;

/** Rights and the account itself are taken from others, so that nobody locks oneself out by accident. */
export const canTakeAway = (actor: SessionUser, userId: string): boolean =>
  actor.role === 'Admin' && actor.id !== userId;
