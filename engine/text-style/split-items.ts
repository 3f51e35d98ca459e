import type { FontFit } from '../model/font.ts';
import type { StyledWord } from '../model/text-line.ts';
import { right } from '../raster/box.ts';
import { isMonospaced } from '../typeface/families.ts';
import { measureText } from '../typeface/measure-text.ts';

/**
 * Words farther apart, in spaces of the font, are items of a row, not of a sentence. Code has one space and no wider one; what
 * stands far apart measures like code, for its spaces are as wide as its letters.
 */
const MIN_ITEM_GAP_SPACES = 2.25;
const MIN_ITEM_GAP_CODE_SPACES = 1.5;
/** No font has a narrower space. */
const MIN_SPACE_EM = 0.25;

/** The items of a row, such as the entries of a menu, that were read as one line. */
export function splitItems(words: readonly StyledWord[], { font, size, letterSpacing }: FontFit): StyledWord[][] {
  const space = Math.max(MIN_SPACE_EM, measureText(font, ' ').advance) * size + 2 * Math.max(0, letterSpacing);
  const least = (isMonospaced(font.family) ? MIN_ITEM_GAP_CODE_SPACES : MIN_ITEM_GAP_SPACES) * space + 1;
  const parts: StyledWord[][] = [[words[0]]];
  for (let i = 1; i < words.length; i++) {
    const gap = words[i].box.x - right(words[i - 1].box);
    const sentence = /^[.,;:)]/.test(words[i].text) || /^\W+$/.test(words[i - 1].text);
    if (gap > least && !sentence) parts.push([]);
    parts[parts.length - 1].push(words[i]);
  }
  return parts;
}
