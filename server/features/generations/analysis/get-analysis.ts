import { and, eq } from 'drizzle-orm';
import type { Analysis } from '#engine/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type GenerationRow, generationAnalyses } from '../tables.ts';
import { ANALYSIS_FORMAT, unpackAnalysis } from './pack-analysis.ts';

const ofTree = (rootId: string) =>
  and(eq(generationAnalyses.rootId, rootId), eq(generationAnalyses.format, ANALYSIS_FORMAT));

/** What the engine found in the picture, or undefined when it is not stored. */
export async function getAnalysis(
  db: Database,
  { rootId }: Pick<GenerationRow, 'rootId'>,
): Promise<Analysis | undefined> {
  const [row] = await db.select().from(generationAnalyses).where(ofTree(rootId));
  return row && unpackAnalysis(row.analysis);
}

/** Whether it can be written in another framework without looking at the picture again. */
export async function hasAnalysis(db: Database, { rootId }: Pick<GenerationRow, 'rootId'>): Promise<boolean> {
  const found = await db.select({ rootId: generationAnalyses.rootId }).from(generationAnalyses).where(ofTree(rootId));
  return found.length > 0;
}
