import { expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { Grounds } from './grounds.ts';
import { chromaOf, inkStrength, inkSumsOf } from './ink-sums.ts';
import { colorOf, toneOf } from './tone.ts';

const GROUND = 0xffffff;
const INK = 0xe83e8c;

/** Two stems of ink on white, the chroma of which is smeared over the block and cut off. */
function sums() {
  const clean = fill(
    fill(blank(8, 8, GROUND), { x: 1, y: 0, width: 1, height: 8 }, INK),
    { x: 5, y: 0, width: 1, height: 8 },
    INK,
  );
  const kinds = Uint8Array.from(clean.data, (color) => (color === INK ? 1 : 0));
  const [ground, ink] = [toneOf(GROUND), toneOf(INK)];
  const grounds = new Grounds([GROUND], null);
  const data = clean.data.map((color) =>
    colorOf({ y: toneOf(color).y, cb: (3 * ground.cb + ink.cb) / 4, cr: (3 * ground.cr + ink.cr) / 4 }),
  );
  return inkSumsOf({ ...clean, data }, { kinds, near: new Int16Array(64), grounds }, 0, 0);
}

it('tells the chroma of ink although white cannot show what was smeared over it', () => {
  const found = sums();
  const chroma = found && chromaOf([found], GROUND);
  const ink = toneOf(INK);
  expect(chroma?.redward).toBeCloseTo(ink.cr / (ink.y - 255), 1);
  expect(chroma?.blueward).toBeCloseTo(ink.cb / (ink.y - 255), 1);
});

it('tells how far ink is off its ground', () => {
  const found = sums();
  expect(found && inkStrength([found])).toBe(Math.round(255 - toneOf(INK).y));
});
