import type { Box } from '../model/box.ts';
import type { FontFit } from '../model/font.ts';
import type { InlineCodeBox } from '../model/inline-code-box.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { TextLine } from '../model/text-line.ts';
import { contains } from '../raster/box.ts';
import { isMonospaced } from '../typeface/fonts.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { isBulletOf, markAfter } from './punctuation-of-code.ts';

/** A chip is about as high as its line: at most this many times the size of its type. */
const HIGHEST = 2.1;
/** Room on both sides of the text, as parts of its size: a button has more. To the right a space may be added. */
const SIDE = 0.9;
const END = 1.6;
/** Round corners and antialiasing let the ink of a tight chip touch its edge, in pixels. */
const SLACK = 1;

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
  const lowest = Math.max(0, ...lines.map(({ fit }) => HIGHEST * fit.size));
  const low = boxes.filter(({ box, paint }) => box.height <= lowest && !paint.gradient && !paint.shadow);
  return low.flatMap((painted) => {
    const { box } = painted;
    const inside = lines.filter((line) => contains(box, line.box, SLACK));
    const fit = inside.length === 1 ? typewriterOf(inside[0]) : undefined;
    if (!fit) return [];
    const [line] = inside;
    const before = line.box.x - box.x;
    const after = box.x + box.width - line.box.x - line.box.width;
    const tight = box.height <= HIGHEST * fit.size && before <= SIDE * fit.size && after <= END * fit.size;
    const hasInner = boxes.some((other) => other !== painted && contains(box, other.box));
    if (!tight || hasInner || before < 0) return [];
    const baseline = baselineOf({ ...line, fit });
    const chip = { painted, line, fit, baseline };
    const bullet = specks.some((speck) => isBulletOf(chip, speck));
    return [{ ...chip, mark: markAfter(chip, specks), bullet }];
  });
}

/** The best fit of a typewriter face without letter spacing. */
function typewriterOf({ fits }: TextLine): FontFit | undefined {
  return fits.find(({ font, letterSpacing }) => isMonospaced(font.family) && letterSpacing === 0);
}
