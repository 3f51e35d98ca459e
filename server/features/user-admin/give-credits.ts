import { type Act, recordAct } from '#server/features/audit/index.ts';
import { type Grant, grantCredits } from '#server/features/credits/index.ts';
import { getUser } from '#server/features/users/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';

/**
 * Gives credits to several users at once, or to none of them.
 * @returns how many have the grant now
 * @throws IDEMPOTENCY_KEY_REUSED
 */
export function giveCredits(db: Database, actor: SessionUser, grant: Omit<Grant, 'actorId'>): Promise<number> {
  return db.transaction(async (tx) => {
    const { granted, added } = await grantCredits(tx, { ...grant, actorId: actor.id });
    if (added.length > 0)
      await recordAct(tx, {
        actor,
        action: 'credits.grant',
        subject: await subjectOf(tx, added),
        after: { amount: grant.amount, reason: grant.reason, users: added },
      });
    return granted.length;
  });
}

/** One user by name, several by how many they are. */
async function subjectOf(tx: Database, [id, ...others]: readonly string[]): Promise<Act['subject']> {
  if (id === undefined || others.length > 0) return { type: 'users', name: `${others.length + 1} users` };
  return { type: 'user', id, name: (await getUser(tx, id)).user.name };
}
