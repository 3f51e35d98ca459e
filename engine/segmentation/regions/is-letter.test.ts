import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import { blank, fill, fillDisc } from '../../testing/draw.ts';
import { findSurfaces, MIN_SURFACE_PIXEL_COUNT } from './find-surfaces.ts';
import { labelFlatRegions } from './label-flat-regions.ts';

const [PAPER, INK] = [0xffffff, 0x212529];

type Shape = { width: number; gaps: Box[] };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const U: Shape = { width: 30, gaps: [box(10, 0, 10, 26)] };
const E: Shape = { width: 28, gaps: [box(10, 9, 18, 5), box(10, 23, 18, 5)] };
const B: Shape = { width: 30, gaps: [box(10, 8, 11, 7), box(10, 22, 11, 7)] };
const L: Shape = { width: 10, gaps: [] };
/** Two words on a chip, each a few strokes. */
const LABEL: Shape = { width: 44, gaps: [10, 16, 22, 28, 34].map((x) => box(x, 12, 3, 12)) };

/** Which of the shapes, 36 px high and `gap` apart, are something that content lies on. */
function surfacesAmong(shapes: Shape[], gap: number): boolean[] {
  const image = blank(200, 80, PAPER);
  let x = 20;
  const inside = shapes.map(({ width, gaps }) => {
    fill(image, { x, y: 20, width, height: 36 }, INK);
    for (const each of gaps) fill(image, { ...each, x: x + each.x, y: 20 + each.y }, PAPER);
    const at = 22 * 200 + x + 2;
    x += width + gap;
    return at;
  });
  const labelling = labelFlatRegions(image, 3, MIN_SURFACE_PIXEL_COUNT);
  const isSurface = findSurfaces(labelling, 200);
  return inside.map((at) => isSurface[labelling.labels[at]] === 1);
}

it('takes bold letters with straight sides for none', () => {
  expect(surfacesAmong([U], 4)).toEqual([false]);
  expect(surfacesAmong([E, B], 4)).toEqual([false, false]);
  expect(surfacesAmong([L, B, B], 4)).toEqual([false, false, false]);
});

it('takes chips for what they are, also close together, and a sign alone that has the gaps of a letter', () => {
  expect(surfacesAmong([LABEL, LABEL], 4)).toEqual([true, true]);
  expect(surfacesAmong([B], 4)).toEqual([true]);
  expect(surfacesAmong([B, E], 16)).toEqual([true, false]);
});

it('takes a disc with a round sign for one beside discs with other signs', () => {
  const image = blank(200, 80, PAPER);
  for (const x of [40, 100, 160]) fillDisc(image, x, 40, 20, INK);
  for (const x of [40, 160]) fill(image, { x: x - 10, y: 34, width: 14, height: 3 }, PAPER);
  for (const x of [40, 160]) fill(image, { x: x + 2, y: 40, width: 8, height: 9 }, PAPER);
  fillDisc(image, 100, 40, 12, PAPER);
  const labelling = labelFlatRegions(image, 3, MIN_SURFACE_PIXEL_COUNT);
  const isSurface = findSurfaces(labelling, 200);
  expect([40, 100, 160].map((x) => isSurface[labelling.labels[24 * 200 + x]])).toEqual([1, 1, 1]);
});
