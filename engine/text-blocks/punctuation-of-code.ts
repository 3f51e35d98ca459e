import type { Box } from '../model/box.ts';
import type { InlineCodeBox } from '../model/inline-code-box.ts';
import { bottom, centerY, right } from '../raster/box.ts';

/** A full stop or comma stands this near to the chip before it, and is no wider, as parts of the size of the type. */
const NEAR = 0.35;
const WIDEST = 0.25;
/** Heights of a full stop and a comma, as parts of the same. */
const STOP = 0.2;
const COMMA = 0.4;
/** Sides of a bullet, in pixels, and how far it stands before its item, as parts of the size. */
const LEAST = 3;
const LARGEST = 10;
const CLOSEST = 0.3;
const FARTHEST = 1.8;

type Placed = Pick<InlineCodeBox, 'painted' | 'fit' | 'baseline'>;

/** The full stop or comma of the sentence that follows a chip: alone on its ground, it is too small for a line. */
export function markAfter({ painted, fit: { size }, baseline }: Placed, specks: readonly Box[]): InlineCodeBox['mark'] {
  const end = right(painted.box);
  const box = specks.find(
    (speck) =>
      speck.x >= end - 1 &&
      speck.x <= end + NEAR * size &&
      speck.width <= WIDEST * size &&
      speck.height <= COMMA * size &&
      speck.y < baseline &&
      bottom(speck) >= baseline - 1 &&
      bottom(speck) <= baseline + WIDEST * size,
  );
  if (!box) return undefined;
  const text = box.height <= STOP * size && bottom(box) <= baseline + 1 ? '.' : ',';
  return { text, box };
}

/** Whether a dot is the bullet of the item that a chip begins. */
export function isBulletOf({ painted: { box }, fit: { size }, baseline }: Placed, dot: Box): boolean {
  const gap = box.x - right(dot);
  if (dot.width < LEAST || dot.width > LARGEST || Math.abs(dot.width - dot.height) > 1) return false;
  return gap >= CLOSEST * size && gap <= FARTHEST * size && Math.abs(centerY(dot) - baseline + 0.3 * size) < 0.2 * size;
}
