import type { SupportEvent } from '#contract/tickets/live.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announce } from '#server/platform/events/announce.ts';

/** Announcements for every admin. */
export const DESK_STREAM = 'support:desk';

/** Announcements for one person. */
export const memberStream = (userId: string): string => `support:member:${userId}`;

/** Tells who looks, on every instance; inside a transaction, when it commits. */
export const announceSupport = (db: Database, stream: string, event: SupportEvent): Promise<void> =>
  announce(db, stream, JSON.stringify(event));
