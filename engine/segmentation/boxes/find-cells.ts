import type { Rule } from '../../model/rule.ts';
import { bottom, contains, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import type { Frame } from './find-frames.ts';

/** Gap between lines that meet: round corners, lines of two colours. */
const MAX_GAP_PX = 3;
const MIN_WIDTH_PX = 12;
const MIN_HEIGHT_PX = 10;
/** A row of values is seldom higher; fields of a calendar or a board are, and their lines are dividers (engine-log: grid-rows). */
const MAX_ROW_HEIGHT_PX = 80;
/** How many boxes in one row alone are parts of a control (pages, segments), and how high they are (engine-log: grid-cells). */
const MIN_SEGMENT_COUNT = 3;
const MAX_SEGMENT_HEIGHT_PX = 60;

/**
 * The cells of a grid of lines: each one between two lines that follow each other across and two that do so down. A
 * panel that a line divides into two is no grid; that takes two rows and two columns.
 */
export function findCells(rules: readonly Rule[]): Frame[] {
  const level = rules.filter((rule) => rule.width > rule.height).sort((a, b) => a.y - b.y);
  const upright = rules.filter((rule) => rule.height > rule.width).sort((a, b) => a.x - b.x);
  if (level.length < 2 || upright.length < 3) return [];
  const cells: Frame[] = [];
  level.forEach((top, i) => {
    const sides = upright.filter(
      (rule) => coversDown(rule, top.y, top.y + MIN_HEIGHT_PX) && coversAcross(top, rule, rule),
    );
    for (let k = 1; k < sides.length; k++) {
      const [left, far] = [sides[k - 1], sides[k]];
      if (far.x - right(left) < MIN_WIDTH_PX) continue;
      const low = level
        .slice(i + 1)
        .find((rule) => rule.y >= bottom(top) + MIN_HEIGHT_PX && coversAcross(rule, left, far));
      if (!low || !coversDown(left, top.y, low.y) || !coversDown(far, top.y, low.y)) continue;
      if (channelDistance(top.color, left.color) > 48) continue;
      const width = Math.min(left.width, top.height);
      // Of a line that is thicker than the others, two cells share no more than of those.
      const [x, y] = [right(left) - width, bottom(top) - width];
      const box = { x, y, width: right(far) - x, height: bottom(low) - y };
      cells.push({ box, rules: [top, far, low, left], color: top.color, width, radius: 0 });
    }
  });
  return gridsOf(cells).filter(isGrid).flat();
}

const coversDown = (rule: Rule, from: number, to: number): boolean =>
  rule.y <= from + MAX_GAP_PX && bottom(rule) >= to - MAX_GAP_PX;

const coversAcross = (rule: Rule, left: Rule, far: Rule): boolean =>
  rule.x <= left.x + MAX_GAP_PX && right(rule) >= right(far) - MAX_GAP_PX;

/** Cells that have a line in common belong to one grid. */
function gridsOf(cells: readonly Frame[]): Frame[][] {
  const gridOf = new Map<Rule, Frame[]>();
  for (const cell of cells) {
    const [grid = [], ...others] = [...new Set(cell.rules.map((rule) => gridOf.get(rule)))].filter(
      (grid): grid is Frame[] => grid !== undefined,
    );
    for (const other of others) {
      grid.push(...other);
      for (const { rules } of other) for (const rule of rules) gridOf.set(rule, grid);
    }
    grid.push(cell);
    for (const rule of cell.rules) gridOf.set(rule, grid);
  }
  return [...new Set(gridOf.values())];
}

function isGrid(cells: readonly Frame[]): boolean {
  const columns = new Set(cells.map(({ box }) => box.x)).size;
  const rows = new Set(cells.map(({ box }) => box.y)).size;
  const heights = cells.map(({ box }) => box.height).sort((a, b) => a - b);
  if (columns >= 2 && rows >= 2) return cells.length >= 4 && heights[heights.length >> 1] <= MAX_ROW_HEIGHT_PX;
  if (rows > 1 || columns < MIN_SEGMENT_COUNT || cells.some(({ box }) => box.height > MAX_SEGMENT_HEIGHT_PX))
    return false;
  // A bar from edge to edge with a few dividers on it is one thing.
  const all = unionBox(cells.map(({ box }) => box));
  return cells.every(({ rules: [top, , low] }) => contains(all, top, MAX_GAP_PX) && contains(all, low, MAX_GAP_PX));
}
