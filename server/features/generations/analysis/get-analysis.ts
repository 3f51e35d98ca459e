import { and, eq, inArray } from 'drizzle-orm';
import type { Analysis } from '#engine/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generationAnalyses } from '../tables.ts';
import { ANALYSIS_FORMATS, unpackAnalysis } from './pack-analysis.ts';

const ofTree = (rootId: string) =>
  and(eq(generationAnalyses.rootId, rootId), inArray(generationAnalyses.format, Object.values(ANALYSIS_FORMATS)));

/** What the engine found in the picture, or undefined when it is not stored. */
export async function getAnalysis(
  db: Database,
  { rootId }: Pick<GenerationRow, 'rootId'>,
): Promise<Analysis | undefined> {
  const [row] = await db.select().from(generationAnalyses).where(ofTree(rootId));
  return row && unpackAnalysis(row);
}

/** What can be written of the picture without looking at it again: anything at all, and in Clean mode. */
export async function findStoredPages(
  db: Database,
  { rootId }: Pick<GenerationRow, 'rootId'>,
): Promise<{ hasAnalysis: boolean; hasClean: boolean }> {
  const [found] = await db.select({ format: generationAnalyses.format }).from(generationAnalyses).where(ofTree(rootId));
  return { hasAnalysis: found !== undefined, hasClean: found?.format === ANALYSIS_FORMATS.both };
}
