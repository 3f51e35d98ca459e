import type { GenerationResult } from '#contract/generations.ts';
import type { Analysis, Conversion } from '#engine/index.ts';
import type { Made, Run } from './run.ts';
import type { GenerationRow } from './tables.ts';

/** The built-in engine alone. */
export async function makeBuiltIn(run: Run): Promise<Made> {
  const picture = await run.worker.storage.get(run.row.imageKey);
  const converted = await convertPicture(run, picture);
  return { result: resultOf(run.row, converted), analysis: analysisOf(converted) };
}

/**
 * Converts with live progress.
 * @param share how much of the whole work this is, 0–1
 */
export async function convertPicture(run: Run, picture: Uint8Array, share = 1): Promise<Conversion> {
  const { worker, row, progress, signal } = run;
  const { framework, fonts, language } = row;
  const options = { framework, fonts, images: 'embed' as const, ...(language === 'automatic' ? {} : { language }) };
  const converted = await worker.engine.convert(picture, options, {
    onStage: (report) => progress.report({ ...report, progress: report.progress * share }),
    signal,
  });
  run.log.info({ timings: converted.timings }, 'picture converted');
  return converted;
}

/** What of a conversion is stored, to be written in other frameworks. */
export function analysisOf({ page, warnings, width, height, pageArea, lines, layout }: Conversion): Analysis {
  return { page, warnings, width, height, pageArea, lines, layout };
}

export function resultOf(row: GenerationRow, converted: Omit<Conversion, 'page' | 'timings'>): GenerationResult {
  const { html, css, width, height, pageArea, lines, palette, typeScale, layout } = converted;
  const warnings = [...converted.warnings];
  if (row.instructions.trim())
    warnings.push('The built-in engine works from the picture alone, so your instructions were not used.');
  return { html, css, warnings, width, height, pageArea, lines, palette, typeScale, layout };
}
