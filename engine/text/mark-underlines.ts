import { overlapX } from '../raster/box.ts';
import type { Rule } from '../segment/split-rules.ts';
import { baselineOf, type TextLine } from './text-line.ts';

/** Marks the words that a rule underlines. @returns the rules that underline nothing */
export function markUnderlines(lines: readonly TextLine[], rules: readonly Rule[]): Rule[] {
  return rules.filter((rule) => {
    if (rule.height > 4) return true;
    for (const line of lines) {
      const drop = rule.y - baselineOf(line);
      if (drop < -1 || drop > 0.32 * line.fit.size) continue;
      if (overlapX(rule, line.box) < 0.7 * rule.width - 2) continue;
      for (const word of line.words) if (overlapX(rule, word.box) > 0.6 * word.box.width) word.underlined = true;
      return false;
    }
    return true;
  });
}
