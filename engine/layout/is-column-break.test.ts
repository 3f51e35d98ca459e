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

  it('holds below cards that are a tile and the panel beside it', () => {
    const tiles = [0, 240, 480].flatMap((x, i) => [card(x, 0, 80 - i, 80), card(x + 80 - i, 0, 120 + i, 80)]);
    const title = row('Deliveries', [0], 110);
    const columns = [[...tiles.slice(0, 2), title[0]], tiles.slice(2, 4), tiles.slice(4)];
    expect(isColumnBreak(tiles, [tiles, title], 1, columns)).toBe(true);
  });

  it('holds whatever upright lines lie between the cards', () => {
    const title = row('Deliveries', [0], 0);
    const box = { x: 201, y: 70, width: 2, height: 80 };
    const line: LayoutNode = { kind: 'rule', box, ink: box, children: [], color: 0xe5e7eb };
    const [first, ...others] = cards;
    const columns = [[title[0], first], [line], ...others.map((card) => [card])];
    expect(isColumnBreak(title, [title, [first, line, ...others]], 1, columns)).toBe(true);
  });

  it('holds where a run of counts would be parted, and not where each has its column', () => {
    const name = textNode('Michael Roven', 0, 0, { size: 32 });
    const counts = ['323 Posts', '412 Posts', '260 Posts'].map((words, i) => textNode(words, 100 * i, 48));
    const [a, b, c] = counts;
    expect(isColumnBreak([name], [[name], counts], 1, [[name, a, b], [c]])).toBe(true);
    expect(isColumnBreak([name], [[name], counts], 1, [[name, a], [b], [c]])).toBe(false);
  });

  it('holds below a menu, whose entries nothing stands under, and not below the heads of columns', () => {
    const menu = [textNode('Ledgerly', 0, 0, { size: 20, weight: 700 }), ...row('Entry', [600, 680, 760], 0)];
    const picture = card(560, 60, 340, 200);
    const hero = [textNode('A better way', 0, 60, { size: 32 }), picture];
    expect(
      isColumnBreak(menu, [menu, hero], 1, [
        [menu[0], hero[0]],
        [...menu.slice(1), picture],
      ]),
    ).toBe(true);
    const heads = [textNode('Ledgerly', 0, 0, { size: 20, weight: 700 }), ...row('Head', [300, 500, 700], 0)];
    const links = row('Link', [300, 500, 700], 40);
    const columns = [[heads[0]], ...[1, 2, 3].map((i) => [heads[i], links[i - 1]])];
    expect(isColumnBreak(heads, [heads, links], 1, columns)).toBe(false);
  });

  it('holds where the entries of a list begin, with lines between them', () => {
    const head = [textNode('Deployments', 0, 0, { weight: 700 }), textNode('Last 24 hours', 400, 0, { size: 12 })];
    const [one, two] = [40, 100].map((y) => row('entry', [0, 420], y));
    const box = { x: 0, y: 80, width: 500, height: 1 };
    const line: LayoutNode = { kind: 'rule', box, ink: box, children: [], color: 0x334155 };
    expect(isColumnBreak(head, [head, one, [line], two], 1, [])).toBe(true);
    expect(isColumnBreak(head, [head, one, two], 1, [])).toBe(false);
    expect(isColumnBreak(one, [one, row('entry', [0, 420], 60), [line], two], 1, [])).toBe(false);
  });

  it('does not hold when each card has its own thing above it', () => {
    const titles = row('Title', [0, 240, 480], 0);
    const columns = titles.map((title, i) => [title, cards[i]]);
    expect(isColumnBreak(titles, [titles, cards], 1, columns)).toBe(false);
  });

  it('does not hold within one of the columns while the others go on', () => {
    const above = [textNode('Filters', 0, 0), card(300, 0, 500, 120)];
    const [first, second] = [140, 170].map((y) => row('cell', [0, 80, 160], y));
    const beside = [...second, card(300, 170, 500, 100)];
    expect(isColumnBreak(above, [above, first, beside], 1, [[above[0], ...first], [above[1]]])).toBe(false);
    const alone = [above, first, second];
    expect(isColumnBreak(above, alone, 1, [[above[0], ...first], [above[1]]])).toBe(true);
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
