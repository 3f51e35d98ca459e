import type { TextLine } from '../model/text-line.ts';
import { right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** Only short lines need the help of their neighbours, and two are no evidence. */
const MAX_LETTER_COUNT = 32;
const MIN_LINE_COUNT = 3;
/** How far lines of one row or edge, colour and size are apart. */
const MAX_OFFSET_PX = 2;
const MAX_COLOR_DIFFERENCE_LEVELS = 24;
const MAX_SIZE_DIFFERENCE_RATIO = 0.2;

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
  const sorted = lines.filter((line) => line.text.length <= MAX_LETTER_COUNT).sort((a, b) => place(a) - place(b));
  let group: TextLine[] = [];
  for (const line of sorted) {
    if (group.length > 0 && place(line) - place(group[group.length - 1]) > MAX_OFFSET_PX) {
      splitByStyle(group, onGroup);
      group = [];
    }
    group.push(line);
  }
  splitByStyle(group, onGroup);
}

function splitByStyle(lines: readonly TextLine[], onGroup: (alike: TextLine[]) => void): void {
  let rest = [...lines];
  while (rest.length >= MIN_LINE_COUNT) {
    const [first] = rest;
    const isAlike = (line: TextLine): boolean =>
      channelDistance(line.color, first.color) <= MAX_COLOR_DIFFERENCE_LEVELS &&
      Math.abs(Math.log(line.fit.size / first.fit.size)) <= MAX_SIZE_DIFFERENCE_RATIO;
    const alike = rest.filter(isAlike);
    rest = rest.filter((line) => !isAlike(line));
    if (alike.length >= MIN_LINE_COUNT) onGroup(alike);
  }
}
