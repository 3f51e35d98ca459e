import type { PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { area, bottom, contains, intersection, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { colorAt } from '../raster/color-at.ts';

/** Edges of two boxes that differ by no more, in pixels, are one; and pixels near an edge are mixed. */
const EDGE_PX = 2;
/** The part that two boxes share is looked at in so many places each way. */
const PLACE_COUNT = 24;
/** A pixel has the colour of a box where it is no farther off, in levels. */
const MAX_OFF_LEVELS = 6;
/** The box in front is seen in so many times as many places as the one behind. */
const MIN_ADVANTAGE = 1.5;

/**
 * Tells of boxes that overlap which lies in front, by whose paint is seen where they do: a larger one may, such as a long card
 * over the foot of a band.
 *
 * @returns copies of the boxes, with a `layer` where they lie in front of another one: 1 above what lies behind
 */
export function assignLayers(image: Pixels, boxes: readonly PaintedBox[]): PaintedBox[] {
  const behind = boxes.map((front) =>
    boxes.flatMap((back, i) => (overlapsPartly(front, back) && isSeenBefore(image, front, back, boxes) ? [i] : [])),
  );
  const layers = new Map<number, number>();
  const layerOf = (i: number, above: readonly number[]): number => {
    const known = layers.get(i);
    if (known !== undefined) return known;
    const below = behind[i].filter((other) => !above.includes(other));
    const layer = Math.max(0, ...below.map((other) => layerOf(other, [...above, i]) + 1));
    layers.set(i, layer);
    return layer;
  };
  return boxes.map((box, i) => {
    const layer = layerOf(i, [i]);
    return layer > 0 ? { ...box, layer } : box;
  });
}

const isPainted = ({ paint }: PaintedBox): boolean => paint.fill !== undefined || paint.gradient !== undefined;

const overlapsPartly = (a: PaintedBox, b: PaintedBox): boolean =>
  a !== b &&
  isPainted(a) &&
  isPainted(b) &&
  intersection(a.box, b.box) > 0 &&
  !contains(a.box, b.box, EDGE_PX) &&
  !contains(b.box, a.box, EDGE_PX);

function isSeenBefore(
  { data, width }: Pixels,
  front: PaintedBox,
  back: PaintedBox,
  boxes: readonly PaintedBox[],
): boolean {
  // What lies on either of them hides both.
  const others = boxes.filter(
    (one) =>
      one !== front &&
      one !== back &&
      isPainted(one) &&
      [front, back].some(({ box }) => contains(box, one.box) && area(one.box) < area(box)),
  );
  const left = Math.ceil(Math.max(front.box.x, back.box.x)) + EDGE_PX;
  const top = Math.ceil(Math.max(front.box.y, back.box.y)) + EDGE_PX;
  const end = Math.floor(Math.min(right(front.box), right(back.box))) - EDGE_PX;
  const foot = Math.floor(Math.min(bottom(front.box), bottom(back.box))) - EDGE_PX;
  const [stepX, stepY] = [end - left, foot - top].map((length) => Math.max(1, Math.floor(length / PLACE_COUNT)));
  let [own, other] = [0, 0];
  for (let y = top; y < foot; y += stepY) {
    for (let x = left; x < end; x += stepX) {
      if (others.some(({ box }) => x >= box.x && y >= box.y && x < right(box) && y < bottom(box))) continue;
      const seen = data[y * width + x];
      const [toFront, toBack] = [front, back].map((box) => channelDistance(seen, colorAt(box, x, y)));
      if (Math.min(toFront, toBack) > MAX_OFF_LEVELS) continue;
      // Two pale grounds may be nearer to each other than any pixel is to its own.
      if (toFront < toBack) own++;
      else if (toBack < toFront) other++;
    }
  }
  return own > MIN_ADVANTAGE * other;
}
