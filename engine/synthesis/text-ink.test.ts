import { expect, it } from 'vitest';
import { LIFTED } from '../model/segmentation.ts';
import type { TextLine } from '../model/text-line.ts';
import { LETTERING, textInk } from './text-ink.ts';

const size = { width: 60, height: 30 };
/** A page of one surface, label 0, with ink, label 1, in a few places. */
function ink(...places: [x: number, y: number][]) {
  const labels = new Int32Array(size.width * size.height);
  for (const [x, y] of places) labels[y * size.width + x] = 1;
  return { labels, isSurface: Uint8Array.of(1, 0) };
}
const line = (more: Partial<TextLine> = {}) =>
  ({ box: { x: 30, y: 10, width: 20, height: 8 }, fit: { size: 10 }, bullet: false, surface: 0, ...more }) as TextLine;
const marked = (map: Uint8Array, x: number, y: number) => map[y * size.width + x];

it('covers the ink of a line and its underline, and nothing of its ground', () => {
  const map = textInk(ink([35, 12], [35, 20], [35, 25]), size, [line()]);
  expect([marked(map, 35, 12), marked(map, 35, 20), marked(map, 35, 25), marked(map, 36, 12)]).toEqual([1, 1, 0, 0]);
});

it('reaches the bullet of a line that had one', () => {
  const dot = ink([15, 14]);
  expect(marked(textInk(dot, size, [line()]), 15, 14)).toBe(0);
  expect(marked(textInk(dot, size, [line({ bullet: true })]), 15, 14)).toBe(1);
});

it('marks nothing but the letters of a line that stands on a photograph', () => {
  const lettering = ink([35, 12], [36, 12]);
  lettering.labels[12 * size.width + 36] = 7;
  const words = [{ glyphs: [{ id: 7 }] }] as unknown as TextLine['words'];
  const map = textInk(lettering, size, [line({ surface: LIFTED, words })]);
  expect([marked(map, 35, 12), marked(map, 36, 12)]).toEqual([0, LETTERING]);
});
