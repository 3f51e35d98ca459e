import type { Box } from '../model/box.ts';
import type { InlineCodeBox } from '../model/inline-code-box.ts';
import { bottom, centerY, right } from '../raster/box.ts';

/** A full stop or comma stands this near to the chip before it, and is no wider. */
const MAX_MARK_GAP_EM = 0.35;
const MAX_MARK_WIDTH_EM = 0.25;
const MAX_STOP_HEIGHT_EM = 0.2;
const MAX_COMMA_HEIGHT_EM = 0.4;
/** Sides of a bullet, and how far it stands before its item. */
const MIN_BULLET_SIDE_PX = 3;
const MAX_BULLET_SIDE_PX = 10;
const MIN_BULLET_GAP_EM = 0.3;
const MAX_BULLET_GAP_EM = 1.8;

type Placed = Pick<InlineCodeBox, 'painted' | 'fit' | 'baseline'>;

/** The full stop or comma of the sentence that follows a chip: alone on its ground, it is too small for a line. */
export function markAfter({ painted, fit: { size }, baseline }: Placed, specks: readonly Box[]): InlineCodeBox['mark'] {
  const end = right(painted.box);
  const box = specks.find(
    (speck) =>
      speck.x >= end - 1 &&
      speck.x <= end + MAX_MARK_GAP_EM * size &&
      speck.width <= MAX_MARK_WIDTH_EM * size &&
      speck.height <= MAX_COMMA_HEIGHT_EM * size &&
      speck.y < baseline &&
      bottom(speck) >= baseline - 1 &&
      bottom(speck) <= baseline + MAX_MARK_WIDTH_EM * size,
  );
  if (!box) return undefined;
  const text = box.height <= MAX_STOP_HEIGHT_EM * size && bottom(box) <= baseline + 1 ? '.' : ',';
  return { text, box };
}

/** Whether a dot is the bullet of the item that a chip begins. */
export function isBulletOf({ painted: { box }, fit: { size }, baseline }: Placed, dot: Box): boolean {
  const gap = box.x - right(dot);
  if (dot.width < MIN_BULLET_SIDE_PX || dot.width > MAX_BULLET_SIDE_PX || Math.abs(dot.width - dot.height) > 1)
    return false;
  return (
    gap >= MIN_BULLET_GAP_EM * size &&
    gap <= MAX_BULLET_GAP_EM * size &&
    Math.abs(centerY(dot) - baseline + 0.3 * size) < 0.2 * size
  );
}
