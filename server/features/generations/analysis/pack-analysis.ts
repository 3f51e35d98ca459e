import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Analysis } from '#engine/index.ts';

/** Counted up when analyses change, so that those which were stored in another form are left alone. */
export const ANALYSIS_FORMAT = 1;

/** Higher levels take ten times as long and save a tenth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export const packAnalysis = (analysis: Analysis): Promise<Uint8Array> => compress(JSON.stringify(analysis), QUALITY);

export async function unpackAnalysis(packed: Uint8Array): Promise<Analysis> {
  const analysis: Analysis = JSON.parse((await decompress(packed)).toString());
  const { width, height } = analysis;
  // The first ones were stored without it.
  return { ...analysis, pageArea: analysis.pageArea ?? { x: 0, y: 0, width, height, density: 1 } };
}
