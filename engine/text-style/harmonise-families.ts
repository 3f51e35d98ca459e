import type { FontFamily } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { groupAlike, LEFT, ROW } from './group-alike.ts';

/** A fit error counts up to the first; for its neighbours' sake a family may fit a line worse by the second. */
const MAX_FIT_ERROR = 12;
const MAX_FIT_ERROR_INCREASE = 7;
/**
 * Lines keep a family of their own when it fits all of them so well, and so much better than the family of the page: Verdana
 * fitted three titles in Arial better by 1.7 (engine-log: label-family).
 */
const MAX_OWN_FIT_ERROR = 1.2;
const MIN_OWN_ADVANTAGE = 2.5;

/**
 * The items of a menu, the numbers of a column, the lines of a list: short lines of one size and colour in one row or at
 * one edge are set in one family, the one that fits them best together.
 */
export function harmoniseFamilies(lines: readonly TextLine[]): void {
  for (const place of [ROW, LEFT]) groupAlike(lines, place, shareFamily);
}

function shareFamily(lines: readonly TextLine[]): void {
  const families = [...new Set(lines.map(({ fit }) => fit.font.family))];
  const own = lines[0].fits.map(({ font }) => font.family).filter((family) => isOwnFamily(family, lines));
  families.push(...own.filter((family) => !families.includes(family)));
  if (families.length < 2) return;
  const cost = (family: FontFamily): number =>
    lines.reduce((sum, line) => sum + Math.min(MAX_FIT_ERROR, fitIn(line, family)?.fitError ?? MAX_FIT_ERROR), 0) -
    // The family that most of them have already goes first.
    lines.filter(({ fit }) => fit.font.family === family).length;
  const [face] = families.map((family) => ({ family, cost: cost(family) })).sort((a, b) => a.cost - b.cost);
  for (const line of lines) {
    const fit = fitIn(line, face.family);
    if (fit && fit.fitError <= line.fit.fitError + MAX_FIT_ERROR_INCREASE) line.fit = fit;
  }
}

/** A family that fits every one of the lines well, and clearly better than the one it has: labels in a family of their own. */
const isOwnFamily = (family: FontFamily, lines: readonly TextLine[]): boolean =>
  lines.every(
    (line) =>
      (fitIn(line, family)?.fitError ?? MAX_FIT_ERROR) <
      Math.min(MAX_OWN_FIT_ERROR, line.fit.fitError - MIN_OWN_ADVANTAGE),
  );

const fitIn = ({ fits }: TextLine, family: FontFamily) => fits.find((fit) => fit.font.family === family);
