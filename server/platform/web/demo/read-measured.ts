import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DemonstrationScores } from '#contract/demonstration.ts';

/** Written by `npm run demo:measure`, which needs a browser; the build has none. */
export const measuredFile = fileURLToPath(new URL('./measured.json', import.meta.url));

/** The scores of the document with this SHA-256, or null when another one was measured. */
export async function readMeasured(sha256: string): Promise<DemonstrationScores | null> {
  const measured: { sha256: string; scores: DemonstrationScores } = JSON.parse(await readFile(measuredFile, 'utf8'));
  return measured.sha256 === sha256 ? measured.scores : null;
}
