import { expect, it } from 'vitest';
import { type Cover, letterPieces, piecesOf } from './letter-pieces.ts';

const [WIDTH, HEIGHT] = [200, 60];
/** From a grey: how far the ground is, and what lies within the grey outlines of eight letters. */
const GROUND_LEVELS = 222;

/** Outlines in the colour that is looked for, 10 × 14 px and two thick, and what they surround. */
function outlines(insideLevels: number): Cover {
  const distances = new Uint16Array(WIDTH * HEIGHT).fill(GROUND_LEVELS);
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  for (let letter = 0; letter < 8; letter++) {
    for (let y = 0; y < 14; y++) {
      for (let x = 0; x < 10; x++) {
        const at = (20 + y) * WIDTH + 20 + 16 * letter + x;
        const isEdge = Math.min(x, y, 9 - x, 13 - y) < 2;
        distances[at] = isEdge ? 0 : insideLevels;
        coverage[at] = isEdge ? 255 : 0;
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, coverage, distances };
}

const lettersIn = (cover: Cover) =>
  letterPieces(
    cover,
    piecesOf(cover, () => true),
    { minHeight: 0, isSheer: false },
  );

it('finds letters of one ink, with the ground in their holes', () => {
  expect(lettersIn(outlines(GROUND_LEVELS))).toHaveLength(8);
});

it('takes the soft edges of letters in another ink for no letters', () => {
  expect(lettersIn(outlines(417))).toEqual([]);
});
