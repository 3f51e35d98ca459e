import { and, eq, inArray } from 'drizzle-orm';
import { PAID, shortOrderId } from '#contract/orders/order.ts';
import { getUserByEmail } from '#server/features/accounts/index.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { getBalance, postCredits } from '#server/features/credits/index.ts';
import { canListOrders, orderMissing, orders } from '#server/features/orders/index.ts';
import { userMissing } from '#server/features/users/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';

type Change = { userEmail: string; credit: number; orderId: string };

/**
 * Members are told what a paid order gave them: settling it has done it. Admins give credits by hand, once per order id: "safe"
 * stands for that a second call adds nothing.
 */
export async function updateBalance(db: Database, actor: SessionUser, { userEmail, credit, orderId }: Change) {
  if (!canListOrders(actor, userEmail)) throw failure('FORBIDDEN');
  const user = await getUserByEmail(db, userEmail);
  if (!user) throw userMissing();
  const known = shortOrderId.safeParse(orderId).success;
  const [paid] = known
    ? await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.userId, user.id), eq(orders.orderId, orderId), inArray(orders.paymentStatus, [...PAID])))
    : [];
  if (!paid && actor.role !== 'Admin') throw orderMissing();
  const added = !paid && credit > 0 && (await addCredits(db, actor, user, { credit, orderId }));
  return {
    success: true as const,
    matchedCount: 1,
    modifiedCount: added ? 1 : 0,
    currentBalance: await getBalance(db, user.id),
  };
}

function addCredits(
  db: Database,
  actor: SessionUser,
  user: { id: string; email: string },
  { credit, orderId }: Omit<Change, 'userEmail'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const reason = `By hand, for order ${orderId.slice(0, 100)}`;
    const cause = `by-hand:${user.id}:${orderId}`;
    const added = await postCredits(tx, {
      ...{ userId: user.id, amount: credit, kind: 'adjustment', cause, reason, actorId: actor.id },
    });
    if (added)
      await recordAct(tx, {
        actor,
        action: 'credits.refund',
        subject: { type: 'user', id: user.id, name: user.email },
        after: { credits: credit, reason },
      });
    return added;
  });
}
