import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { groupNode } from '../testing/group-node.ts';
import { textNode } from '../testing/text-node.ts';
import { areCenteredIn, centeredEdges, centeredPitch } from './centered-columns.ts';

/** A text of this width around a middle. */
function wordsAt(middle: number, width: number, y = 40): LayoutNode {
  const node = textNode('Words', 0, y);
  const box = { ...node.box, x: middle - width / 2, width };
  return { ...node, box, ink: box, text: { ...node.text!, box, ink: box } } as LayoutNode;
}

const columnAt = (middle: number, width: number): LayoutNode =>
  groupNode('stack', [wordsAt(middle, 60), wordsAt(middle, width, 80)]);

const WINDOW = { x0: 0, x1: 1280 };
const columns = [columnAt(213, 240), columnAt(640, 315), columnAt(1067, 190)];

it('knows columns by the middles of what is in them', () => {
  expect(centeredPitch(columns)).toBe(427);
  expect(centeredPitch(columns.slice(1))).toBeUndefined();
  expect(centeredPitch([columnAt(213, 240), columnAt(600, 315), columnAt(1067, 190)])).toBeUndefined();
});

it('knows words over columns from words in a line', () => {
  expect(centeredPitch([wordsAt(200, 60), wordsAt(400, 120), wordsAt(600, 90)])).toBe(200);
  // 20 px between words of one width.
  expect(centeredPitch([wordsAt(200, 60), wordsAt(280, 60), wordsAt(360, 60)])).toBeUndefined();
});

it('knows whether columns share a room', () => {
  expect(areCenteredIn(columns, WINDOW)).toBe(true);
  expect(areCenteredIn(columns, { x0: 0, x1: 1200 })).toBe(false);
});

it('gives columns the edges of the page, else those of a container', () => {
  expect(centeredEdges(columns, WINDOW, { x0: 24, x1: 1256 }, [])).toEqual({ x0: 24, x1: 1256 });
  // A width of 984 px would leave 149 px between the columns.
  expect(centeredEdges(columns, WINDOW, { x0: 148, x1: 1132 }, [1232])).toMatchObject({ x0: 23.5, x1: 1256.5 });
  expect(centeredEdges(columns, WINDOW, { x0: 148, x1: 1132 }, [])).toMatchObject({ x0: 15.5, x1: 1264.5 });
});
