import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import { bottom, overlapX, overlapY, right, unionBox } from '../../raster/box.ts';
import { RowIndex } from '../../raster/row-index.ts';

/** A pane, and all four, in px. */
const [MIN_PANE_PX, MAX_PANE_PX] = [3, 16];
const [MIN_SIDE_PX, MAX_SIDE_PX] = [10, 32];
/** Between two panes, in px, and so near nothing is written. */
const MAX_GAP_PX = 6;
const CLEAR_PX = 4;
const SAME_PX = 1;
/** What the sides of the square that they fill may differ, in px. */
const SQUARE_PX = 3;

/**
 * Takes signs of four panes in two columns out of the glyphs: ⊞, which opens all apps, or a dashboard. Read as letters they
 * would be two lines of them.
 */
export function findPaneIcons(glyphs: readonly ConnectedComponent[]): { letters: ConnectedComponent[]; icons: Box[] } {
  const rows = new RowIndex<ConnectedComponent>();
  for (const glyph of glyphs) rows.add(glyph, glyph);
  const taken = new Set<ConnectedComponent>();
  const icons: Box[] = [];
  for (const first of glyphs) {
    if (!isPane(first) || taken.has(first)) continue;
    const beside = rows.find(first, (other) => isPane(other) && isBeside(first, other));
    const panes = beside && [first, beside, below(first, rows), below(beside, rows)];
    if (!panes || !isWhole(panes) || panes.some((pane) => taken.has(pane))) continue;
    const box = unionBox(panes);
    const around = { ...box, y: box.y - CLEAR_PX, height: box.height + 2 * CLEAR_PX };
    if (!isSquare(box) || rows.find(around, (other) => !panes.includes(other) && isNear(other, box))) continue;
    for (const pane of panes) taken.add(pane);
    icons.push(box);
  }
  return { letters: glyphs.filter((glyph) => !taken.has(glyph)), icons };
}

const isPane = ({ width, height }: Box): boolean =>
  Math.min(width, height) >= MIN_PANE_PX && Math.max(width, height) <= MAX_PANE_PX;

const isGap = (gap: number): boolean => gap > 0 && gap <= MAX_GAP_PX;

const isBeside = (a: Box, b: Box): boolean =>
  isGap(b.x - right(a)) && Math.abs(a.y - b.y) <= SAME_PX && Math.abs(a.width - b.width) <= SAME_PX;

/** The pane of the same column below one. */
function below(pane: Box, rows: RowIndex<ConnectedComponent>): ConnectedComponent | undefined {
  const strip = { ...pane, y: bottom(pane), height: MAX_GAP_PX + 1 };
  return rows.find(
    strip,
    (other) =>
      isPane(other) &&
      isGap(other.y - bottom(pane)) &&
      Math.abs(other.x - pane.x) <= SAME_PX &&
      Math.abs(other.width - pane.width) <= SAME_PX,
  );
}

/** Whether both columns have two panes, and end together. */
const isWhole = (panes: readonly (ConnectedComponent | undefined)[]): panes is ConnectedComponent[] => {
  const [left, end] = panes.slice(2);
  return left !== undefined && end !== undefined && Math.abs(bottom(left) - bottom(end)) <= SAME_PX;
};

const isSquare = ({ width, height }: Box): boolean =>
  Math.abs(width - height) <= SQUARE_PX &&
  Math.min(width, height) >= MIN_SIDE_PX &&
  Math.max(width, height) <= MAX_SIDE_PX;

const isNear = (a: Box, b: Box): boolean => -overlapX(a, b) <= CLEAR_PX && -overlapY(a, b) <= CLEAR_PX;
