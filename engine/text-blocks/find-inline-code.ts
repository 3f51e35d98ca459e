import type { Box } from '../model/box.ts';
import type { FontFit } from '../model/font.ts';
import type { InlineCodeBox } from '../model/inline-code-box.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { TextLine } from '../model/text-line.ts';
import { contains } from '../raster/box.ts';
import { isMonospaced } from '../typeface/families.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { isBulletOf, markAfter } from './punctuation-of-code.ts';

/** A chip is about as high as its line. */
const MAX_HEIGHT_EM = 2.1;
/** Room beside the text: a button has more. On the right a space may be added. */
const MAX_LEFT_ROOM_EM = 0.9;
const MAX_RIGHT_ROOM_EM = 1.6;
/** Round corners and anti-aliasing let the ink of a tight chip touch its edge. */
const MAX_OVERHANG_PX = 1;

/**
 * The boxes that may be chips of a sentence, by their shape alone.
 *
 * @param specks small ink that is part of no line
 */
export function findInlineCode(
  lines: readonly TextLine[],
  boxes: readonly PaintedBox[],
  specks: readonly Box[] = [],
): InlineCodeBox[] {
  const lowest = Math.max(0, ...lines.map(({ fit }) => MAX_HEIGHT_EM * fit.size));
  const low = boxes.filter(({ box, paint }) => box.height <= lowest && !paint.gradient && !paint.shadow);
  return low.flatMap((painted) => {
    const { box } = painted;
    const inside = lines.filter((line) => contains(box, line.box, MAX_OVERHANG_PX));
    const fit = inside.length === 1 ? monospacedFitOf(inside[0]) : undefined;
    if (!fit) return [];
    const [line] = inside;
    const before = line.box.x - box.x;
    const after = box.x + box.width - line.box.x - line.box.width;
    const tight =
      box.height <= MAX_HEIGHT_EM * fit.size &&
      before <= MAX_LEFT_ROOM_EM * fit.size &&
      after <= MAX_RIGHT_ROOM_EM * fit.size;
    const hasInner = boxes.some((other) => other !== painted && contains(box, other.box));
    if (!tight || hasInner || before < 0) return [];
    const baseline = baselineOf({ ...line, fit });
    const chip = { painted, line, fit, baseline };
    const bullet = specks.some((speck) => isBulletOf(chip, speck));
    return [{ ...chip, mark: markAfter(chip, specks), bullet }];
  });
}

/** The best fit of a monospaced font without letter spacing. */
function monospacedFitOf({ fits }: TextLine): FontFit | undefined {
  return fits.find(({ font, letterSpacing }) => isMonospaced(font.family) && letterSpacing === 0);
}
