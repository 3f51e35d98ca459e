import type { Box } from '../model/box.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { overlapX } from '../raster/box.ts';
import type { InkImage } from '../typeface/paint-word.ts';
import { likenessOf } from './likeness.ts';

/** Arrows of typefaces look less like those of the open sets (engine-log: icon-or-letter). */
export const MIN_ARROW_LIKENESS = 0.955;
/** Signs that icons have, too: alone they are of this size at least, and before a label so far from it. */
const SIGNS = /^[+×✕✓✔]$/;
/** … and a check mark, which has more room around it. */
const CHECKS = /^[✓✔]$/;
const CHECK_GAP_EM = 0.6;
const ARROWS = /^[←→↑↓]$/;
const MIN_SIGN_PX = 8;
const SIGN_GAP_EM = 0.45;
/** Icons are read as so many letters, and are told from these from this size and this likeness on (engine-log: icon-or-letter). */
const MAX_ICON_LETTERS = 2;
const MIN_ICON_PX = 7;
const MIN_ICON_LIKENESS = 0.93;
const ICON_LIKENESS_STEP = 0.02;

/** How much the ink of a box looks like an icon of an open set, -1 to 1. */
export type LikeIcon = (ink: InkImage, box: Box) => number;

/** How much likelier short words are icons, which look alike in all designs, than letters in some typeface: a natural logarithm. */
export function iconEvidence({ text, box }: StyledWord, ink: InkImage, likeIcon: LikeIcon): number {
  if (text.length > MAX_ICON_LETTERS || Math.min(ink.width, ink.height) < MIN_ICON_PX) return 0;
  const drawn = likeIcon(ink, box);
  if (drawn < MIN_ICON_LIKENESS) return 0;
  const surplus = drawn - (likenessOf(text, ink, drawn) ?? 0);
  return Math.max(0, surplus / ICON_LIKENESS_STEP);
}

/** Whether an arrow, a plus or a cross, alike in type and in icons, stands farther from its label than a space is wide. */
export function isApart({ fit }: TextLine, { text, box }: StyledWord, label: readonly StyledWord[]): boolean {
  if (!SIGNS.test(text) && !(ARROWS.test(text) && label.length > 0)) return false;
  if (label.length === 0) return Math.min(box.width, box.height) >= MIN_SIGN_PX;
  return -overlapX(box, label[0].box) > (CHECKS.test(text) ? CHECK_GAP_EM : SIGN_GAP_EM) * fit.size;
}
