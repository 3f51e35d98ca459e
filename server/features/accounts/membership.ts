import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { users } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Bought = { userId: string | null; createdAt: Date; validity: number };

/**
 * A bought package makes its buyer premium, from the day of the order on; while premium, from the present end on.
 * Call it inside a transaction. @returns when the membership ends now
 */
export async function extendMembership(tx: Database, { userId, createdAt, validity }: Bought): Promise<Date> {
  const user = await lockUser(tx, userId!);
  const end = user?.membership !== 'free' ? user?.membershipValidity : null;
  const from = end && end.getTime() > Date.now() ? end : createdAt;
  const until = new Date(from.getTime() + validity * DAY_MS);
  await tx
    .update(users)
    .set({ membership: 'premium', membershipValidity: until, updatedAt: new Date() })
    .where(eq(users.id, userId!));
  return until;
}

/** Takes the days of a package back. What other packages gave stays. Call it inside a transaction. */
export async function shortenMembership(tx: Database, userId: string, days: number): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user?.membershipValidity || user.membership === 'free') return;
  const until = new Date(user.membershipValidity.getTime() - days * DAY_MS);
  const over = until.getTime() <= Date.now();
  await tx
    .update(users)
    .set({
      membership: over ? 'free' : user.membership,
      membershipValidity: over ? null : until,
      updatedAt: new Date(),
    })
    .where(eq(users.id, userId));
}

async function lockUser(tx: Database, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user;
}
