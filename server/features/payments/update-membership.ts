import { and, eq, inArray } from 'drizzle-orm';
import { PAID } from '#contract/orders/order.ts';
import type { UserMembership } from '#contract/vocabulary/roles.ts';
import { getUserByEmail, users } from '#server/features/accounts/index.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { canListOrders, orders } from '#server/features/orders/index.ts';
import { getUser, userMissing } from '#server/features/users/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';

type Change = {
  userEmail: string;
  MembershipValidity?: string | null | undefined;
  userMembership?: UserMembership | undefined;
};

/** Members are told what their payments gave them: settling an order has done it. Admins set it, and it is written down. */
export async function updateMembership(db: Database, actor: SessionUser, change: Change) {
  if (!canListOrders(actor, change.userEmail)) throw failure('FORBIDDEN');
  const found = await getUserByEmail(db, change.userEmail);
  if (!found) throw userMissing();
  const modified = actor.role === 'Admin' && (await setMembership(db, actor, found.id, change));
  const { user } = await getUser(db, found.id);
  const [paid] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.kind, 'package'), inArray(orders.paymentStatus, [...PAID])))
    .limit(1);
  return {
    success: true as const,
    matchedCount: actor.role === 'Admin' || paid ? 1 : 0,
    modifiedCount: modified ? 1 : 0,
    userMembership: user.membership,
    MembershipValidity: user.membershipValidity?.toISOString() ?? null,
  };
}

function setMembership(db: Database, actor: SessionUser, id: string, change: Change): Promise<boolean> {
  const { userMembership, MembershipValidity } = change;
  if (userMembership === undefined && MembershipValidity === undefined) return Promise.resolve(false);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!before) throw userMissing();
    const membership = userMembership ?? before.membership;
    const given = MembershipValidity === undefined ? before.membershipValidity : MembershipValidity;
    // Nothing can end that is not there.
    const membershipValidity = membership === 'free' || given === null ? null : new Date(given);
    const same =
      membership === before.membership && membershipValidity?.getTime() === before.membershipValidity?.getTime();
    if (same) return false;
    await tx.update(users).set({ membership, membershipValidity, updatedAt: new Date() }).where(eq(users.id, id));
    await recordAct(tx, {
      actor,
      action: 'user.membership',
      subject: { type: 'user', id, name: before.email },
      before: { membership: before.membership, until: before.membershipValidity?.toISOString() ?? null },
      after: { membership, until: membershipValidity?.toISOString() ?? null },
    });
    return true;
  });
}
