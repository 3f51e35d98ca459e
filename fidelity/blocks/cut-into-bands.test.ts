import { describe, expect, it } from 'vitest';
import { cutIntoBands } from './cut-into-bands.ts';
import { matchBlocks } from './match-blocks.ts';
import type { ScoredBlock } from './scored-block.ts';

const block = (text: string, y: number): ScoredBlock => ({
  text,
  x: 0,
  y,
  width: 0.2,
  height: 0.001,
  color: [0, 0, 0],
});
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => block(`order ${at}`, from + (at / count) * (1 - from)));

describe('cutIntoBands', () => {
  it('leaves a page with few texts whole', () => {
    const page = { candidate: rows(10), reference: rows(8) };
    expect(cutIntoBands(page, 10)).toEqual([page]);
  });

  it('cuts two pages between the same lines, also when one has grown longer', () => {
    for (const band of cutIntoBands({ candidate: rows(100, 0.3), reference: rows(100) }, 20)) {
      expect(band.candidate.length).toBeLessThanOrEqual(20);
      expect(band.candidate.map(({ text }) => text)).toEqual(band.reference.map(({ text }) => text));
    }
  });

  it('error: texts that all stand at one height come in halves', () => {
    const page = { candidate: Array.from({ length: 50 }, () => block('same', 0)), reference: [] };
    const bands = cutIntoBands(page, 20);
    expect(bands.flatMap(({ candidate }) => candidate)).toHaveLength(50);
    expect(Math.max(...bands.map(({ candidate }) => candidate.length))).toBeLessThanOrEqual(20);
  });
});

describe('matchBlocks of a long page', () => {
  it('pairs every text with its own', () => {
    const { candidate, reference, pairs } = matchBlocks(rows(900, 0.1), rows(900));
    expect(pairs).toHaveLength(900);
    for (const pair of pairs) expect(candidate[pair.candidate]?.text).toBe(reference[pair.reference]?.text);
  });
});
