import type { TextLine } from '../model/text-line.ts';
import { right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** Only short lines need the help of their neighbours, and two are no evidence. */
const SHORT = 32;
const ENOUGH = 3;
/** Lines this near share a row or an edge, in pixels; colours and sizes, in levels and parts. */
const NEAR = 2;
const SAME_COLOR = 24;
const SAME_SIZE = 0.2;

/** Where lines of one group stand: on one row, at one left edge, at one right edge. */
export const ROW = baselineOf;
export const LEFT = (line: TextLine): number => line.box.x;
export const RIGHT = (line: TextLine): number => right(line.box);

/** Calls back for the short lines of one size and colour at one place, three or more at a time. */
export function groupAlike(
  lines: readonly TextLine[],
  place: (line: TextLine) => number,
  onGroup: (alike: TextLine[]) => void,
): void {
  const sorted = lines.filter((line) => line.text.length <= SHORT).sort((a, b) => place(a) - place(b));
  let group: TextLine[] = [];
  for (const line of sorted) {
    if (group.length > 0 && place(line) - place(group[group.length - 1]) > NEAR) {
      partLooks(group, onGroup);
      group = [];
    }
    group.push(line);
  }
  partLooks(group, onGroup);
}

function partLooks(lines: readonly TextLine[], onGroup: (alike: TextLine[]) => void): void {
  let rest = [...lines];
  while (rest.length >= ENOUGH) {
    const [first] = rest;
    const isAlike = (line: TextLine): boolean =>
      channelDistance(line.color, first.color) <= SAME_COLOR &&
      Math.abs(Math.log(line.fit.size / first.fit.size)) <= SAME_SIZE;
    const alike = rest.filter(isAlike);
    rest = rest.filter((line) => !isAlike(line));
    if (alike.length >= ENOUGH) onGroup(alike);
  }
}
