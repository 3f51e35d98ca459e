import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { FontService, Framework, Mode } from '#contract/generations.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { getResult } from '../get-result.ts';
import { findRoot, insertVersion } from '../insert-version.ts';
import { resultOf } from '../make-built-in.ts';
import { analysisKeyOf, type GenerationRow, generations, notDeleted } from '../tables.ts';
import { type Style, writeStoredPage } from './write-stored-page.ts';

/**
 * The built-in engine's page of a picture in another framework or mode, written from the stored analysis as a new version. It
 * costs nothing. When there is such a version already, that one.
 * @throws STILL_RUNNING, NO_ANALYSIS
 */
export async function writeVersion(
  tools: Pick<Services, 'db' | 'engine' | 'storage' | 'log'>,
  row: Authorized<GenerationRow>,
  wish: { framework: Framework; mode?: Mode | undefined; fonts?: FontService | undefined },
): Promise<GenerationRow> {
  const { framework, mode = row.mode, fonts = row.fonts } = wish;
  const style = { framework, mode, fonts };
  const former = await findWritten(tools.db, row, style);
  if (former) return former;
  const startedAt = new Date();
  const written = await writeStoredPage(tools, row, style);
  const { screens } = (await getResult(tools.db, row.id)) ?? {};
  return insertVersion(tools, row, {
    findSame: (tx) => findWritten(tx, row, style),
    news: async (tx) => ({
      ...style,
      startedAt,
      parentId: await findRoot(tx, analysisKeyOf(row)),
      engine: 'built-in',
      model: null,
      rewritten: true,
      requestHash: createHash('sha256')
        .update(Object.values({ rootId: analysisKeyOf(row), ...style }).join(' '))
        .digest('hex'),
    }),
    resultOf: (inserted) => ({ ...resultOf(inserted, written), ...(screens && { screens }) }),
  });
}

/** The built-in engine's page in this style: one that was written before, or the conversion or correction itself. */
async function findWritten(db: Database, row: GenerationRow, { framework, mode, fonts }: Style) {
  const { rootId, analysisId, userId } = row;
  const [found] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.rootId, rootId),
        // A corrected page and one without the corrections are two.
        analysisId ? eq(generations.analysisId, analysisId) : isNull(generations.analysisId),
        eq(generations.userId, userId),
        eq(generations.framework, framework),
        eq(generations.mode, mode),
        eq(generations.fonts, fonts),
        eq(generations.engine, 'built-in'),
        eq(generations.edited, false),
        eq(generations.status, 'succeeded'),
        notDeleted,
      ),
    )
    .limit(1);
  return found;
}
