import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { areCaptioned, isColumnBreak } from './is-column-break.ts';

const card = (x: number, y: number, width = 200, height = 100): LayoutNode => {
  const box = { x, y, width, height };
  return { kind: 'empty', box, ink: box, children: [], paint: { fill: 0xffffff } };
};

const row = (word: string, xs: readonly number[], y: number): LayoutNode[] => xs.map((x) => textNode(word, x, y));

describe('isColumnBreak', () => {
  const cards = [0, 240, 480].map((x) => card(x, 60));

  it('holds above a row of cards of which only one has something above it', () => {
    const title = row('Deliveries', [0], 0);
    expect(isColumnBreak(title, [title, cards], 1, [[title[0], cards[0]], [cards[1]], [cards[2]]])).toBe(true);
  });

  it('does not hold when each card has its own thing above it', () => {
    const titles = row('Title', [0, 240, 480], 0);
    const columns = titles.map((title, i) => [title, cards[i]]);
    expect(isColumnBreak(titles, [titles, cards], 1, columns)).toBe(false);
  });

  it('holds where the rows of a table begin', () => {
    const above = [card(0, 0, 190), textNode('Harbour Lights', 220, 40)];
    const [head, first] = [140, 170].map((y) => row('cell', [10, 130, 510, 710], y));
    expect(isColumnBreak(above, [above, head, first], 1, [])).toBe(true);
  });
});

describe('areCaptioned', () => {
  const boxes = [0, 240].map((x) => card(x, 0));

  it('holds for one line right below each box, or right above', () => {
    expect(areCaptioned(boxes, row('A view', [0, 240], 110))).toBe(true);
    expect(areCaptioned(row('A view', [0, 240], -30), boxes)).toBe(true);
  });

  it('does not hold for lines far below, or beside the boxes', () => {
    expect(areCaptioned(boxes, row('A view', [0, 240], 140))).toBe(false);
    expect(areCaptioned(boxes, row('A view', [80, 400], 110))).toBe(false);
  });
});
