import { expect, it } from 'vitest';
import type { GlyphLine } from '../model/glyph-line.ts';
import { draw } from '../testing/draw.ts';
import { normalizeLine, SIDES } from './normalize-line.ts';

/** A letter of one piece on grey, as it comes out of `normalizeLine`. */
function lineOf(rows: readonly string[]) {
  const image = draw(rows, { '.': 0xb0b0b0, o: 0xffffff, x: 0x202020 });
  const [width, height] = [image.width, image.height];
  const labels = Int32Array.from(image.data, (color) => (color === 0xb0b0b0 ? 0 : 1));
  const background = new Int32Array(image.data.length).fill(0xb0b0b0);
  const glyph = { id: 1, x: 0, y: 0, width, height, pixels: 20, surface: 0, share: 1, second: -1 };
  const line: GlyphLine = { x: 0, y: 0, width, height, glyphs: [glyph], surface: 0 };
  return (side?: (typeof SIDES)[number]) => normalizeLine(image, { background, labels }, line, side);
}

const SHADOWED = [
  'ooooooo...',
  '.xooxxxx..',
  '..oox.....',
  '..oox.....',
  '..oox.....',
  '..oox.....',
  '..oox.....',
  '...xx.....',
];

it('tells letters with a shadow from letters of one tone', () => {
  expect(lineOf(SHADOWED)().shadowed).toBe(true);
  expect(lineOf(SHADOWED.map((row) => row.replaceAll('x', '.')))().shadowed).toBe(false);
});

it('leaves out the ink on the other side of the ground', () => {
  const line = lineOf(SHADOWED);
  const alone = lineOf(SHADOWED.map((row) => row.replaceAll('x', '.')))();
  const [lighter, darker] = SIDES.map((side) => line(side));
  expect(lighter.image).toEqual(alone.image);
  expect(darker.image).not.toEqual(alone.image);
  expect(line().image).not.toEqual(alone.image);
});
