import { and, eq, inArray } from 'drizzle-orm';
import type { Analysis } from '#engine/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { analysisKeyOf, type GenerationRow, generationAnalyses } from '../tables.ts';
import { ANALYSIS_FORMATS, unpackAnalysis } from './pack-analysis.ts';

const storedOf = (generation: Pick<GenerationRow, 'rootId' | 'analysisId'>) =>
  and(
    eq(generationAnalyses.rootId, analysisKeyOf(generation)),
    inArray(generationAnalyses.format, Object.values(ANALYSIS_FORMATS)),
  );

/** What the engine found in the picture, or undefined when it is not stored. */
export async function getAnalysis(
  db: Database,
  generation: Pick<GenerationRow, 'rootId' | 'analysisId'>,
): Promise<Analysis | undefined> {
  const [row] = await db.select().from(generationAnalyses).where(storedOf(generation));
  return row && unpackAnalysis(row);
}

/** What can be written of the picture without looking at it again: anything at all, and in Clean mode. */
export async function findStoredPages(
  db: Database,
  generation: Pick<GenerationRow, 'rootId' | 'analysisId'>,
): Promise<{ hasAnalysis: boolean; hasClean: boolean }> {
  const [found] = await db
    .select({ format: generationAnalyses.format })
    .from(generationAnalyses)
    .where(storedOf(generation));
  return { hasAnalysis: found !== undefined, hasClean: found?.format === ANALYSIS_FORMATS.both };
}
