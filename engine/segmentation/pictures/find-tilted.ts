import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area, contains, unionBox } from '../../raster/box.ts';

/** A smaller surface has sides too short to tell, and what takes more of the page's width is a slanted section. */
const MIN_SIDE_PX = 80;
const MAX_WIDTH_SHARE = 0.9;
/** A side is looked at between its corners, in so many places. */
const FROM_SHARE = 0.2;
const SAMPLE_COUNT = 25;
/** It is slanted when it moves by so much between them, and straight when no place is farther off a line. */
const MIN_DRIFT_PX = 4;
const MAX_OFF_LINE_PX = 1.5;
/** What is turned or seen at an angle has so many slanted sides; a slanted panel has two. */
const MIN_SLANTED_COUNT = 3;
/** The card behind it begins so near, and is no more times as large. */
const MARGIN_PX = 6;
const MAX_GROUND_RATIO = 6;

/**
 * Boxes of what was turned, or is seen at an angle: the screenshot of a page on a screen, a card on a desk. Text on it
 * stands on no line of the page.
 */
export function findTilted(image: Pixels, labels: Int32Array, surfaces: readonly Surface[]): Box[] {
  const tilted = surfaces
    .filter(
      (surface) =>
        Math.min(surface.width, surface.height) >= MIN_SIDE_PX &&
        surface.width < MAX_WIDTH_SHARE * image.width &&
        sidesOf(labels, image.width, surface).filter(isSlanted).length >= MIN_SLANTED_COUNT,
    )
    .map((surface) => withGround(image, surface));
  return tilted.filter(
    (box, i) => !tilted.some((other, k) => contains(other, box) && (k < i || !contains(box, other))),
  );
}

/** With the card that it lies on, which is tilted as well; its soft edge may have hidden that. */
function withGround(image: Pixels, box: Box): Box {
  const ground = extentOfColor(image, { x: Math.max(0, box.x - MARGIN_PX), y: box.y + (box.height >> 1) });
  const whole = unionBox([box, ground]);
  return whole.width < MAX_WIDTH_SHARE * image.width && area(whole) < MAX_GROUND_RATIO * area(box)
    ? whole
    : unionBox([box]);
}

/** The box of the pixels of one colour that are connected with a place. */
function extentOfColor({ width, height, data }: Pixels, { x, y }: { x: number; y: number }): Box {
  const color = data[y * width + x];
  const seen = new Uint8Array(width * height);
  const open = [y * width + x];
  let [left, top, right, foot] = [x, y, x, y];
  while (open.length > 0) {
    const at = open.pop()!;
    if (seen[at] === 1 || data[at] !== color) continue;
    seen[at] = 1;
    const [u, v] = [at % width, Math.floor(at / width)];
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    foot = Math.max(foot, v);
    if (right - left > MAX_WIDTH_SHARE * width) break;
    if (u > 0) open.push(at - 1);
    if (u < width - 1) open.push(at + 1);
    if (v > 0) open.push(at - width);
    if (v < height - 1) open.push(at + width);
  }
  return { x: left, y: top, width: right + 1 - left, height: foot + 1 - top };
}

/** How far from each side of its bounding box a surface begins, in pixels. */
function sidesOf(labels: Int32Array, imageWidth: number, { x, y, width, height, label }: Surface): number[][] {
  const isOwn = (u: number, v: number): boolean => labels[(y + v) * imageWidth + x + u] === label;
  const side = (length: number, depth: number, at: (along: number, into: number) => boolean): number[] =>
    Array.from({ length: SAMPLE_COUNT }, (_, i) => {
      const along = Math.round(length * (FROM_SHARE + ((1 - 2 * FROM_SHARE) * i) / (SAMPLE_COUNT - 1)));
      let into = 0;
      while (into < depth && !at(along, into)) into++;
      return into;
    });
  return [
    side(width, height, (u, v) => isOwn(u, v)),
    side(width, height, (u, v) => isOwn(u, height - 1 - v)),
    side(height, width, (v, u) => isOwn(u, v)),
    side(height, width, (v, u) => isOwn(width - 1 - u, v)),
  ];
}

function isSlanted(offsets: readonly number[]): boolean {
  const last = offsets.length - 1;
  const drift = offsets[last] - offsets[0];
  return (
    Math.abs(drift) >= MIN_DRIFT_PX &&
    offsets.every((offset, i) => Math.abs(offset - offsets[0] - (drift * i) / last) <= MAX_OFF_LINE_PX)
  );
}
