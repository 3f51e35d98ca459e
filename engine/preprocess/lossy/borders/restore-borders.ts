import type { Pixels } from '../../../model/pixels.ts';
import { release } from '../../../raster/release.ts';
import { toneOf } from '../tone.ts';
import { findRoundFrames } from './follow-frame.ts';
import { findLineRuns, type Lumas } from './line-runs.ts';
import { paintFrame } from './paint-frame.ts';
import { paintLines } from './paint-lines.ts';

/**
 * Paints thin lines, and the closed ones around fields, buttons and cards, again, in one colour from end to end: compression
 * leaves their straight parts in another colour in each block, and of round corners next to nothing.
 *
 * @param given the picture with its artefacts, in which faint corners can still be seen
 * @param clean is changed
 */
export function restoreBorders(given: Pixels, clean: Pixels): void {
  const { width, height } = given;
  const lumas: Lumas = { width, height, data: new Uint8Array(width * height) };
  const turned: Lumas = { width: height, height: width, data: new Uint8Array(width * height) };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      lumas.data[at] = Math.round(toneOf(given.data[at]).y);
      turned.data[x * height + y] = lumas.data[at];
    }
  }
  const level = findLineRuns(lumas);
  const isPainted = new Uint8Array(width * height);
  paintLines(clean, isPainted, level, lumas, (x, y) => y * width + x);
  paintLines(clean, isPainted, findLineRuns(turned), turned, (x, y) => x * width + y);
  for (const frame of findRoundFrames(lumas, level)) paintFrame(clean, frame);
  release(lumas.data, turned.data, isPainted);
}
