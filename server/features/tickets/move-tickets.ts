import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rebuildWords } from './rebuild-words.ts';
import { supportTickets } from './tables.ts';

/** An account's tickets are found and answered under the address that it has now. Lock them before (`lockTicketsOf`). */
export async function moveTickets(tx: Database, userId: string, userEmail: string): Promise<void> {
  const moved = await tx
    .update(supportTickets)
    .set({ userEmail })
    .where(eq(supportTickets.userId, userId))
    .returning({ id: supportTickets.id });
  for (const { id } of moved) await rebuildWords(tx, id);
}
