import type { Rule } from '../model/rule.ts';
import type { TextLine } from '../model/text-line.ts';
import { contains } from '../raster/box.ts';

/** Of the size of the type: no dash is longer. */
const MAX_LENGTH_SHARE = 1.1;
/** Of the height of a line: between these a dash lies, above what underlines and below what is over it. */
const [MIN_DEPTH_SHARE, MAX_DEPTH_SHARE] = [0.25, 0.8];

/** Whether a line is the hyphen or dash of a large text that was read with it. */
export function isHyphen(rule: Rule, lines: readonly TextLine[]): boolean {
  return lines.some(({ box, text, fit }) => {
    const depth = (rule.y + rule.height / 2 - box.y) / box.height;
    return (
      /[-‐-―−]/.test(text) &&
      contains(box, rule, 1) &&
      rule.width <= MAX_LENGTH_SHARE * fit.size &&
      depth >= MIN_DEPTH_SHARE &&
      depth <= MAX_DEPTH_SHARE
    );
  });
}
