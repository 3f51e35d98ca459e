import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { users } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Bought = { userId: string | null; createdAt: Date; validity: number };

/**
 * A bought package makes its buyer premium, from the day of the order on; while premium, from the present end on. One that
 * was paid so late that nothing would be left counts from now. Call it inside a transaction.
 * @returns when the membership ends now; null: it has no end
 */
export async function extendMembership(tx: Database, { userId, createdAt, validity }: Bought): Promise<Date | null> {
  const user = await lockUser(tx, userId!);
  const isMember = user !== undefined && user.membership !== 'free';
  if (isMember && !user.membershipValidity) return null;
  const now = Date.now();
  const end = isMember ? user.membershipValidity!.getTime() : 0;
  const added = validity * DAY_MS;
  const fromOrder = createdAt.getTime() + added;
  const until = new Date(end > now ? end + added : fromOrder > now ? fromOrder : now + added);
  await setMembership(tx, userId!, until);
  return until;
}

/**
 * Takes back what is left of the days that an order gave: days that are over, and those of other orders, stay.
 * Call it inside a transaction.
 * @returns seconds taken
 */
export async function shortenMembership(
  tx: Database,
  { userId, validity, membershipValidity }: Bought & { membershipValidity: Date | null },
): Promise<number> {
  const user = await lockUser(tx, userId!);
  if (!membershipValidity || !user?.membershipValidity || user.membership === 'free') return 0;
  const left = Math.min(validity * DAY_MS, membershipValidity.getTime() - Date.now());
  if (left <= 0) return 0;
  await setMembership(tx, userId!, new Date(user.membershipValidity.getTime() - left));
  return Math.round(left / 1000);
}

/** Gives back what `shortenMembership` took. Call it inside a transaction. @returns when the membership ends now */
export async function restoreMembership(tx: Database, userId: string, seconds: number): Promise<Date | null> {
  const user = await lockUser(tx, userId);
  const isMember = user !== undefined && user.membership !== 'free';
  if (isMember && !user.membershipValidity) return null;
  const from = Math.max(Date.now(), isMember ? user.membershipValidity!.getTime() : 0);
  const until = new Date(from + seconds * 1000);
  await setMembership(tx, userId, until);
  return until;
}

async function setMembership(tx: Database, userId: string, until: Date): Promise<void> {
  // Less than a moment is nothing: clocks of database and process differ by that.
  const over = until.getTime() <= Date.now() + 1000;
  await tx
    .update(users)
    .set({ membership: over ? 'free' : 'premium', membershipValidity: over ? null : until, updatedAt: new Date() })
    .where(eq(users.id, userId));
}

async function lockUser(tx: Database, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user;
}
