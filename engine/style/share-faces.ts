import { channelDistance } from '../raster/color.ts';
import { baselineOf, type TextLine } from '../text/text-line.ts';
import type { FontFamily } from './fonts.ts';

/** Only short lines need the help of their neighbours, and two are no evidence. */
const SHORT = 32;
const ENOUGH = 3;
/** Lines this near share a row or an edge, in pixels; colours and sizes, in levels and parts. */
const NEAR = 2;
const SAME_COLOR = 24;
const SAME_SIZE = 0.2;
/** A misfit counts up to this much, and a face may fit a line this much worse for its neighbours' sake. */
const WORST = 12;
const PRICE = 7;

/**
 * The items of a menu, the numbers of a column, the lines of a list: short lines of one size and colour in one row or at
 * one edge are set in one face, the one that fits them best together.
 */
export function shareFaces(lines: readonly TextLine[]): void {
  const short = lines.filter((line) => line.text.length <= SHORT);
  for (const place of [baselineOf, (line: TextLine) => line.box.x]) {
    const sorted = [...short].sort((a, b) => place(a) - place(b));
    let group: TextLine[] = [];
    for (const line of sorted) {
      if (group.length > 0 && place(line) - place(group[group.length - 1]) > NEAR) {
        settle(group);
        group = [];
      }
      group.push(line);
    }
    settle(group);
  }
}

/** Lines of a row or column, those of one colour and size together. */
function settle(lines: readonly TextLine[]): void {
  let rest = [...lines];
  while (rest.length >= ENOUGH) {
    const [first] = rest;
    const isAlike = (line: TextLine): boolean =>
      channelDistance(line.color, first.color) <= SAME_COLOR &&
      Math.abs(Math.log(line.fit.size / first.fit.size)) <= SAME_SIZE;
    const alike = rest.filter(isAlike);
    rest = rest.filter((line) => !isAlike(line));
    if (alike.length >= ENOUGH && new Set(alike.map(({ fit }) => fit.font.family)).size > 1) share(alike);
  }
}

function share(lines: readonly TextLine[]): void {
  const families = [...new Set(lines.map(({ fit }) => fit.font.family))];
  const cost = (family: FontFamily): number =>
    lines.reduce((sum, line) => sum + Math.min(WORST, fitIn(line, family)?.misfit ?? WORST), 0) -
    // What the page has settled on for most of them goes first.
    lines.filter(({ fit }) => fit.font.family === family).length;
  const [face] = families.map((family) => ({ family, cost: cost(family) })).sort((a, b) => a.cost - b.cost);
  for (const line of lines) {
    const fit = fitIn(line, face.family);
    if (fit && fit.misfit <= line.fit.misfit + PRICE) line.fit = fit;
  }
}

const fitIn = ({ fits }: TextLine, family: FontFamily) => fits.find((fit) => fit.font.family === family);
