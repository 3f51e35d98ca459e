import { describe, expect, it } from 'vitest';
import type { Word } from '#fidelity/index.ts';
import { scoreType } from './score-type.ts';

const tree = { elements: 1, positioned: 0, main: 0, landmarks: 0, headings: 0, h1: 0, maxDepth: 1 };

function page(types: [string, number][], families: Record<string, string>) {
  const words = types.map(([list, weight], i): Word => {
    const box = { x: 50 * i, y: 0, width: 40, height: 12 };
    return { ...box, text: `word${i}`, color: [0, 0, 0], fontSize: 12, block: 0, type: { families: list, weight } };
  });
  return { facts: { width: 320, height: 200, blocks: [], words, regions: [], overflow: false, tree }, families };
}

describe('scoreType', () => {
  const reference = page(
    [
      ['Inter, sans-serif', 400],
      ['Lora', 600],
      ['Nunito, Arial', 700],
      ['Unheard Of', 400],
    ],
    { 'Inter, sans-serif': 'Inter', Lora: 'Lora', 'Nunito, Arial': 'Liberation Sans', 'Unheard Of': 'Unheard Of' },
  );

  it('is whole for the page itself', () => {
    expect(scoreType(reference, reference)).toEqual({ family: 1, class: 1, weight: 1 });
  });

  it('compares what is seen, not what is asked for, and only families that can be named', () => {
    const list = 'Arial, Helvetica, sans-serif';
    const ours = page(
      [
        [list, 500],
        [list, 700],
        [list, 800],
        [list, 600],
      ],
      { [list]: 'Liberation Sans' },
    );
    expect(scoreType(reference, ours)).toEqual({ family: 1 / 3, class: 2 / 3, weight: 3 / 4 });
  });

  it('knows nothing of a page without common words', () => {
    expect(scoreType(reference, page([], {}))).toEqual({ family: null, class: null, weight: null });
  });
});
