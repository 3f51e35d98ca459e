import type { SessionUser } from './create-auth.ts';

/** The whole list is for admins; one's own record is for oneself. */
export const canReadUsers = (actor: SessionUser, userEmail: string | undefined): boolean =>
  actor.role === 'Admin' || userEmail?.toLowerCase() === actor.email;

/** A profile is changed by its person or by an admin. */
export const canChangeProfile = (actor: SessionUser, userId: string): boolean =>
  actor.id === userId || actor.role === 'Admin';

/** Rights and the account itself are taken from others, so that nobody locks oneself out by accident. */
export const canTakeAway = (actor: SessionUser, userId: string): boolean =>
  actor.role === 'Admin' && actor.id !== userId;
