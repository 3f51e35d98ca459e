import type { PaintedBox } from '../../model/paint.ts';
import type { Rule } from '../../model/rule.ts';
import { bottom, right } from '../../raster/box.ts';

/** Ends that meet, and lines on one height, are no further apart, in px. */
const SAME_PX = 2;

/**
 * A line along which another one marks something, as that below the entry of a menu that is open, is one line; what marks it
 * stands on it, within the box that the line is the edge of.
 */
export function joinInterrupted(rules: readonly Rule[], boxes: readonly PaintedBox[]): Rule[] {
  for (const [at, mark] of rules.entries()) {
    if (mark.width <= mark.height) continue;
    const sides = rules.filter((rule) => rule !== mark && rule.color !== mark.color && isLevel(rule, mark));
    const before = sides.find((rule) => Math.abs(right(rule) - mark.x) <= SAME_PX);
    const after = sides.find((rule) => Math.abs(rule.x - right(mark)) <= SAME_PX);
    if (!before || !after || !isSame(before, after)) continue;
    const whole = { ...before, width: right(after) - before.x };
    const isEdge = boxes.some(({ box }) => Math.abs(bottom(box) - whole.y) <= SAME_PX);
    const moved = isEdge ? { ...mark, y: whole.y - mark.height } : mark;
    const others = rules.with(at, moved).filter((rule) => rule !== before && rule !== after);
    return joinInterrupted([...others, whole], boxes);
  }
  return [...rules];
}

const isLevel = (rule: Rule, mark: Rule): boolean =>
  rule.width > rule.height &&
  rule.height <= mark.height &&
  Math.abs(bottom(rule) - bottom(mark)) <= SAME_PX &&
  Math.abs(rule.y - mark.y) <= SAME_PX;

const isSame = (a: Rule, b: Rule): boolean => a.color === b.color && a.height === b.height && a.y === b.y;
