import type { Box } from '../model/box.ts';
import type { Checkbox } from '../model/checkbox.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { contains, overlapY, right } from '../raster/box.ts';
import { classifyCheckbox, hasDot } from './classify-checkbox.ts';

/** A radio button stands right before its label, a check box of a table before its row. */
const MAX_RADIO_GAP_PX = 28;
const MAX_CHECKBOX_GAP_PX = 160;
/** What stands this near to the end of a text is one of its letters. */
const MAX_LETTER_GAP_PX = 5;

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
    // A circle with a sign in it is an icon.
    if (check?.type === 'radio' && check.checked && !hasDot(image, box)) continue;
    const reach = check && (check.type === 'radio' ? MAX_RADIO_GAP_PX : MAX_CHECKBOX_GAP_PX);
    if (
      check &&
      blocks.some(({ ink }) => isBeside(box, ink, reach!)) &&
      !blocks.some(({ ink }) => isBeside(ink, box, MAX_LETTER_GAP_PX)) &&
      !checks.some((other) => contains(other.box, box, 1))
    )
      checks.push({ box, check });
  }
  // A choice has several radio buttons of one size: one alone is an icon in a circle.
  const chosen = checks.filter(
    ({ box, check }) =>
      check.type !== 'radio' ||
      checks.some(
        (other) => other.check.type === 'radio' && other.box !== box && Math.abs(other.box.width - box.width) <= 1,
      ),
  );
  const isFree = (box: Box): boolean => !chosen.some((check) => contains(check.box, box, 1));
  return {
    boxes: boxes.filter(({ box }) => isFree(box)),
    icons: icons.filter(isFree),
    blocks: blocks.filter(({ ink }) => isFree(ink)),
    checks: chosen,
  };
}

/** `after` begins within `reach` pixels of the right end of `before`. */
const isBeside = (before: Box, after: Box, reach: number): boolean =>
  after.x >= right(before) - 1 && after.x - right(before) <= reach && overlapY(before, after) > 0;
