import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { SessionInfo } from '#contract/accounts/profile.ts';
import { sessions } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { deviceOf } from './device-of.ts';

type SessionRow = typeof sessions.$inferSelect;

/** Where somebody is signed in now, the place used last first. */
export const findSessions = (db: Database, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));

/** Signs one place out. @throws NOT_FOUND also for somebody else's session */
export async function endSession(db: Database, userId: string, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw failure('NOT_FOUND', 'This session has already ended.');
}

/** Signs every place out but one, or every place. */
export async function endSessions(db: Database, userId: string, exceptId?: string): Promise<void> {
  const own = eq(sessions.userId, userId);
  await db.delete(sessions).where(exceptId ? and(own, ne(sessions.id, exceptId)) : own);
}

export const presentSession = (row: SessionRow, currentId: string): SessionInfo => ({
  _id: row.id,
  device: deviceOf(row.userAgent),
  ipAddress: row.ipAddress || null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.updatedAt.toISOString(),
  isCurrent: row.id === currentId,
});
