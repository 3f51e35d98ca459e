import { expect, it } from 'vitest';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import { blank, fill } from '../testing/draw.ts';
import { trimBackdrops } from './trim-backdrops.ts';

const WHITE = 0xffffff;
const BLUE = 0x50a2ff;
const RED = 0xcc0000;
const CARD = { x: 20, y: 20, width: 120, height: 80 };

/** A page with a framed card, and what was cut out as a picture behind everything. */
function pageWith(color: (x: number, y: number) => number): [LayoutNode, Backdrop] {
  const box = { x: 10, y: 10, width: 200, height: 120 };
  const colors = new Int32Array(box.width * box.height).map((_, at) =>
    color(box.x + (at % box.width), box.y + Math.floor(at / box.width)),
  );
  const backdrop = { box, colors, filled: new Uint8Array(colors.length) };
  const border = { color: BLUE, width: 2, sides: ['top', 'right', 'bottom', 'left'] as const };
  const card: LayoutNode = { kind: 'stack', box: CARD, ink: CARD, children: [], paint: { border, radius: 2 } };
  const page = { x: 0, y: 0, width: 300, height: 160 };
  return [{ kind: 'stack', box: page, ink: page, children: [card], backdrops: [backdrop] }, backdrop];
}

const image = blank(300, 160, WHITE);
const isEdge = (x: number, y: number): boolean =>
  x >= 20 && x < 140 && y >= 20 && y < 100 && (x < 22 || x >= 138 || y < 22 || y >= 98);

it('drops a backdrop of the line that a box paints itself', () => {
  const [page] = pageWith((x, y) => (isEdge(x, y) ? BLUE : -1));
  trimBackdrops(page, WHITE, image);
  expect(page.backdrops).toEqual([]);
});

it('takes the line out of a backdrop that has more, without changing it for the exact page', () => {
  const [page, backdrop] = pageWith((x, y) => (isEdge(x, y) ? BLUE : x > 160 ? RED : -1));
  trimBackdrops(page, WHITE, image);
  const [left] = page.backdrops!;
  expect(new Set(left.colors)).toEqual(new Set([RED, -1]));
  expect(left.colors.filter((color) => color === RED)).toHaveLength(49 * 120);
  expect(new Set(backdrop.colors)).toEqual(new Set([BLUE, RED, -1]));
});

it('keeps the same object where the page paints nothing of it', () => {
  const [page, backdrop] = pageWith((x) => (x > 160 ? RED : -1));
  trimBackdrops(page, WHITE, fill(blank(300, 160, WHITE), CARD, BLUE));
  expect(page.backdrops![0]).toBe(backdrop);
});
