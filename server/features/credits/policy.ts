import type { SessionUser } from '#server/platform/session.ts';

/** A ledger is read by its user and by admins. */
export const canReadLedger = (actor: SessionUser, userId: string): boolean =>
  actor.id === userId || actor.role === 'Admin';
