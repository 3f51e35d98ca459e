import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { creditHolds, type HoldState } from './tables.ts';

export type HoldKey = { generationId: string; attempt?: number };

/**
 * Takes an active hold out of `active`. Sweeper, worker and user all go through here, and only one of them gets it.
 * @returns the hold for the one winner, otherwise undefined
 */
export async function claimHold(db: Database, key: HoldKey, state: Exclude<HoldState, 'active'>) {
  const { generationId, attempt = 1 } = key;
  const [hold] = await db
    .update(creditHolds)
    .set({ state, claimedAt: new Date() })
    .where(
      and(
        eq(creditHolds.generationId, generationId),
        eq(creditHolds.attempt, attempt),
        eq(creditHolds.state, 'active'),
      ),
    )
    .returning();
  return hold;
}
