import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerY, right, unionBox } from '../raster/box.ts';

/** A sign is no larger, in px, and no farther from the next one of its row. */
const MAX_SIGN_PX = 48;
/** Signs of one row differ in size by no more, and their middles in height, in px. */
const MAX_SIGN_DIFFERENCE_PX = 6;
/** A column has so many times the height of a sign. */
const MIN_COLUMN_RATIO = 4;

/** A sign at the end of a row of them is no column of its own, however blank the page below it is. */
export function joinSigns(columns: LayoutNode[][]): LayoutNode[][] {
  const joined: LayoutNode[][] = [];
  for (const column of columns) {
    const before = joined[joined.length - 1];
    if (before && endsSigns(before, column)) before.push(...column);
    else joined.push([...column]);
  }
  return joined;
}

/** A sign before words is no farther from them, in px. */
const MAX_LEAD_GAP_PX = 12;

/** Signs that each stand right before words of the next column are no column of their own. */
export function joinLeads(columns: LayoutNode[][]): LayoutNode[][] {
  const joined: LayoutNode[][] = [];
  columns.forEach((column, i) => {
    if (i > 0 && leadsInto(columns[i - 1], column)) joined[joined.length - 1].push(...column);
    else joined.push([...column]);
  });
  return joined;
}

const leadsInto = (signs: readonly LayoutNode[], column: readonly LayoutNode[]): boolean =>
  signs.every(
    (sign) =>
      isSign(sign) &&
      column.some(
        ({ kind, ink }) =>
          kind === 'text' &&
          ink.x - right(sign.ink) <= MAX_LEAD_GAP_PX &&
          Math.abs(centerY(ink) - centerY(sign.ink)) <= MAX_SIGN_DIFFERENCE_PX,
      ),
  );

function endsSigns(column: readonly LayoutNode[], [sign, ...others]: readonly LayoutNode[]): boolean {
  if (others.length > 0 || !isSign(sign)) return false;
  const { y } = unionBox(column.map(({ ink }) => ink));
  if (Math.max(...column.map(({ ink }) => bottom(ink))) - y < MIN_COLUMN_RATIO * sign.ink.height) return false;
  return column.some(
    (other) =>
      isSign(other) &&
      sign.ink.x - right(other.ink) <= MAX_SIGN_PX &&
      Math.abs(centerY(sign.box) - centerY(other.box)) <= MAX_SIGN_DIFFERENCE_PX &&
      Math.abs(sign.box.height - other.box.height) <= MAX_SIGN_DIFFERENCE_PX,
  );
}

const isSign = ({ kind, ink }: LayoutNode): boolean =>
  kind === 'image' && Math.max(ink.width, ink.height) <= MAX_SIGN_PX;

/** Logos in frames of one size, give or take in px, are no larger, and so many. */
const MAX_FRAME_PX = 96;
const SAME_FRAME_PX = 2;
const MIN_FRAME_COUNT = 3;

/**
 * A row of logos in frames is in one column, however blank the page is above the room between two of them.
 *
 * @param maxGap between two of them, in px
 */
export function joinFrames(columns: LayoutNode[][], maxGap: number): LayoutNode[][] {
  const nodes = columns.flat();
  const joined: LayoutNode[][] = [];
  for (const column of columns) {
    const before = joined[joined.length - 1];
    const run = before ? frameRun(column, nodes, maxGap) : [];
    const isAcross = run.some((frame) => before?.includes(frame));
    const isSplit = columns.some((one) => run.filter((frame) => one.includes(frame)).length > 1);
    if (run.length >= MIN_FRAME_COUNT && isAcross && isSplit) before.push(...column);
    else joined.push([...column]);
  }
  return joined;
}

/** The frames that stand evenly side by side with the first one of a column. */
function frameRun(column: readonly LayoutNode[], nodes: readonly LayoutNode[], maxGap: number): LayoutNode[] {
  const isFrame = ({ kind, box }: LayoutNode): boolean =>
    kind !== 'text' && kind !== 'rule' && box.width <= MAX_FRAME_PX && box.height <= MAX_FRAME_PX;
  const [first] = column.filter(isFrame).sort((a, b) => a.box.x - b.box.x);
  if (!first) return [];
  const isLike = ({ box }: LayoutNode): boolean =>
    Math.abs(box.y - first.box.y) <= SAME_FRAME_PX &&
    Math.abs(box.width - first.box.width) <= SAME_FRAME_PX &&
    Math.abs(box.height - first.box.height) <= SAME_FRAME_PX;
  const like = nodes.filter((node) => isFrame(node) && isLike(node)).sort((a, b) => a.box.x - b.box.x);
  const gaps = like.slice(1).map(({ box }, i) => box.x - right(like[i].box));
  return gaps.every((gap) => gap <= maxGap && Math.abs(gap - gaps[0]) <= SAME_FRAME_PX) ? like : [];
}
