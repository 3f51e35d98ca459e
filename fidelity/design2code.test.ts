import { describe, expect, it } from 'vitest';
import { contextBonus } from './blocks/context-bonus.ts';
import { joinBlocks } from './blocks/join-blocks.ts';
import { matchBlocks } from './blocks/match-blocks.ts';
import { meanImprovement } from './blocks/mean-improvement.ts';
import type { ScoredBlock } from './blocks/scored-block.ts';
import { design2code } from './design2code.ts';
import type { Rgb, TextBlock } from './facts.ts';

type Where = [x: number, y: number, width: number, height: number];

function block(text: string, [x, y, width, height]: Where, color: Rgb = [0, 0, 0]): TextBlock {
  return { text, original: text, x, y, width, height, color, background: null, fontSize: 16, tag: 'p' };
}

function page(...blocks: TextBlock[]): { width: number; height: number; blocks: TextBlock[] } {
  return { width: 1000, height: 500, blocks };
}

const texts = (blocks: readonly ScoredBlock[]): string[] => blocks.map(({ text }) => text);

describe('design2code', () => {
  it('gives a page compared with itself 1 everywhere', () => {
    const self = page(block('fresh bread', [0, 0, 200, 50]), block('open at nine', [0, 100, 300, 50], [200, 10, 10]));
    expect(design2code(self, self)).toEqual({ block: 1, text: 1, position: 1, color: 1 });
  });

  it('counts matched area over all area of both pages, and shifts by the larger axis', () => {
    const reference = page(block('fresh bread', [100, 100, 200, 50]), block('quarterly zinc', [0, 400, 500, 50]));
    const candidate = page(block('fresh bread', [150, 150, 200, 50]));
    const scores = design2code(reference, candidate);
    // Areas in page shares: 0.2 × 0.1 = 0.02 twice matched, 0.5 × 0.1 = 0.05 missed: 0.04 / 0.09.
    expect(scores.block).toBeCloseTo(0.04 / 0.09, 12);
    expect(scores.text).toBe(1);
    // Δx = 50 / 1000, Δy = 50 / 500: the larger is 0.1.
    expect(scores.position).toBeCloseTo(0.9, 12);
    expect(scores.color).toBe(1);
  });

  it('measures positions in shares of each page’s own size', () => {
    const reference = page(block('fresh bread', [100, 100, 200, 50]));
    const candidate = { width: 2000, height: 1000, blocks: [block('fresh bread', [200, 200, 400, 100])] };
    expect(design2code(reference, candidate)).toEqual({ block: 1, text: 1, position: 1, color: 1 });
  });

  it('takes text from the mean similarity and colour from the mean ΔE2000', () => {
    const reference = page(block('sign in', [0, 0, 100, 50], [255, 255, 255]), block('fresh bread', [0, 100, 100, 50]));
    const candidate = page(block('sign up', [0, 0, 100, 50], [0, 0, 0]), block('fresh bread', [0, 100, 100, 50]));
    const scores = design2code(reference, candidate);
    expect(scores.text).toBeCloseTo((5 / 7 + 1) / 2, 12);
    // Black on white is ΔE 100, so the first pair's colour counts 0.
    expect(scores.color).toBeCloseTo(0.5, 5);
  });

  it('drops pairs less than half alike', () => {
    const scores = design2code(page(block('abcdefgh', [0, 0, 100, 50])), page(block('abcxyzuv', [0, 0, 100, 50])));
    expect(scores).toEqual({ block: 0, text: 0, position: 0, color: 0 });
  });

  it('gives 0 for a page without text, and 1 when both have none', () => {
    const some = page(block('fresh bread', [0, 0, 10, 10]));
    expect(design2code(some, page())).toEqual({ block: 0, text: 0, position: 0, color: 0 });
    expect(design2code(page(), some)).toEqual({ block: 0, text: 0, position: 0, color: 0 });
    expect(design2code(page(), page())).toEqual({ block: 1, text: 1, position: 1, color: 1 });
  });

  it('forgives a paragraph that was cut into lines', () => {
    const reference = page(block('the kettle is on and the door is open', [0, 0, 400, 100]));
    const candidate = page(block('the kettle is on', [0, 0, 400, 50]), block('and the door is open', [0, 50, 400, 50]));
    expect(design2code(reference, candidate)).toEqual({ block: 1, text: 1, position: 1, color: 1 });
  });
});

describe('matchBlocks', () => {
  const one = (text: string, color: Rgb = [0, 0, 0]): ScoredBlock => ({
    text,
    x: 0,
    y: 0,
    width: 0.1,
    height: 0.1,
    color,
  });

  it('merges neighbours on the side that is cut finer, as often as it helps', () => {
    const reference = [one('red apples and green pears in a basket'), one('contact')];
    const candidate = [one('red apples'), one('and green'), one('pears in a basket'), one('contact')];
    const match = matchBlocks(candidate, reference);
    expect(texts(match.candidate)).toEqual(['red apples and green pears in a basket', 'contact']);
    expect(texts(match.reference)).toEqual(texts(reference));
    expect(match.pairs).toEqual([
      { candidate: 0, reference: 0, similarity: 1 },
      { candidate: 1, reference: 1, similarity: 1 },
    ]);
  });

  it('merges the reference too', () => {
    const match = matchBlocks([one('monday to friday nine to five')], [one('monday to friday'), one('nine to five')]);
    expect(texts(match.reference)).toEqual(['monday to friday nine to five']);
    expect(match.pairs).toHaveLength(1);
  });

  it('leaves alone what fits already', () => {
    const side = [one('home'), one('about'), one('contact')];
    expect(texts(matchBlocks(side, side).candidate)).toEqual(['home', 'about', 'contact']);
  });

  it('lets neighbours decide between equal texts', () => {
    // "more" stands twice in the candidate; the one beside "tea" is the reference's.
    const candidate = [one('more'), one('coffee from the hills'), one('tea from the coast'), one('more')];
    const reference = [one('tea from the coast'), one('more')];
    const match = matchBlocks(candidate, reference);
    expect(match.pairs).toEqual([
      { candidate: 2, reference: 0, similarity: 1 },
      { candidate: 3, reference: 1, similarity: 1 },
    ]);
  });
});

describe('the steps', () => {
  it('joins two blocks: text with a space, box around both, colour rounded down', () => {
    const a: ScoredBlock = { text: 'a', x: 0.25, y: 0.5, width: 0.25, height: 0.125, color: [10, 20, 31] };
    const b: ScoredBlock = { text: 'b', x: 0.5, y: 0.25, width: 0.25, height: 0.125, color: [21, 20, 30] };
    expect(joinBlocks(a, b)).toEqual({ text: 'a b', x: 0.25, y: 0.25, width: 0.5, height: 0.375, color: [15, 20, 30] });
  });

  it('compares means over what changed only', () => {
    // −1 stays in both; what changed: −0.5 and −0.25 before, −0.75 after.
    expect(meanImprovement([-1, -0.5, -0.25], [-1, -0.75])).toBeCloseTo(0.375, 12);
  });

  it('counts no gain when no new pair is better than the best one lost', () => {
    expect(meanImprovement([-0.75, 0, 0], [-0.75, 0])).toBe(0);
    expect(meanImprovement([-0.9, 0, 0], [-0.8])).toBe(0);
  });

  it('adds a tenth of the two best neighbours to good cells only', () => {
    // The middle cell is good; its best others in the window are −0.8 and −0.6. The rest is not below −0.5, or gets its own.
    const costs = Float64Array.from([-0.8, 0, 0, 0, -0.9, -0.4, 0, 0, -0.6]);
    const adjusted = contextBonus(costs, 3, 3);
    expect(adjusted[4]).toBeCloseTo(-0.9 - 0.14, 12);
    expect(adjusted[0]).toBeCloseTo(-0.8 - 0.09, 12);
    expect(adjusted[8]).toBeCloseTo(-0.6 - 0.13, 12);
    expect(adjusted[5]).toBe(-0.4);
  });
});
