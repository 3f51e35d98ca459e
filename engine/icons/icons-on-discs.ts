import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Rule } from '../model/rule.ts';
import type { TextBlock } from '../model/text-block.ts';
import { contains, intersection } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

/** Sides of discs with one sign on them, in px, and how far they are from square. */
const [MIN_SIDE_PX, MAX_SIDE_PX, MAX_OBLONG_PX] = [24, 176, 3];
/** A box is a disc when its corners are round up to its middle: share of its side. */
const MIN_RADIUS_SHARE = 0.45;
/** Of the disc's radius: what a sign keeps within. */
const REACH_SHARE = 0.85;
/** Levels by which ink differs from the disc, and by which the pixels of one ink differ. */
const MIN_INK_LEVELS = 24;
const SAME_LEVELS = 24;
/** Share of the ink that has its one colour (the rest is edges), and of the disc's box that is ink. */
const [MIN_SAME_SHARE, MIN_INK_SHARE] = [0.6, 0.03];

type Parts = {
  icons: readonly Box[];
  boxes: readonly PaintedBox[];
  pictures: readonly Box[];
  blocks: readonly TextBlock[];
  rules: readonly Rule[];
};

/**
 * What is drawn on a disc in one colour is one sign, in however many pieces it was found: wheels of a cart as dots, the page
 * below a laptop as a bar.
 */
export function joinOnDiscs<T extends Parts>(image: Pixels, parts: T): T {
  const { icons, boxes, pictures, blocks, rules } = parts;
  const signs = boxes.flatMap((disc) => {
    const sign = isDisc(disc) ? signOn(image, disc) : undefined;
    if (!sign || [...blocks.map(({ ink }) => ink), ...pictures].some((other) => intersection(other, sign) > 0))
      return [];
    const pieces = [...icons, ...rules, ...boxes.flatMap(({ box }) => (box === disc.box ? [] : [box]))].filter(
      (piece) => contains(disc.box, piece),
    );
    // One piece that is all of it needs no joining.
    return pieces.length === 1 && contains(pieces[0], sign, 2) && icons.includes(pieces[0]) ? [] : [{ disc, sign }];
  });
  if (signs.length === 0) return parts;
  const isPiece = (piece: Box): boolean =>
    signs.some(({ disc, sign }) => piece !== disc.box && contains(sign, piece, 2));
  return {
    ...parts,
    icons: [...icons.filter((icon) => !isPiece(icon)), ...signs.map(({ sign }) => sign)],
    boxes: boxes.filter(({ box }) => !isPiece(box)),
    rules: rules.filter((rule) => !isPiece(rule)),
  };
}

const isDisc = ({ box: { width, height }, paint: { fill, border, gradient, radius = 0 } }: PaintedBox): boolean =>
  fill !== undefined &&
  !border &&
  !gradient &&
  Math.min(width, height) >= MIN_SIDE_PX &&
  Math.max(width, height) <= MAX_SIDE_PX &&
  Math.abs(width - height) <= MAX_OBLONG_PX &&
  radius >= MIN_RADIUS_SHARE * Math.min(width, height);

/** The ink on a disc, if it has one colour. */
function signOn(image: Pixels, { box, paint }: PaintedBox): Box | undefined {
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = (REACH_SHARE * Math.min(box.width, box.height)) / 2;
  const counts = new Map<Rgb, number>();
  let [x0, y0, x1, y1, ink] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0, 0];
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const color = image.data[y * image.width + x];
      if (Math.hypot(x + 0.5 - mx, y + 0.5 - my) > reach || channelDistance(color, paint.fill!) < MIN_INK_LEVELS)
        continue;
      counts.set(color, (counts.get(color) ?? 0) + 1);
      ink++;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    }
  }
  if (ink < MIN_INK_SHARE * box.width * box.height) return undefined;
  const [main] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  const same = [...counts].filter(([color]) => channelDistance(color, main) <= SAME_LEVELS);
  if (same.reduce((sum, [, count]) => sum + count, 0) < MIN_SAME_SHARE * ink) return undefined;
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
