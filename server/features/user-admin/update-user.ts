import { eq } from 'drizzle-orm';
import type { UserMembership, UserRole } from '#contract/vocabulary/roles.ts';
import { users } from '#server/features/accounts/index.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { setBalance } from '#server/features/credits/index.ts';
import { lockTicketsOf } from '#server/features/tickets/index.ts';
import { auditedUser, getUser, type UserWithCredits } from '#server/features/users/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { changeEmail } from './change-email.ts';
import { canTakeAway } from './policy.ts';
import { refuseLastAdmin } from './refuse-last-admin.ts';

export type UserChange = {
  userName?: string | undefined;
  UserEmail?: string | undefined;
  userRole?: UserRole | undefined;
  userMembership?: UserMembership | undefined;
  currentBalance?: number | undefined;
  reason?: string | undefined;
};

/**
 * What an admin changes about a user; what is left out stays. Everything that is locked is locked in the order admins,
 * tickets, credits, user, as by whoever orders a conversion, writes to the support desk or removes an account.
 * @throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN, EMAIL_TAKEN
 */
export function updateUser(db: Database, actor: SessionUser, id: string, change: UserChange): Promise<UserWithCredits> {
  const { userName, UserEmail, userRole, userMembership, currentBalance, reason = 'Balance set by an admin' } = change;
  return db.transaction(async (tx) => {
    const { user } = await getUser(tx, id);
    if (userRole && userRole !== 'Admin') {
      if (user.role === 'Admin') authorize(user, canTakeAway(actor, id), failure('OWN_ACCOUNT'));
      await refuseLastAdmin(tx, id);
    }
    if (UserEmail) await lockTicketsOf(tx, user);
    const balance = currentBalance ?? null;
    const oldBalance =
      balance === null ? null : await setBalance(tx, { userId: id, balance, reason, actorId: actor.id });
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
    const before = await getUser(tx, id);
    await tx
      .update(users)
      .set({
        name: userName,
        role: userRole,
        membership: userMembership,
        // Nothing can end that is not there.
        membershipValidity: userMembership === 'free' ? null : undefined,
        updatedAt: new Date(),
      })
      .where(eq(users.id, id));
    if (UserEmail) await changeEmail(tx, before.user, UserEmail);
    const after = await getUser(tx, id);
    await recordAct(tx, {
      actor,
      action: 'user.update',
      subject: { type: 'user', id, name: before.user.name },
      before: { ...auditedUser(before), currentBalance: oldBalance },
      after: { ...auditedUser(after), currentBalance: balance, ...(balance === oldBalance ? {} : { reason }) },
    });
    return after;
  });
}
