import type { ComponentKind, FontService, Framework, Mode, SourceFile } from '#contract/generations.ts';
import { nameFiles, withFiles } from '#contract/vocabulary/embedded-files.ts';
import { type Analysis, type Conversion, pageIn } from '#engine/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { getResult } from '../get-result.ts';
import { describePage } from '../page/describe-page.ts';
import type { GenerationRow } from '../tables.ts';
import { getAnalysis } from './get-analysis.ts';

/** Pages are written by the engine's threads: none of it holds up other requests. */
type Tools = Pick<Services, 'db' | 'engine'>;

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
  { db, engine }: Tools,
  row: Pick<GenerationRow, 'rootId' | 'analysisId' | 'finishedAt'>,
  { framework, mode, fonts }: Style,
): Promise<Omit<Conversion, 'timings'>> {
  const analysis = await getStored(db, row, mode);
  const page = pageIn(analysis, mode);
  const { palette, typeScale } = page;
  return { ...analysis, palette, typeScale, ...(await engine.write('writePage', [page, framework, fonts])) };
}

/**
 * A version as components: as they were saved; of the built-in engine's clean page, from the stored analysis; of what anybody
 * else wrote or changed, from that. Nothing is stored, nothing is charged.
 * @throws STILL_RUNNING
 */
export async function writeVersionComponents(
  { db, engine }: Tools,
  row: Pick<GenerationRow, 'id' | 'rootId' | 'analysisId' | 'engine' | 'edited' | 'framework' | 'fonts'>,
  kind: ComponentKind,
  signal?: AbortSignal,
): Promise<SourceFile[]> {
  const analysis = row.engine === 'built-in' && !row.edited ? await getAnalysis(db, row) : undefined;
  if (analysis?.clean) return engine.write('writeComponents', [analysis.clean, row.framework, kind, row.fonts], signal);
  const result = await getResult(db, row.id);
  if (!result) throw failure('STILL_RUNNING', WAIT);
  if (result.components?.kind === kind) {
    // What is embedded in the page is not stored in them again.
    const putBack = withFiles(nameFiles([result.html, result.css]));
    return result.components.files.map(({ name, content }) => ({ name, content: putBack(content) }));
  }
  return writePageComponents(engine, result, row.framework, kind, signal);
}

/** Any page as components, from its markup. */
export const writePageComponents = (
  engine: Tools['engine'],
  page: { html: string; css: string },
  framework: Framework,
  kind: ComponentKind,
  signal?: AbortSignal,
): Promise<SourceFile[]> => engine.write('writeMarkupComponents', [describePage(page), framework, kind], signal);

/**
 * The built-in engine's page of a picture, to be looked at rather than read: laying code out takes longer than writing it.
 * @throws STILL_RUNNING, NO_ANALYSIS
 */
export async function printStoredPage(
  { db, engine }: Tools,
  row: Pick<GenerationRow, 'rootId' | 'analysisId' | 'finishedAt'>,
  { framework, mode, fonts }: Style,
  signal?: AbortSignal,
): Promise<{ html: string; css: string }> {
  const page = pageIn(await getStored(db, row, mode), mode);
  return engine.write('printPage', [page, framework, fonts], signal);
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
