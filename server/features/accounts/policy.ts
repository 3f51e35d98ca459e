import type { SessionUser } from './create-auth.ts';

/** The whole list is for admins; one's own record is for oneself. */
export const canReadUsers = (actor: SessionUser, userEmail: string | undefined): boolean =>
  actor.role === 'Admin' || userEmail?.toLowerCase() === actor.email;
