import type { Font } from '../model/font.ts';
import type { SeenWord } from '../text-style/families/face-cost.ts';
import { BLEED_PX, inkAtSize } from '../typeface/ink-model.ts';
import { measureText } from '../typeface/measure-text.ts';

/** The words of a text as they are seen where it is set in a face: whole pixels, blurred by the usual bleed. For tests. */
export const seenIn = (face: Font, size: number, text: string): SeenWord[] =>
  text.split(' ').map((word, i) => {
    const { start, end, top, bottom, ink } = measureText(face, word);
    // Words begin anywhere between two pixels.
    const from = ((i * 37) % 100) / 100;
    return {
      text: word,
      width: Math.round(from + (end - start) * size + BLEED_PX) - Math.round(from),
      height: Math.round((top - bottom) * size + BLEED_PX),
      mass: inkAtSize(ink, size),
      extents: new Map(),
    };
  });
