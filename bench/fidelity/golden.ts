import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WIDTHS } from './check-contract.ts';
import type { PageResult } from './measure-page.ts';

export const GOLDEN_FILE = join(import.meta.dirname, 'golden.json');

/** In percent. `windows`: those in which the page does not scroll sideways. */
export type GoldenScores = Record<'block' | 'text' | 'position' | 'color' | 'words' | 'windows', number>;

export function goldenScoresOf({ scores, contract }: Pick<PageResult, 'scores' | 'contract'>): GoldenScores {
  const percent = (share: number): number => Math.round(share * 10_000) / 100;
  return {
    block: percent(scores.block),
    text: percent(scores.text),
    position: percent(scores.position),
    color: percent(scores.color),
    words: percent(scores.words.recall),
    windows: percent(1 - contract.overflowAt.length / WIDTHS.length),
  };
}

/** Stores the scores that the tests require from now on: `npm run bench:fidelity -- --golden`. */
export async function storeGolden(results: readonly PageResult[]): Promise<void> {
  const failed = results.find(({ error }) => error);
  if (failed) throw new Error(`${failed.id} could not be measured: ${failed.error}`);
  const golden = Object.fromEntries(results.map((result) => [result.id, goldenScoresOf(result)]));
  await writeFile(GOLDEN_FILE, `${JSON.stringify(golden, null, 2)}\n`);
}
