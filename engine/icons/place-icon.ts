import type { Box } from '../model/box.ts';
import { bottom, right } from '../raster/box.ts';

/** Where an icon's `<svg>` stands, in CSS pixels, and the part of its drawing that it shows. */
export type Placed = { box: Box; viewBox: number[] };

/** Icons have sizes of whole pixels: what is measured is off by no more than this part. */
const MAX_SIZE_ERROR = 0.05;

/**
 * The whole of an icon with the room around it that its set gives it, so that icons of one size have one box; where there
 * is no such room on the page, just the part that is seen.
 *
 * @param ink what is seen of it on the page, to parts of a pixel
 * @param part left, top, right and bottom of the same in parts of the view box
 * @param isFree whether there is nothing else in a box
 */
export function placeIcon(
  ink: Box,
  shown: Box,
  viewBox: readonly number[],
  part: readonly number[],
  isFree: (box: Box) => boolean,
): Placed {
  const [left, top, width, height] = viewBox;
  const [l, t, r, b] = part;
  const [wide, high] = [(r - l) * width, (b - t) * height];
  // The longer side is known best.
  const scale = wide > high ? ink.width / wide : ink.height / high;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const whole = {
    x: Math.round(ink.x + ink.width / 2 - ((l + r) / 2) * width * scale),
    y: Math.round(ink.y + ink.height / 2 - ((t + b) / 2) * height * scale),
    ...size,
  };
  const isWhole = Math.abs(size.height / (height * scale) - 1) <= MAX_SIZE_ERROR;
  if (isWhole && isFree(whole)) return { box: whole, viewBox: [...viewBox] };
  const around = [
    left + l * width - (ink.x - shown.x) / scale,
    top + t * height - (ink.y - shown.y) / scale,
    shown.width / scale,
    shown.height / scale,
  ];
  return { box: shown, viewBox: around.map((value) => Math.round(value * 100) / 100) };
}

/** Whether a box lies within another one and touches none of some others. */
export const isClear = (box: Box, within: Box, others: readonly Box[]): boolean =>
  box.x >= within.x &&
  box.y >= within.y &&
  right(box) <= right(within) &&
  bottom(box) <= bottom(within) &&
  others.every(
    (other) => other.x >= right(box) || right(other) <= box.x || other.y >= bottom(box) || bottom(other) <= box.y,
  );
