import type { ComponentKind, FontService, Framework, Mode, SourceFile } from '#contract/generations.ts';
import { type Analysis, type Conversion, pageIn, printPage, writeComponents, writePage } from '#engine/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { GenerationRow } from '../tables.ts';
import { getAnalysis } from './get-analysis.ts';

/** What a page is written in. */
export type Style = { framework: Framework; mode: Mode; fonts: FontService };

const WAIT = 'This conversion is still running. Wait until it is done.';
const NO_CLEAN =
  'This picture was converted before there was Clean mode, so it cannot be written in it for free. Please convert the picture again.';

/**
 * The built-in engine's page of a picture, written from the stored analysis. Nothing is stored, nothing is charged.
 * @throws STILL_RUNNING, NO_ANALYSIS
 */
export async function writeStoredPage(
  db: Database,
  row: Pick<GenerationRow, 'rootId' | 'analysisId' | 'finishedAt'>,
  { framework, mode, fonts }: Style,
): Promise<Omit<Conversion, 'timings'>> {
  const analysis = await getStored(db, row, mode);
  const page = pageIn(analysis, mode);
  const { palette, typeScale } = page;
  return { ...analysis, palette, typeScale, ...(await writePage(page, framework, fonts)) };
}

/**
 * The built-in engine's clean page of a picture as components, written from the stored analysis. Nothing is stored, nothing is
 * charged.
 * @throws STILL_RUNNING, NO_ANALYSIS
 */
export async function writeStoredComponents(
  db: Database,
  row: Pick<GenerationRow, 'rootId' | 'analysisId' | 'finishedAt'>,
  { framework, fonts, kind }: Pick<Style, 'framework' | 'fonts'> & { kind: ComponentKind },
): Promise<SourceFile[]> {
  const analysis = await getStored(db, row, 'clean');
  return writeComponents(pageIn(analysis, 'clean'), framework, kind, fonts);
}

/**
 * The built-in engine's page of a picture, to be looked at rather than read: laying code out takes longer than writing it.
 * @throws STILL_RUNNING, NO_ANALYSIS
 */
export async function printStoredPage(
  db: Database,
  row: Pick<GenerationRow, 'rootId' | 'analysisId' | 'finishedAt'>,
  { framework, mode, fonts }: Style,
): Promise<{ html: string; css: string }> {
  return printPage(pageIn(await getStored(db, row, mode), mode), framework, fonts);
}

async function getStored(
  db: Database,
  row: Pick<GenerationRow, 'rootId' | 'analysisId' | 'finishedAt'>,
  mode: Mode,
): Promise<Analysis> {
  const analysis = await getAnalysis(db, row);
  if (!analysis) throw row.finishedAt ? failure('NO_ANALYSIS') : failure('STILL_RUNNING', WAIT);
  if (mode === 'clean' && !analysis.clean) throw failure('NO_ANALYSIS', NO_CLEAN);
  return analysis;
}
