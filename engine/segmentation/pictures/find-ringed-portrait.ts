import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';

/** Sides of a picture that may hold one round portrait differ by no more, in px, and are at least so long. */
const MAX_UNEVEN_PX = 10;
const MIN_SIDE_PX = 40;
/** How far the middle may be from that of the picture, and radii over its side. */
const MAX_OFF_CENTRE_PX = 6;
/** A shadow below it belongs to the picture that was found: so much farther up is the portrait, over its side, if it is so large. */
const MAX_RISEN_RATIO = 0.08;
const MIN_SHADOWED_PX = 64;
const [MIN_RADIUS_RATIO, MAX_RADIUS_RATIO] = [0.38, 0.56];
const RADIUS_STEP_PX = 0.5;
/** A ring has one colour all around; it is at least so wide, in px. */
const SAMPLE_COUNT = 48;
const MAX_RING_LEVELS = 6;
const MAX_OTHER_SAMPLES = 3;
const DIRECTIONS = Array.from({ length: SAMPLE_COUNT }, (_, i) => {
  const angle = (2 * Math.PI * i) / SAMPLE_COUNT;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
const [MIN_RING_PX, MAX_RING_PX] = [2, 12];
/** Behind a ring its colour goes on no farther than this around: else the portrait lies on a plain ground. */
const BEYOND_PX = 2;
const MAX_GROUND_SHARE = 0.85;

/**
 * A round portrait with a ring of one colour around it, which lies across the edge of a photograph: its corners hold parts of
 * that and of the card below.
 *
 * @param picture a box of the image, about as wide as high
 * @returns the square of the ring's outer edge; undefined where there is no ring
 */
export function findRingedPortrait(image: Pixels, picture: Box): Box | undefined {
  const { width, height } = picture;
  const side = Math.max(width, height);
  if (Math.abs(width - height) > MAX_UNEVEN_PX || side < MIN_SIDE_PX) return undefined;
  return ringIn(image, picture) ?? (side >= MIN_SHADOWED_PX ? ringInShadow(image, picture) : undefined);
}

function ringIn(image: Pixels, { x, y, width, height }: Box): Box | undefined {
  const side = Math.max(width, height);
  let best: { cx: number; cy: number; inner: number; outer: number } | undefined;
  for (let dy = -MAX_OFF_CENTRE_PX; dy <= MAX_OFF_CENTRE_PX; dy++)
    for (let dx = -MAX_OFF_CENTRE_PX; dx <= MAX_OFF_CENTRE_PX; dx++) {
      const [cx, cy] = [Math.round(x + width / 2) + dx, Math.round(y + height / 2) + dy];
      const ring = ringAround(image, cx, cy, side);
      if (ring && ring.outer - ring.inner > (best ? best.outer - best.inner : 0)) best = { cx, cy, ...ring };
    }
  if (!best || best.outer - best.inner < MIN_RING_PX || best.outer - best.inner > MAX_RING_PX) return undefined;
  const { cx, cy, inner, outer } = best;
  if (!endsBeyond(image, cx, cy, { inner, outer })) return undefined;
  const radius = Math.round(outer);
  return { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
}

/**
 * A portrait whose shadow was found with it: that reaches farther down than up, so the portrait is above the middle, and its
 * even outer part is no ring.
 */
function ringInShadow(image: Pixels, { x, y, width, height }: Box): Box | undefined {
  const side = Math.max(width, height);
  let best: { cx: number; cy: number; inner: number; outer: number } | undefined;
  for (let dy = -Math.round(MAX_RISEN_RATIO * side); dy <= 0; dy++)
    for (let dx = -MAX_OFF_CENTRE_PX; dx <= MAX_OFF_CENTRE_PX; dx++) {
      const [cx, cy] = [Math.round(x + width / 2) + dx, Math.round(y + height / 2) + dy];
      const ring = ringAround(image, cx, cy, side, true);
      const least = best ? best.outer - best.inner : MIN_RING_PX - RADIUS_STEP_PX;
      if (ring && ring.outer - ring.inner > least && endsBeyond(image, cx, cy, ring)) best = { cx, cy, ...ring };
    }
  if (!best) return undefined;
  const radius = Math.round(best.outer);
  return { x: best.cx - radius, y: best.cy - radius, width: 2 * radius, height: 2 * radius };
}

/** Whether another colour than that of the ring lies around it. */
function endsBeyond(
  image: Pixels,
  cx: number,
  cy: number,
  { inner, outer }: { inner: number; outer: number },
): boolean {
  const ring = samples(image, cx, cy, (inner + outer) / 2)[0];
  const beyond = samples(image, cx, cy, outer + BEYOND_PX);
  return beyond.filter((color) => isNear(color, ring)).length <= MAX_GROUND_SHARE * SAMPLE_COUNT;
}

/**
 * The widest run of radii at which one colour goes all around a point.
 * @param isInShadow the same colour at all radii, unlike that of a shadow, and no more of them than a ring has
 */
function ringAround(
  image: Pixels,
  cx: number,
  cy: number,
  side: number,
  isInShadow = false,
): { inner: number; outer: number } | undefined {
  let widest: { inner: number; outer: number } | undefined;
  let run: { inner: number; outer: number } | undefined;
  const end = (): void => {
    const width = run ? run.outer - run.inner : 0;
    if (run && (!isInShadow || width <= MAX_RING_PX) && (!widest || width > widest.outer - widest.inner)) widest = run;
    run = undefined;
  };
  for (let radius = MIN_RADIUS_RATIO * side; radius <= MAX_RADIUS_RATIO * side; radius += RADIUS_STEP_PX) {
    if (run && isInShadow && !isFlat(image, cx, cy, run.inner, radius)) end();
    if (isEven(image, cx, cy, radius)) run = { inner: run?.inner ?? radius, outer: radius };
    else end();
  }
  // What goes on is a ground, which is too wide for a ring, however much of it was looked at.
  if (!isInShadow) end();
  return widest;
}

/** Whether two circles have one colour, to a level or two. */
const isFlat = (image: Pixels, cx: number, cy: number, one: number, other: number): boolean =>
  [0, SAMPLE_COUNT >> 1].some((i) => {
    const [a, b] = [sampleAt(image, cx, cy, one, i), sampleAt(image, cx, cy, other, i)];
    return a !== undefined && b !== undefined && channelDistance(a, b) <= MAX_FLAT_LEVELS;
  });

const MAX_FLAT_LEVELS = 2;

const isNear = (color: Rgb | undefined, ring: Rgb | undefined): boolean =>
  color !== undefined && ring !== undefined && channelDistance(color, ring) <= MAX_RING_LEVELS;

const isEven = (image: Pixels, cx: number, cy: number, radius: number): boolean =>
  isEvenFrom(image, cx, cy, radius, 0) || isEvenFrom(image, cx, cy, radius, SAMPLE_COUNT >> 1);

/** Most circles are no rings, which few of their points tell: those that lie far from each other. */
function isEvenFrom(image: Pixels, cx: number, cy: number, radius: number, first: number): boolean {
  const color = sampleAt(image, cx, cy, radius, first);
  let others = 0;
  for (let k = 0; k < SAMPLE_COUNT; k++) {
    const sample = sampleAt(image, cx, cy, radius, (k * FAR_APART) % SAMPLE_COUNT);
    if (!isNear(sample, color) && ++others > MAX_OTHER_SAMPLES) return false;
  }
  return true;
}

/** So many samples on is another part of the circle; each is reached once, as the count of them and this share no divisor. */
const FAR_APART = 19;

const samples = (image: Pixels, cx: number, cy: number, radius: number): (Rgb | undefined)[] =>
  DIRECTIONS.map((_, i) => sampleAt(image, cx, cy, radius, i));

function sampleAt({ data, width, height }: Pixels, cx: number, cy: number, radius: number, i: number): Rgb | undefined {
  const direction = DIRECTIONS[i];
  const u = Math.floor(cx + radius * direction[0]);
  const v = Math.floor(cy + radius * direction[1]);
  return u < 0 || v < 0 || u >= width || v >= height ? undefined : data[v * width + u];
}
