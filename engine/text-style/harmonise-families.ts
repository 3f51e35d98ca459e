import type { FontFamily } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { groupAlike, LEFT, ROW } from './group-alike.ts';

/** A fitError counts up to this much, and a face may fit a line this much worse for its neighbours' sake. */
const WORST = 12;
const PRICE = 7;
/**
 * A face of their own fits all of some lines so well, and by so much better than the face of the page: Verdana fitted
 * three titles in Arial better by 1.7.
 */
const WELL = 1.2;
const BETTER = 2.5;

/**
 * The items of a menu, the numbers of a column, the lines of a list: short lines of one size and colour in one row or at
 * one edge are set in one face, the one that fits them best together.
 */
export function harmoniseFamilies(lines: readonly TextLine[]): void {
  for (const place of [ROW, LEFT]) groupAlike(lines, place, share);
}

function share(lines: readonly TextLine[]): void {
  const families = [...new Set(lines.map(({ fit }) => fit.font.family))];
  const own = lines[0].fits.map(({ font }) => font.family).filter((family) => isTheirs(family, lines));
  families.push(...own.filter((family) => !families.includes(family)));
  if (families.length < 2) return;
  const cost = (family: FontFamily): number =>
    lines.reduce((sum, line) => sum + Math.min(WORST, fitIn(line, family)?.fitError ?? WORST), 0) -
    // What the page has settled on for most of them goes first.
    lines.filter(({ fit }) => fit.font.family === family).length;
  const [face] = families.map((family) => ({ family, cost: cost(family) })).sort((a, b) => a.cost - b.cost);
  for (const line of lines) {
    const fit = fitIn(line, face.family);
    if (fit && fit.fitError <= line.fit.fitError + PRICE) line.fit = fit;
  }
}

/** A face that fits every one of the lines well, and clearly better than the one it has: labels in a face of their own. */
const isTheirs = (family: FontFamily, lines: readonly TextLine[]): boolean =>
  lines.every((line) => (fitIn(line, family)?.fitError ?? WORST) < Math.min(WELL, line.fit.fitError - BETTER));

const fitIn = ({ fits }: TextLine, family: FontFamily) => fits.find((fit) => fit.font.family === family);
