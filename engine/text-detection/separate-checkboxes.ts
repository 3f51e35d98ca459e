import type { Box } from '../model/box.ts';
import type { Checkbox } from '../model/checkbox.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { contains, overlapY, right } from '../raster/box.ts';
import { classifyCheckbox } from './classify-checkbox.ts';

/** A radio button stands right before its label, a check box of a table before its row. */
const MAX_RADIO_GAP_PX = 28;
const MAX_CHECKBOX_GAP_PX = 160;

export type PlacedCheckbox = { box: Box; check: Checkbox };

/** Takes check boxes and radio buttons out of the small boxes and drawings, with whatever was seen inside them. */
export function separateCheckboxes<T extends { ink: Box }>(
  image: Pixels,
  boxes: readonly PaintedBox[],
  icons: readonly Box[],
  blocks: readonly T[],
): { boxes: PaintedBox[]; icons: Box[]; blocks: T[]; checks: PlacedCheckbox[] } {
  const checks: PlacedCheckbox[] = [];
  for (const box of [...boxes.map((painted) => painted.box), ...icons]) {
    const check = classifyCheckbox(image, box);
    const reach = check && (check.type === 'radio' ? MAX_RADIO_GAP_PX : MAX_CHECKBOX_GAP_PX);
    if (
      check &&
      blocks.some(({ ink }) => isBeside(box, ink, reach!)) &&
      !checks.some((other) => contains(other.box, box, 1))
    )
      checks.push({ box, check });
  }
  const isFree = (box: Box): boolean => !checks.some((check) => contains(check.box, box, 1));
  return {
    boxes: boxes.filter(({ box }) => isFree(box)),
    icons: icons.filter(isFree),
    blocks: blocks.filter(({ ink }) => isFree(ink)),
    checks,
  };
}

const isBeside = (box: Box, ink: Box, reach: number): boolean =>
  ink.x >= right(box) - 1 && ink.x - right(box) <= reach && overlapY(box, ink) > 0;
