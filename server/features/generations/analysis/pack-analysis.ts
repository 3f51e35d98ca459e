import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Analysis } from '#engine/index.ts';
import { putBackPictures, takeOutPictures } from './picture-table.ts';

/**
 * How an analysis is written, counted up when that changes: one in a form that a service does not know is left alone.
 * `exact`: the exact page, its pictures where they stand. `both`: the clean page as well, the pictures in a table.
 */
export const ANALYSIS_FORMATS = { exact: 1, both: 2 } as const;

export type PackedAnalysis = { format: number; analysis: Uint8Array };

/** Higher levels take ten times as long and save a tenth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export async function packAnalysis(analysis: Analysis): Promise<PackedAnalysis> {
  const { exact, both } = ANALYSIS_FORMATS;
  if (!analysis.clean) return { format: exact, analysis: await compress(JSON.stringify(analysis), QUALITY) };
  return { format: both, analysis: await compress(takeOutPictures(analysis), QUALITY) };
}

export async function unpackAnalysis({ format, analysis: packed }: PackedAnalysis): Promise<Analysis> {
  const json = (await decompress(packed)).toString();
  const analysis: Analysis = format === ANALYSIS_FORMATS.both ? putBackPictures(json) : JSON.parse(json);
  const { width, height } = analysis;
  // The first ones were stored without it.
  return { ...analysis, pageArea: analysis.pageArea ?? { x: 0, y: 0, width, height, density: 1 } };
}
