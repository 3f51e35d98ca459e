import { v7 as uuidv7 } from 'uuid';
import { getUserByEmail } from '#server/features/accounts/index.ts';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { getBalance } from './get-balance.ts';
import { postCredits } from './post-credits.ts';

export type Adjustment = { userEmail: string; amount: number; reason: string; actor: Act['actor'] };

/** An admin's manual adjustment, with its reason in the ledger. */
export function adjustCredits(db: Database, { userEmail, amount, reason, actor }: Adjustment) {
  return db.transaction(async (tx) => {
    const user = await getUserByEmail(tx, userEmail);
    if (!user) throw failure('NOT_FOUND', 'User data not found');
    const cause = `adjustment:${uuidv7()}`;
    await postCredits(tx, { userId: user.id, amount, kind: 'adjustment', cause, reason, actorId: actor.id });
    const currentBalance = await getBalance(tx, user.id);
    await recordAct(tx, {
      actor,
      action: amount < 0 ? 'credits.deduct' : 'credits.refund',
      subject: { type: 'user', id: user.id, name: user.email },
      before: { credits: currentBalance - amount },
      after: { credits: currentBalance, reason },
    });
    return { success: true as const, currentBalance };
  });
}
