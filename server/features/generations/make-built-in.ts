import type { Corrections, GenerationResult, NarrowScreen } from '#contract/generations.ts';
import { type Analysis, type Conversion, MIN_FOUND_SHARE, outlineOf, pageIn } from '#engine/index.ts';
import { failure } from '#server/platform/errors.ts';
import { readScreens } from './read-screens.ts';
import type { Made, Run } from './run.ts';
import type { GenerationRow } from './tables.ts';

/** The built-in engine alone. */
export async function makeBuiltIn(run: Run): Promise<Made> {
  const picture = await run.worker.storage.get(run.row.imageKey);
  const screens = await readScreens(run.worker.storage, run.row);
  const share = 1 / (1 + screens.length);
  const corrections = run.row.corrections ?? undefined;
  const converted = await convertPicture(run, picture, { share, corrections });
  if (screens.length === 0) return { result: resultOf(run.row, converted), analysis: analysisOf(converted) };
  const others: Partial<Record<NarrowScreen, Conversion>> = {};
  for (const [at, { screen, png }] of screens.entries())
    others[screen] = await convertPicture(run, png, { share, done: (at + 1) * share, screen });
  return joined(run, converted, others);
}

/**
 * One page of the pictures of several screens.
 * @throws IMAGE_REJECTED when one of them shows another page
 */
async function joined(
  { row, worker, signal }: Run,
  desktop: Conversion,
  others: Partial<Record<NarrowScreen, Conversion>>,
): Promise<Made> {
  const { analysis, found } = await worker.engine.join(desktop, others, signal);
  for (const [screen, share] of Object.entries(found))
    if (share < MIN_FOUND_SHARE) throw failure('IMAGE_REJECTED', `The picture for ${screen}s shows another page.`);
  const page = pageIn(analysis, row.mode);
  const { palette, typeScale } = page;
  const written = await worker.engine.write('writePage', [page, row.framework, row.fonts], signal);
  const result = resultOf(row, { ...analysis, palette, typeScale, ...written });
  const screens = (Object.entries(others) as [NarrowScreen, Conversion][]).map(
    ([screen, { width, height, pageArea, lines, layout }]) => ({ screen, width, height, pageArea, lines, layout }),
  );
  return { result: { ...result, screens }, analysis: analysisOf(analysis) };
}

/**
 * Converts with live progress.
 * @param share how much of the whole work this is, 0–1; `done`: how much was before it; `corrections`: of this picture;
 * `screen`: what it shows the page on
 */
export async function convertPicture(
  run: Run,
  picture: Uint8Array,
  {
    share = 1,
    done = 0,
    corrections,
    screen,
  }: { share?: number; done?: number; corrections?: Corrections | undefined; screen?: NarrowScreen } = {},
): Promise<Conversion> {
  const { worker, row, progress, signal } = run;
  const { framework, mode, fonts, language } = row;
  const options = {
    framework,
    mode,
    fonts,
    images: 'embed' as const,
    ...(screen && { screen }),
    ...(language === 'automatic' ? {} : { language }),
    ...(corrections && { corrections: correctionsFor(corrections) }),
  };
  const converted = await worker.engine.convert(picture, options, {
    onStage: (report) => progress.report({ ...report, progress: done + report.progress * share }),
    signal,
  });
  run.log.info({ timings: converted.timings }, 'picture converted');
  return converted;
}

/** What the engine is told; the language is an option of its own. */
const correctionsFor = ({ boxes, words, typeface }: Corrections) => ({ boxes, words, ...(typeface && { typeface }) });

/** What of a conversion is stored, to be written in other frameworks and modes. */
export function analysisOf({ page, clean, warnings, width, height, pageArea, lines, layout }: Analysis): Analysis {
  return { page, clean, warnings, width, height, pageArea, lines, layout };
}

export function resultOf(row: GenerationRow, converted: Omit<Conversion, 'page' | 'timings'>): GenerationResult {
  const { html, css, clean, width, height, pageArea, lines, palette, typeScale, layout } = converted;
  const warnings = [...converted.warnings];
  if (row.instructions.trim())
    warnings.push('The built-in engine works from the picture alone, so your instructions were not used.');
  const outline = row.mode === 'clean' && clean ? { outline: outlineOf(clean.body) } : {};
  return { html, css, warnings, width, height, pageArea, lines, palette, typeScale, layout, ...outline };
}
