import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '#server/features/accounts/index.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { cancelUnfinished } from '#server/features/generations/index.ts';
import { auditedUser, getUser, type UserWithCredits } from '#server/features/users/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canTakeAway } from './policy.ts';
import { refuseLastAdmin } from './refuse-last-admin.ts';

/**
 * Keeps somebody out: sessions end at once and running conversions are cancelled with their credits returned. Or lets
 * somebody in again.
 * @throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN
 */
export async function disableUser(
  db: Database,
  actor: SessionUser,
  { id, disabled }: { id: string; disabled: boolean },
): Promise<UserWithCredits> {
  await db.transaction(async (tx) => {
    const before = await getUser(tx, id);
    authorize(before.user, canTakeAway(actor, id), failure('OWN_ACCOUNT'));
    if (disabled) await refuseLastAdmin(tx, id);
    const disabledAt = disabled ? sql`coalesce(${users.disabledAt}, now())` : null;
    await tx.update(users).set({ disabledAt, updatedAt: new Date() }).where(eq(users.id, id));
    if (disabled) await tx.delete(sessions).where(eq(sessions.userId, id));
    await recordAct(tx, {
      actor,
      action: disabled ? 'user.disable' : 'user.enable',
      subject: { type: 'user', id, name: before.user.name },
      before: auditedUser(before),
      after: auditedUser(await getUser(tx, id)),
    });
  });
  if (disabled) await cancelUnfinished(db, id);
  return getUser(db, id);
}
