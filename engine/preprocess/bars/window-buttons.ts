import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, centerX, centerY, right } from '../../raster/box.ts';
import { blue, green, red } from '../../raster/color.ts';
import { MAX_DRIFT_LEVELS, type Strip } from './find-strips.ts';
import { inkRuns } from './ink-runs.ts';
import { lumaDistance } from './luma-distance.ts';

/** The buttons stand in the first part of the strip. */
const BUTTONS_SHARE = 0.2;

/** Whether the strip begins with three discs, red, amber and green: the buttons of a window of macOS. */
export function hasTrafficLights(image: Pixels, { x, width }: Box, strip: Strip): boolean {
  const height = strip.bottom - strip.top;
  // Past the round corner of the window.
  const corner = Math.round(0.2 * height);
  const area = { x: x + 2, y: strip.top + corner, width: Math.round(BUTTONS_SHARE * width), height: height - corner };
  const runs = inkRuns(image, area, strip.color, 1).filter((run) => run.width > 0.1 * height);
  const lights = runs.slice(0, 3);
  if (lights.length < 3 || !areAlike(lights) || !isEvenlySpaced(lights)) return false;
  const [first, second, third] = lights.map((light) => {
    const color = image.data[Math.floor(centerY(light)) * image.width + Math.floor(centerX(light))];
    return { r: red(color), g: green(color), b: blue(color) };
  });
  const isRed = first.r > first.g + 60 && first.r > first.b + 60;
  const isAmber = second.r > second.b + 60 && second.g > second.b + 40;
  const isGreen = third.g > third.r + 40 && third.g > third.b + 40;
  return isRed && isAmber && isGreen;
}

/** Whether the toolbar begins with the arrows of a browser: small icons of one size and pitch before its field, and no logo. */
export function hasNavigation(image: Pixels, { x }: Box, strip: Strip, field: Box): boolean {
  const area = { x: x + 2, y: field.y + 2, width: field.x - x - 3, height: field.height - 4 };
  if (area.width < 2 * field.height || area.height < 8) return false;
  const runs = inkRuns(image, area, strip.color, Math.round(0.1 * field.height));
  if (runs.length < 3 || runs.length > 6) return false;
  const isSmall = runs.every(({ width, height }) => Math.max(width, height) < 0.8 * field.height);
  const icons = runs.slice(0, 3);
  return isSmall && isEvenlySpaced(icons) && icons.every(({ width }) => width > 0.12 * field.height);
}

/** Whether a tab in the strip above leads into the toolbar, or is of its colour. */
export function hasTab(image: Pixels, { x, width }: Box, above: Strip, toolbar: Strip, field: Box): boolean {
  for (const share of [0.3, 0.5, 0.75, 0.97]) {
    const y = Math.round(above.top + share * (above.bottom - 1 - above.top));
    let start = x;
    for (let at = x; at <= x + width; at++) {
      const color = image.data[y * image.width + at];
      const isTab = at < x + width && lumaDistance(color, toolbar.color) <= MAX_DRIFT_LEVELS;
      if (isTab) continue;
      const length = at - start;
      if (length > MIN_TAB_WIDTH * field.height && length < MAX_TAB_WIDTH * field.height) return true;
      start = at + 1;
    }
  }
  return false;
}

/** In heights of the field: a plain part of a tab, and a whole one. */
const MIN_TAB_WIDTH = 1;
const MAX_TAB_WIDTH = 12;

function areAlike(boxes: readonly Box[]): boolean {
  const [{ width }] = boxes;
  const near = (length: number): boolean => Math.abs(length - width) <= Math.max(2, 0.15 * width);
  return boxes.every((box) => near(box.width) && near(box.height) && Math.abs(bottom(box) - bottom(boxes[0])) <= 2);
}

function isEvenlySpaced(boxes: readonly Box[]): boolean {
  const pitches = boxes.slice(1).map((box, k) => centerX(box) - centerX(boxes[k]));
  const gaps = boxes.slice(1).map((box, k) => box.x - right(boxes[k]));
  return Math.max(...pitches) < 1.3 * Math.min(...pitches) && Math.min(...gaps) > 0;
}
