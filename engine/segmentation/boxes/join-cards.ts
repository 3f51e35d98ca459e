import type { Box } from '../../model/box.ts';
import type { PaintedBox } from '../../model/paint.ts';
import { area, bottom, overlapX, right, unionBox } from '../../raster/box.ts';

const MIN_PICTURE_HEIGHT_PX = 40;
/** A head of more stripes is a column of things. */
const MAX_STRIPE_COUNT = 3;

/**
 * A picture that lies flush on a box of its own width is the head (or foot) of a card, and one beside a box of its own height
 * is at its side: the box grows around both. A drawn head may consist of several flat stripes. `isEmpty` tells of a box whether nothing lies on it, as on a flat picture.
 *
 * @returns the boxes that have grown, with what each was before
 */
export function joinCards(
  boxes: PaintedBox[],
  pictures: readonly Box[],
  pageWidth: number,
  isEmpty: (box: PaintedBox) => boolean,
): Map<PaintedBox, Box> {
  const grown = new Map<PaintedBox, Box>();
  const flat = boxes.filter((box) => !box.paint.border && isEmpty(box)).map(({ box }) => box);
  const candidates = [...pictures, ...flat].filter(
    ({ height, width }) => height >= MIN_PICTURE_HEIGHT_PX && width < 0.8 * pageWidth,
  );
  const flatBoxes = new Set(flat);
  for (const card of boxes) {
    if ((card.paint.fill === undefined && !card.paint.border) || flatBoxes.has(card.box) || card.box.width < 80)
      continue;
    const before = card.box;
    for (let stripes = 0; stripes < MAX_STRIPE_COUNT; stripes++) {
      const heads = candidates.filter((picture) => isFlush(picture, card.box));
      if (heads.length !== 1 || area(heads[0]) >= 5 * area(before)) break;
      card.box = unionBox([card.box, heads[0]]);
    }
    const [beside, ...others] = pictures.filter((picture) => isBeside(picture, card.box));
    if (card.box === before && beside && others.length === 0 && beside.height >= MIN_PICTURE_HEIGHT_PX)
      card.box = unionBox([before, beside]);
    if (card.box !== before) grown.set(card, before);
  }
  return grown;
}

/** Whether a picture as high as a box, and narrower, ends where that begins, or begins where it ends, at its sides. */
function isBeside(picture: Box, box: Box): boolean {
  if (Math.abs(picture.y - box.y) > 2 || Math.abs(bottom(picture) - bottom(box)) > 2) return false;
  const gaps = [box.x - right(picture), picture.x - right(box)];
  return picture.width < box.width && gaps.some((gap) => Math.abs(gap) <= 2);
}

/** Whether a picture as wide as a box ends where that begins, or begins where it ends. */
export function isFlush(picture: Box, box: Box): boolean {
  if (Math.abs(picture.x - box.x) > 2 || Math.abs(right(picture) - right(box)) > 2 || overlapX(picture, box) < 0)
    return false;
  const above = box.y - bottom(picture);
  const below = picture.y - bottom(box);
  return Math.abs(above) <= 2 || Math.abs(below) <= 2;
}
