import type { Box } from '../model/box.ts';
import type { Pixels } from '../model/pixels.ts';
import { type IconInk, readIconInk } from './icon-ink.ts';
import { readLossyInk } from './lossy-ink.ts';

/** The ink of what lies within a box, where it is in one colour on a plain ground. */
export type ReadInk = (box: Box) => IconInk | undefined;

/**
 * @param image the page, without the artefacts of compression
 * @param compressed the same pixels as they came, where they were compressed
 */
export function inkReader(image: Pixels, compressed?: Pixels): ReadInk {
  if (!compressed) return (box) => readIconInk(image, box);
  return (box) => readLossyInk(compressed, box) ?? readIconInk(image, box, true);
}
