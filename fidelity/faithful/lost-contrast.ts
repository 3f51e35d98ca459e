import type { Box, Raster, Word } from '../facts.ts';
import { luminance } from '../lab.ts';
import { matchWords } from '../words/match-words.ts';

/** Text with less contrast in the design was never meant to be read. */
const MIN_CONTRAST = 1.6;
/** Contrast is lost when less than this share of it remains (of its logarithm, as eyes see it). */
const REMAINS = 0.4;

export interface LostContrast {
  /** Share of the letters that both pages have, 0–1. */
  share: number;
  /** The design's words whose letters can hardly be told from their ground in the result. */
  words: Word[];
}

/**
 * Text that is there and cannot be read: letters that have taken the colour of their ground, or a ground that was lost.
 * @param design and @param result one pixel per CSS pixel
 */
export function lostContrast(
  design: Raster,
  designWords: readonly Word[],
  result: Raster,
  resultWords: readonly Word[],
): LostContrast {
  const match = matchWords(designWords, resultWords);
  let [letters, lost] = [0, 0];
  const words: Word[] = [];
  for (const [i, j] of match.pairs) {
    const word = match.reference[i] as Word;
    const meant = contrastIn(design, word);
    if (meant < MIN_CONTRAST) continue;
    letters += word.text.length;
    if (Math.log(contrastIn(result, match.candidate[j] as Word)) >= REMAINS * Math.log(meant)) continue;
    lost += word.text.length;
    words.push(word);
  }
  return { share: lost / Math.max(1, letters), words };
}

/** Letters cover a tenth of the boxes that browsers give, so the darkest and lightest this share of the pixels tell. */
const EXTREME = 0.03;

/** WCAG's contrast ratio between the lightest and the darkest pixels of a box; 1 where the image has none. */
function contrastIn({ width, height, data }: Raster, box: Box): number {
  const counts = new Uint32Array(256);
  let count = 0;
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += 1) {
      const at = 4 * (y * width + x);
      const lightness =
        (77 * (data[at] as number) + 150 * (data[at + 1] as number) + 29 * (data[at + 2] as number)) >> 8;
      counts[lightness]! += 1;
      count += 1;
    }
  }
  if (count === 0) return 1;
  const levelAt = (share: number): number => {
    let below = 0;
    return counts.findIndex((many) => {
      below += many;
      return below > share * count;
    });
  };
  const [dark, light] = [levelAt(EXTREME), levelAt(1 - EXTREME)].map((level) => luminance([level, level, level]));
  return ((light as number) + 0.05) / ((dark as number) + 0.05);
}
