import type { Corrections } from '#contract/generations.ts';

/** How much was corrected in a version: 'One correction'. Undefined where nothing was. */
export function correctionsLabel(corrections: Corrections | null): string | undefined {
  if (!corrections) return undefined;
  const { boxes, words, typeface, language } = corrections;
  const count = boxes.length + words.length + [typeface, language].filter(Boolean).length;
  if (count === 0) return undefined;
  return count === 1 ? 'One correction' : `${count} corrections`;
}
