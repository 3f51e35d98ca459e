import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, centerX, centerY, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { MAX_DRIFT_LEVELS } from './find-strips.ts';
import { inkRuns } from './ink-runs.ts';

/** Sizes are in CSS pixels of a phone that is 390 of them wide; phones differ by a tenth. */
const PHONE_WIDTH = 390;
/** Phones are taller than wide, and their screens have more pixels than this. */
const MIN_ASPECT = 1.3;
const MIN_WIDTH_PX = 300;
const MAX_WIDTH_PX = 1500;

/** A status bar with its notch is no higher, its signs are no higher than that. */
const MAX_STATUS_HEIGHT = 64;
const MAX_SIGN_HEIGHT = 18;
/** The clock stands in this part of the width, the battery ends in that. */
const CLOCK_SHARE = 0.4;
const BATTERY_SHARE = 0.7;

/** What a phone draws above and below the page; `bottom` is the row where it begins again. */
export type PhoneBars = { top: number; bottom: number };

/** The bars of a phone's screen; null when it does not begin with a clock and end its first line with a battery. */
export function findPhoneBars(image: Pixels): PhoneBars | null {
  const { width, height } = image;
  if (width < MIN_WIDTH_PX || width > MAX_WIDTH_PX || height < MIN_ASPECT * width) return null;
  const unit = width / PHONE_WIDTH;
  const top = statusBarEnd(image, unit);
  return top === null ? null : { top, bottom: homeIndicatorStart(image, unit) };
}

function statusBarEnd(image: Pixels, unit: number): number | null {
  const { width, data } = image;
  const ground = data[2 * width + 2];
  if (channelDistance(ground, data[3 * width - 3]) > MAX_DRIFT_LEVELS) return null;
  const area = { x: 1, y: 1, width: width - 2, height: Math.round(MAX_STATUS_HEIGHT * unit) };
  const line = firstLine(image, area, ground);
  if (!line || line.height > MAX_SIGN_HEIGHT * unit) return null;
  const signs = inkRuns(image, line, ground, 0);
  const left = signs.filter((sign) => right(sign) < CLOCK_SHARE * width);
  const others = signs.slice(left.length);
  if (!others.every((sign) => sign.x > BATTERY_SHARE * width || isNotch(sign, width))) return null;
  const icons = others.filter((sign) => sign.x > BATTERY_SHARE * width);
  if (icons.length < 2 || right(icons[icons.length - 1]) < width - 36 * unit || !hasClock(image, left, ground))
    return null;
  // Its signs stand in the middle of the bar, or the page begins with another colour.
  const end = Math.round(2 * centerY(line));
  for (let y = bottom(line); y <= 1.4 * end; y++)
    if (y < image.height && channelDistance(data[y * width + 2], ground) > MAX_DRIFT_LEVELS) return y;
  return Math.min(end, nextInk(image, bottom(line), end, ground));
}

/** The camera in the middle of the screen's upper edge. */
const isNotch = (sign: Box, width: number): boolean => Math.abs(centerX(sign) - width / 2) < 0.02 * width;

/** The first rows with ink, as a box over the whole width; null when they do not end within the area. */
function firstLine(image: Pixels, area: Box, ground: Rgb): Box | null {
  const isBlank = (y: number): boolean => nextInk(image, y, y + 1, ground) > y;
  let top = area.y;
  while (top < bottom(area) && isBlank(top)) top++;
  let foot = top;
  while (foot < bottom(area) && !isBlank(foot)) foot++;
  return foot < bottom(area) && foot > top ? { ...area, y: top, height: foot - top } : null;
}

/** The first row from `from` on that has ink, or `to`. */
function nextInk({ width, data }: Pixels, from: number, to: number, ground: Rgb): number {
  for (let y = from; y < to; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) if (channelDistance(data[at], ground) > 40) return y;
  return to;
}

/** Whether figures of one height stand on both sides of two dots: a time. */
function hasClock(image: Pixels, signs: readonly Box[], ground: Rgb): boolean {
  return signs.some((colon, k) => {
    const [before, after, last] = [signs[k - 1], signs[k + 1], signs[k + 2]];
    if (!before || !after || !last) return false;
    const { height } = unionBox([before, after, last]);
    const areFigures = [before, after, last].every((sign) => sign.height > 0.85 * height && sign.width < 1.2 * height);
    const isClose = last.x - right(before) < 1.6 * height;
    return areFigures && isClose && colon.width < 0.35 * height && isTwoDots(image, colon, ground);
  });
}

function isTwoDots({ width, data }: Pixels, box: Box, ground: Rgb): boolean {
  let changes = 0;
  let former = false;
  for (let y = box.y; y <= bottom(box); y++) {
    const isInk = y < bottom(box) && channelDistance(data[y * width + Math.floor(centerX(box))], ground) > 60;
    if (isInk !== former) changes++;
    former = isInk;
  }
  return changes === 4;
}

/** Where the room around the bar at the foot of the screen begins, by which people go home; the foot itself without one. */
function homeIndicatorStart(image: Pixels, unit: number): number {
  const { width, height, data } = image;
  const ground = data[(height - 2) * width + 2];
  const area = { x: 1, y: Math.round(height - 24 * unit), width: width - 2, height: Math.round(24 * unit) - 1 };
  const [indicator, other] = inkRuns(image, area, ground, 0);
  if (!indicator || other) return height;
  const isCentered = Math.abs(centerX(indicator) - width / 2) < 0.01 * width;
  const isBar = indicator.height < 8 * unit && indicator.width > 0.18 * width && indicator.width < 0.42 * width;
  if (!isCentered || !isBar) return height;
  const room = (indicator.width > 0.3 * width ? 34 : 24) * unit;
  let start = indicator.y;
  while (start > height - room && nextInk(image, start - 1, start, ground) === start) start--;
  return start;
}
