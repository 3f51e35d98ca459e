import type { Database } from '#server/platform/database/database.ts';
import { type Owner, ownedBy } from './owned-by.ts';
import { rebuildWords } from './rebuild-words.ts';
import { supportTickets } from './tables.ts';

/**
 * The tickets of an account are found and answered under its new address. Those that it owned by the old address alone
 * become tickets of the account. Lock them before (`lockTicketsOf`).
 * @param owner as it was before
 */
export async function moveTickets(tx: Database, owner: Owner, userEmail: string): Promise<void> {
  const moved = await tx
    .update(supportTickets)
    .set({ userId: owner.id, userEmail })
    .where(ownedBy(owner))
    .returning({ id: supportTickets.id });
  for (const { id } of moved) await rebuildWords(tx, id);
}
