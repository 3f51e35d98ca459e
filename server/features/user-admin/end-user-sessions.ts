import { eq } from 'drizzle-orm';
import { sessions } from '#server/features/accounts/index.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { getUser } from '#server/features/users/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';

/** Signs somebody out everywhere. @returns how many sessions there were @throws NOT_FOUND */
export function endUserSessions(db: Database, actor: SessionUser, id: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { user } = await getUser(tx, id);
    const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id });
    await recordAct(tx, {
      actor,
      action: 'user.sign-out',
      subject: { type: 'user', id, name: user.name },
      before: { sessions: ended.length },
      after: { sessions: 0 },
    });
    return ended.length;
  });
}
