import type { FontFit } from '../../model/font.ts';
import { measureText } from '../../typeface/measure-text.ts';
import { WIDTH_BLEED_PX } from './face-cost.ts';

/** A line in the setting that it fits best, the width of its ink in pixels, and what each of its words costs there. */
export type SetLine = { fit: FontFit; text: string; width: number; wordCost: number; wordCount: number };

/** Words of a page in a known family cost less on average, in squares of deviations; no line counts more a word (engine-log: unknown-family). */
const MAX_KNOWN_WORD_COST = 3;
const MAX_WORD_COST = 6;
/** Letter spacing is written in steps of this, from so much on, and no more than this part of the type size. */
const SPACING_STEP_PX = 0.05;
const MIN_SPACING_PX = 0.1;
const MAX_SPACING_EM = 0.04;

/** Where the family of a page cannot be had, the letter spacing that gives the lines of a style their widths in the nearest one. */
export function spaceUnknown(lines: readonly SetLine[]): void {
  const count = lines.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const cost = lines.reduce((sum, line) => sum + line.wordCount * Math.min(MAX_WORD_COST, line.wordCost), 0);
  if (cost <= MAX_KNOWN_WORD_COST * count) return;
  const styles = new Map<string, SetLine[]>();
  for (const line of lines) {
    const { font, size, letterSpacing } = line.fit;
    if (letterSpacing !== 0) continue;
    const key = `${font.family} ${font.weight} ${size}`;
    styles.set(key, [...(styles.get(key) ?? []), line]);
  }
  for (const members of styles.values()) {
    const gaps = members.reduce((sum, { text }) => sum + text.length - 1, 0);
    const missing = members.reduce((sum, line) => sum + missingWidth(line), 0);
    const most = MAX_SPACING_EM * members[0].fit.size;
    const spacing = Math.max(-most, Math.min(most, missing / Math.max(1, gaps)));
    const letterSpacing = SPACING_STEP_PX * Math.round(spacing / SPACING_STEP_PX);
    if (Math.abs(letterSpacing) < MIN_SPACING_PX) continue;
    for (const { fit } of members) fit.letterSpacing = Math.round(100 * letterSpacing) / 100;
  }
}

function missingWidth({ fit, text, width }: SetLine): number {
  const { start, end } = measureText(fit.font, text);
  return width - WIDTH_BLEED_PX - (end - start) * fit.size;
}
