import { recordAct } from '#server/features/audit/record-act.ts';
import { type Grant, grantCredits } from '#server/features/credits/grant-credits.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '../create-auth.ts';

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
        subject: { type: 'users', id: added.length === 1 ? added[0]! : null, name: peopleCount(added.length) },
        after: { amount: grant.amount, reason: grant.reason, users: added },
      });
    return granted.length;
  });
}

const peopleCount = (n: number) => (n === 1 ? '1 user' : `${n} users`);
