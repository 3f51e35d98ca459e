import { and, asc, eq, lt } from 'drizzle-orm';
import { UNDO_MS } from '#contract/history.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { events } from '#server/platform/events/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { generationStream } from '../streams.ts';
import { filesOf, type GenerationRow, generationAnalyses, generations } from '../tables.ts';

/** Most that one sweep removes. The next one goes on. */
const MOST = 100;

/**
 * Removes for good what was deleted so long ago that nobody can undo it: the code, pictures and events, and with the last
 * version what the engine found in the picture. Any number of instances may do it at the same time.
 */
export async function eraseDeleted(tools: Pick<Services, 'db' | 'storage' | 'log'>, now = new Date()): Promise<void> {
  const tooLate = lt(generations.deletedAt, new Date(now.getTime() - UNDO_MS));
  const doomed = await tools.db
    .select()
    .from(generations)
    .where(tooLate)
    .orderBy(asc(generations.deletedAt))
    .limit(MOST);
  for (const row of doomed) {
    const erased = await tools.db.transaction(async (tx) => {
      // One after the other: whoever erases the last version has to see that it is the last.
      await lockCreditAccount(tx, row.userId);
      const [gone] = await tx
        .delete(generations)
        .where(and(eq(generations.id, row.id), tooLate))
        .returning({ id: generations.id });
      if (!gone) return false;
      await forgetAnalyses(tx, row);
      await tx.delete(events).where(eq(events.stream, generationStream(row.id)));
      await noteLooseFiles(tx, filesOf(row));
      return true;
    });
    if (erased) await deleteLooseFiles(tools, filesOf(row));
  }
}

/** Those that no other version of the tree is written from. */
async function forgetAnalyses(tx: Database, { rootId, analysisId }: GenerationRow): Promise<void> {
  const others = await tx
    .select({ analysisId: generations.analysisId })
    .from(generations)
    .where(eq(generations.rootId, rootId));
  const forget = (id: string) => tx.delete(generationAnalyses).where(eq(generationAnalyses.rootId, id));
  if (others.length === 0) await forget(rootId);
  if (analysisId && analysisId !== rootId && !others.some((other) => other.analysisId === analysisId))
    await forget(analysisId);
}
