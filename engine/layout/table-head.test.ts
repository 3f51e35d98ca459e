import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { headAtEnd, headBelowTitle, headOf } from './table-head.ts';

const LEFTS = [0, 220, 400];
const BOLD = { weight: 700 };
const rowOf = (words: readonly string[], y: number, style = {}): LayoutNode =>
  group(
    'row',
    words.map((word, i) => textNode(word, LEFTS[i], y, style)),
  );
const headAt = (y: number): LayoutNode => rowOf(['NAME', 'STATE', 'SIZE'], y, BOLD);
const stripe = (words: readonly string[], y: number, fill: number): LayoutNode =>
  ({ ...rowOf(words, y + 10), box: { x: -20, y, width: 600, height: 40 }, paint: { fill } }) as LayoutNode;

/** A card from -60 on. */
function cardOf(children: LayoutNode[], height: number): LayoutNode {
  const box = { x: -20, y: -60, width: 600, height };
  return { kind: 'stack', box, ink: box, paint: { fill: 0xffffff }, children } as LayoutNode;
}
const title = (): LayoutNode => textNode('Goods', 0, -50, { size: 20 });

it('takes the head from the card above rows on grounds of their own', () => {
  const below = [stripe(['Rope', 'sold', '3 m'], 30, 0xf2f2f2), stripe(['Net', 'sold', '4 m'], 70, 0xffffff)];
  const { above, parts } = headAtEnd(cardOf([title(), headAt(0)], 90), below)!;
  expect(parts.map(({ paint }) => paint)).toEqual([{ fill: 0xffffff }]);
  expect(above.box.y + above.box.height).toBe(parts[0].box.y);
  expect(parts[0].box.y + parts[0].box.height).toBe(30);
});

it('takes the first rows from the card as well where every second one lies on what is behind it', () => {
  const inside = [title(), headAt(0), rowOf(['Rope', 'sold', '3 m'], 40)];
  const below = [rowOf(['Net', 'sold', '4 m'], 80), stripe(['Sail', 'kept', '5 m'], 110, 0xffffff)];
  const { above, parts } = headAtEnd(cardOf(inside, 130), below)!;
  expect(above.children).toHaveLength(1);
  expect(parts.map(({ box }) => [box.x, box.width])).toEqual([
    [-20, 600],
    [-20, 600],
  ]);
  expect(parts[0].box.y + parts[0].box.height).toBe(parts[1].box.y);
  expect(headAtEnd(cardOf(inside, 130), [rowOf(['Net', 'sold', '4 m'], 180)])).toBeUndefined();
});

const broken = (words: readonly string[], x: number, style = BOLD): LayoutNode =>
  group(
    'stack',
    words.map((word, i) => textNode(word, x, 20 * i, style)),
  );

it('has names that a narrow column breaks, where all are set alike', () => {
  const others = [textNode('Customer', 100, 10, BOLD), textNode('Status', 300, 10, BOLD)];
  expect(headOf(group('row', [broken(['Invoice', 'ID'], 0), ...others]))?.children).toHaveLength(3);
  expect(headOf(group('row', [broken(['Invoice', 'ID'], 0), others[0]]))).toBeUndefined();
  const entry = [textNode('Ann Lee', 100, 10), textNode('Paid', 300, 10)];
  expect(headOf(group('row', [broken(['INV', '87239'], 0), ...entry]))).toBeUndefined();
});

it('parts names of two lines that end at one line from the title above them', () => {
  const title = textNode('All coins', 0, 0, { size: 20 });
  const lower = ['Price', 'Volume', '1h', '7d'].map((word, i) => textNode(word, 200 * i, 80, BOLD));
  const upper = ['Trend', 'Trend'].map((word, i) => textNode(word, 400 + 200 * i, 58, BOLD));
  const columns = [
    group('stack', [title, lower[0]]),
    lower[1],
    group('stack', [upper[0], lower[2]]),
    group('stack', [upper[1], lower[3]]),
  ];
  const { above, parts } = headBelowTitle(group('row', columns))!;
  expect(above).toBe(title);
  expect(parts[0].children.map(({ kind, children }) => `${kind} ${children.length}`)).toEqual([
    'text 0',
    'text 0',
    'stack 2',
    'stack 2',
  ]);
});

it('does not compare the size of a sign with that of names', () => {
  const sign = textNode('#', -40, 0, { ...BOLD, size: 11 });
  const names = rowOf(['Item', 'Price', 'Total'], 0, { ...BOLD, size: 14 }).children;
  expect(headOf(group('row', [sign, ...names]))?.children).toHaveLength(4);
});
