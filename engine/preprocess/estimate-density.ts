import type { Box } from '../model/box.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Rule } from '../model/rule.ts';
import { right } from '../raster/box.ts';

/** Ink of a line of ordinary text at density 1: type from 13 to 20 px. */
const MAX_TEXT_HEIGHT_PX = 20;

/**
 * How many image pixels one CSS pixel takes: screenshots of phones and of fine screens have 2 or 3. Their text is twice
 * or three times as high as anyone would set it, no line is thinner than that, and boxes begin and end on such steps.
 *
 * @param lines ink of the lines of text
 */
export function estimateDensity(
  width: number,
  lines: readonly Box[],
  boxes: readonly PaintedBox[],
  rules: readonly Rule[],
): 1 | 2 | 3 {
  if (lines.length < 6) return 1;
  const height = typicalHeight(lines);
  // Wide pictures are seldom at density 1, so smaller text will do.
  const limit = width >= 2000 ? 0.8 * MAX_TEXT_HEIGHT_PX : MAX_TEXT_HEIGHT_PX;
  const fits = (density: number): boolean => {
    const thin = rules.filter((rule) => Math.min(rule.width, rule.height) < density);
    if (lengthOf(thin) > 0.15 * lengthOf(rules)) return false;
    const edges = boxes.filter(isStraight).flatMap(({ box }) => [box.x, box.y, right(box), box.y + box.height]);
    const even = edges.filter((edge) => edge % density === 0).length;
    return even >= 0.8 * edges.length;
  };
  if (height >= 1.6 * limit && isWindow(width / 3) && fits(3)) return 3;
  return height >= limit && isWindow(width / 2) && fits(2) ? 2 : 1;
}

/** Discs and pills end in soft pixels, so that where they begin is a guess. */
const isStraight = ({ box, paint }: PaintedBox): boolean => (paint.radius ?? 0) < 0.3 * Math.min(box.width, box.height);

/** Dividers are long; the many short pieces come from letters and photographs. */
const lengthOf = (rules: readonly Rule[]): number =>
  rules.reduce((sum, { width, height }) => sum + Math.max(width, height), 0);

/** Phones, tablets upright, laptops: nobody's window is 640 px wide. */
const isWindow = (width: number): boolean =>
  (width >= 300 && width <= 480) || (width >= 740 && width <= 860) || width >= 1000;

/** The height that half of all text, by its length, does not reach. */
function typicalHeight(lines: readonly Box[]): number {
  const sorted = [...lines].sort((a, b) => a.height - b.height);
  const lengths = sorted.map((line) => line.width / Math.max(1, line.height));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (let i = 0; i < sorted.length; i++) {
    rest -= lengths[i];
    if (rest <= 0) return sorted[i].height;
  }
  return 0;
}
