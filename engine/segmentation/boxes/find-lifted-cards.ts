import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Paint, PaintedBox } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Surface } from '../../model/segmentation.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { measureShadow } from './measure-shadow.ts';

const MIN_WIDTH_PX = 64;
const MIN_HEIGHT_PX = 24;
/** Letters of what lies below may interrupt a shadow for so many pixels. */
const MAX_RUN_GAP_PX = 3;
/** A shadow fades over so many pixels, and is so dark where it begins. */
const MIN_FADE_PX = 3;
const MAX_FADE_PX = 40;
/** A border is hardly lighter than the shadow below it. */
const GRAIN_LEVELS = 3;
const MIN_DARK_LEVELS = 6;
/** A shadow ends in ever smaller steps, but for the rounding of its levels. */
const MAX_STEP_GROWTH_LEVELS = 2;
/** The ground is known to a level; beside a card it is darker by two. */
const MAX_GROUND_LEVELS = 1;
const MIN_SIDE_LEVELS = 2;
/** Round corners keep the line below a card from its sides by so much. */
const MAX_CORNER_PX = 28;
/** A shadow is too faint to be seen so far up. */
const MAX_PART_OFF_PX = 8;
/** Something else begins beside a shadow. */
const MIN_OTHER_LEVELS = 40;
const SAMPLES = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9];
const MIN_SAMPLE_COUNT = 3;
/** No box of its own in the segmentation. */
const NO_SURFACE = -1;

/** A row of pixels in which a shadow begins. */
type Foot = { x: number; y: number; width: number; ground: Rgb };

/**
 * Cards in the colour of their ground that only the shadow below them lifts: at the top, where it does not reach, card and
 * ground are one. Where it begins the ground ends at once, and comes back step by step; at the sides it fades outwards, up to
 * where it ends.
 */
export function findLiftedCards(image: Pixels, surfaces: readonly Surface[]): PaintedBox[] {
  const cards: PaintedBox[] = [];
  for (const seen of findFeet(image)) {
    const foot = wholeFoot(image, seen);
    const middle = SAMPLES.map((share) => Math.round(foot.x + share * foot.width)).filter(
      (x) =>
        channelDistance(image.data[foot.y * image.width + x], foot.ground) < MIN_OTHER_LEVELS &&
        channelDistance(image.data[(foot.y - 2) * image.width + x], foot.ground) <= MAX_GROUND_LEVELS,
    );
    if (middle.length < MIN_SAMPLE_COUNT || !middle.every((x) => fadesBelow(image, x, foot.y, foot.ground))) continue;
    const inside = cardAbove(image, foot, surfaces);
    if (!inside || !isOneCard(image, inside, foot.ground)) continue;
    const border = borderOf(image, inside, foot.ground);
    const box = border ? { x: inside.x - 1, y: inside.y, width: inside.width + 2, height: inside.height + 1 } : inside;
    const shadow = measureShadow(image, box, foot.ground) ?? measureShadow(image, box, foot.ground, true);
    if (!shadow) continue;
    const radius = radiusOf(image, inside, foot.ground);
    cards.push({
      box,
      paint: { fill: foot.ground, shadow, ...(radius > 0 ? { radius } : {}), ...(border ? { border } : {}) },
      surface: NO_SURFACE,
    });
  }
  return cards;
}

/** Below what is painted in a card the shadow goes on. */
function wholeFoot({ data, width, height }: Pixels, foot: Foot): Foot {
  const isShadow = (x: number): boolean => {
    if (x < 0 || x >= width || foot.y + 1 >= height) return false;
    const [dark, after] = [0, 1].map((k) => channelDistance(data[(foot.y + k) * width + x], foot.ground));
    return dark >= MIN_DARK_LEVELS && dark < MIN_OTHER_LEVELS && after <= dark + GRAIN_LEVELS && 2 * after >= dark;
  };
  let [x0, x1] = [foot.x, foot.x + foot.width];
  while (isShadow(x0 - 1)) x0--;
  while (isShadow(x1)) x1++;
  return { ...foot, x: x0, width: x1 - x0 };
}

/** Shaded pixels in the last row of a card, besides its corners, as a share; between two cards the shadows of both lie. */
const MAX_SHADED_SHARE = 0.03;

function isOneCard({ data, width }: Pixels, box: Box, ground: Rgb): boolean {
  const y = bottom(box) - 3;
  let shaded = 0;
  for (let x = box.x + MAX_CORNER_PX; x < right(box) - MAX_CORNER_PX; x++) {
    const off = channelDistance(data[y * width + x], ground);
    if (off > MAX_GROUND_LEVELS && off < MIN_OTHER_LEVELS) shaded++;
  }
  return shaded <= MAX_SHADED_SHARE * box.width;
}

/** A line of a pixel around a card: at both sides the shadow begins much darker than it goes on. */
function borderOf({ data, width }: Pixels, box: Box, ground: Rgb): Paint['border'] | undefined {
  const y = box.y + (box.height >> 1);
  const sides = [box.x, right(box) - 1].map((x, i) => {
    const step = i === 0 ? -1 : 1;
    const [line, shade] = [1, 2].map((k) => data[y * width + x + k * step]);
    const isLine = channelDistance(line, ground) >= 2 * channelDistance(shade, ground) + MIN_DARK_LEVELS;
    return isLine ? line : undefined;
  });
  if (sides[0] === undefined || sides[1] === undefined) return undefined;
  return { color: sides[0], width: 1, sides: ['top', 'right', 'bottom', 'left'] };
}

function findFeet({ data, width, height }: Pixels): Foot[] {
  const feet: Foot[] = [];
  for (let y = 2; y + 1 < height; y++) {
    let first = -1;
    let last = -1;
    let covered = -1;
    const end = (): void => {
      if (first >= 0 && last + 1 - first >= MIN_WIDTH_PX)
        feet.push({ x: first, y, width: last + 1 - first, ground: data[(y - 2) * width + ((first + last) >> 1)] });
      first = -1;
    };
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const ground = data[at - 2 * width];
      if (data[at] === ground) continue;
      const dark = channelDistance(data[at], ground);
      if (dark < MIN_DARK_LEVELS) continue;
      // What hangs over the edge covers the shadow, not the card.
      if (dark >= MIN_OTHER_LEVELS) {
        if (first >= 0 && x - covered <= MAX_RUN_GAP_PX) covered = x;
        continue;
      }
      const after = channelDistance(data[at + width], ground);
      if (2 * channelDistance(data[at - width], ground) > dark || after > dark + GRAIN_LEVELS || 2 * after < dark)
        continue;
      if (first >= 0 && x - covered > MAX_RUN_GAP_PX) end();
      if (first < 0) first = x;
      last = covered = x;
    }
    end();
  }
  return feet;
}

/** Whether the ground ends at this row, and comes back below it step by step. */
function fadesBelow(image: Pixels, x: number, y: number, ground: Rgb): boolean {
  const at = (v: number): number =>
    v < 0 || v >= image.height ? Number.POSITIVE_INFINITY : channelDistance(image.data[v * image.width + x], ground);
  if (at(y - 2) > MAX_GROUND_LEVELS || at(y) < MIN_DARK_LEVELS) return false;
  let [before, lastStep] = [at(y), at(y)];
  for (let k = 1; k <= MAX_FADE_PX; k++) {
    const own = at(y + k);
    if (own > before + GRAIN_LEVELS) return false;
    if (own <= MAX_GROUND_LEVELS) {
      // What was level and ends at once is a ground of another colour, with the next card below it.
      const isNextCard = before - own > Math.max(0, lastStep) + MAX_STEP_GROWTH_LEVELS;
      return k >= MIN_FADE_PX && !isNextCard;
    }
    lastStep = before - own;
    before = own;
  }
  return false;
}

function cardAbove(image: Pixels, foot: Foot, surfaces: readonly Surface[]): Box | undefined {
  const { ground } = foot;
  const y = foot.y - Math.min(MAX_CORNER_PX, 16);
  if (y < 0) return undefined;
  const x0 = sideAt(image, foot.x + 1, -1, y, foot.y, surfaces, ground);
  const x1 = sideAt(image, foot.x + foot.width - 2, 1, y, foot.y, surfaces, ground);
  if (x0 === undefined || x1 === undefined) return undefined;
  const cardFrom = (from: number): Box | undefined =>
    Number.isFinite(from) && foot.y - from >= MIN_HEIGHT_PX
      ? { x: x0.x, y: from, width: x1.x + 1 - x0.x, height: foot.y - from }
      : undefined;
  const top = Math.max(
    ...[x0, x1].flatMap(({ x, part }, i) => (part ? [] : [topOf(image, i === 0 ? x - 1 : x + 1, y, ground)])),
  );
  // What is painted in the card from its side on tells where it begins.
  const [part] = [x0, x1].flatMap((side) => side.part ?? []);
  if (part && Math.abs(part.y - top) <= MAX_PART_OFF_PX) return cardFrom(part.y);
  return cardFrom(top);
}

const RADII_PX = [0, 2, 4, 6, 8, 10, 12, 16, 20, 24];

/** How round the lower corners are, by where the ground begins in the last row of a card. */
function radiusOf({ data, width }: Pixels, box: Box, ground: Rgb): number {
  const y = bottom(box) - 1;
  const inset = [1, -1].map((step) => {
    let k = 0;
    const from = step > 0 ? box.x : right(box) - 1;
    while (k < MAX_CORNER_PX && channelDistance(data[y * width + from + k * step], ground) > MAX_GROUND_LEVELS) k++;
    return k;
  });
  // Where something is painted in a corner the other one tells.
  const seen = Math.min(...inset);
  const expected = (radius: number): number => (radius === 0 ? 0 : radius - Math.sqrt(radius - 0.25));
  return RADII_PX.reduce((best, one) =>
    Math.abs(expected(one) - seen) < Math.abs(expected(best) - seen) ? one : best,
  );
}

type Side = { x: number; part?: Surface };

/** The last column of a card in a direction, at a row: the shadow begins behind it, or a part of it ends there that is painted. */
function sideAt(
  { data, width }: Pixels,
  from: number,
  step: 1 | -1,
  y: number,
  foot: number,
  surfaces: readonly Surface[],
  ground: Rgb,
): Side | undefined {
  const offAt = (x: number): number => channelDistance(data[y * width + x], ground);
  // Below a card its shadow may be wider than it is.
  let inside = from;
  while (
    Math.abs(inside - from) <= MAX_CORNER_PX &&
    offAt(inside) > MAX_GROUND_LEVELS &&
    offAt(inside) < MIN_OTHER_LEVELS
  )
    inside -= step;
  for (let k = 0; k <= 2 * MAX_CORNER_PX; k++) {
    const x = inside + k * step;
    if (x < 1 || x >= width - 1) return undefined;
    const off = offAt(x);
    if (off < MIN_SIDE_LEVELS) continue;
    if (off < MIN_OTHER_LEVELS) return { x: x - step };
    const part = surfaces.find(
      (surface) => x >= surface.x - 1 && x <= right(surface) && Math.abs(bottom(surface) - foot) <= 2,
    );
    return part && { x: step < 0 ? part.x : right(part) - 1, part };
  }
  return undefined;
}

/** How far up the shadow reaches in a column. */
function topOf({ data, width }: Pixels, x: number, from: number, ground: Rgb): number {
  let y = from;
  const isShadow = (v: number): boolean => {
    const off = channelDistance(data[v * width + x], ground);
    return off >= MAX_GROUND_LEVELS && off < MIN_OTHER_LEVELS;
  };
  while (y > 0 && isShadow(y - 1)) y--;
  return y;
}
