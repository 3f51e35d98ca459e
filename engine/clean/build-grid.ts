import { px } from '../emit/lengths.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right, unionBox } from '../raster/box.ts';
import { centeredPitch, isCenteredText } from './centered-columns.ts';
import { addAt, type Built, type Context, type Frame } from './context.ts';

/** Rows of one grid below each other, as one row whose children take several lines. */
type GridNode = LayoutNode & { rows?: LayoutNode[] };

/** Makes one node of neighbouring rows that hold instances of one component at the same columns. */
export function joinGrids(children: readonly LayoutNode[]): LayoutNode[] {
  const joined: GridNode[] = [];
  for (const child of children) {
    const last = joined[joined.length - 1];
    if (last && goOn(last.rows?.[0] ?? last, child)) {
      const rows = [...(last.rows ?? [last]), child];
      joined[joined.length - 1] = {
        ...last,
        box: unionBox(rows.map(({ box }) => box)),
        ink: unionBox(rows.map(({ ink }) => ink)),
        children: rows.flatMap((row) => sorted(row)),
        rows,
      } as GridNode;
    } else joined.push(child);
  }
  return joined;
}

const sorted = ({ children }: LayoutNode): LayoutNode[] => [...children].sort((a, b) => a.ink.x - b.ink.x);

const rowsOf = (node: LayoutNode): LayoutNode[] => (node as GridNode).rows ?? [node];

/** Whether a row goes on with the grid that a row above it began. */
function goOn(first: LayoutNode, row: LayoutNode): boolean {
  const [a, b] = [componentOf(first), row.kind === 'row' || row.instance ? componentOf(row) : undefined];
  // A row that is one part itself, such as an icon with its words, is an item of a list.
  if (
    first.instance ||
    first.kind !== 'row' ||
    first.children.length < 2 ||
    !a ||
    a !== b ||
    row.paint ||
    !isPlain(row) ||
    !isPlain(first)
  )
    return false;
  const starts = sorted(first).map(({ box }) => box.x);
  const below = row.kind === 'row' && !row.instance ? sorted(row) : [row];
  return below.length <= starts.length && below.every(({ box }, i) => Math.abs(box.x - starts[i]) <= 4);
}

/** Cards with headings make a section of each row; together they are one. */
const isPlain = ({ role }: LayoutNode): boolean => role === undefined || role === 'section';

const componentOf = ({ children, instance }: LayoutNode): string | undefined => {
  if (instance) return instance.component;
  const [first] = children;
  return first?.instance && children.every((child) => child.instance?.component === first.instance!.component)
    ? first.instance.component
    : undefined;
};

/** How far the beginning of a column may be off, in px. */
const MAX_COLUMN_ERROR_PX = 4;
const MAX_GAP_PX = 128;
const COLUMN_COUNT = 12;
/** Nobody gives words a twelfth of a row. */
const MIN_SPAN = 2;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

export type Tracks = { count: number; spans?: number[]; gap: number };

/**
 * Columns of a grid that begin where those of the design do: as many equal ones as there are children, else shares of
 * twelve; none where no grid has its columns there.
 *
 * @param children one row, from left to right
 */
export function tracksOf(children: readonly LayoutNode[], { x0, x1 }: Frame): Tracks | undefined {
  const width = x1 - x0;
  const starts = children.map((child) => startOf(child) - x0);
  const areCentered = centeredPitch(children) !== undefined;
  const isCentered = (child: LayoutNode): boolean => areCentered || isCenteredText(child);
  if (starts[0] > MAX_COLUMN_ERROR_PX + 8 && !isCentered(children[0]) && !canBeInset(children[0])) return undefined;
  const ends = children.map((child) => (isBounded(child) ? right(child.box) - x0 : undefined));
  const n = children.length;
  // Between boxes the gap itself is seen.
  const gaps = ends.slice(0, -1).map((end, i) => (end === undefined ? undefined : starts[i + 1] - end));
  const strayOf = (gap: number): number => {
    const seen = gaps.filter((one) => one !== undefined);
    return seen.length < gaps.length || seen.length === 0 ? 0 : Math.abs(gap - Math.min(...seen));
  };
  let best: (Tracks & { error: number }) | undefined;
  const consider = (tracks: Tracks, from: number[], to: number[]) => {
    const errors = children.map((child, i) => {
      const atStart = isCentered(child)
        ? Math.abs((from[i] + to[i]) / 2 - (child.ink.x + child.ink.width / 2 - x0))
        : i === 0 && starts[0] <= MAX_COLUMN_ERROR_PX + 8
          ? 0
          : Math.min(Math.abs(from[i] - starts[i]), insetError(child, x0 + from[i], x0 + to[i]));
      const atEnd = ends[i] === undefined || canBeInset(child) ? 0 : Math.abs(to[i] - ends[i]);
      const reach = right(child.ink) - x0 - to[i];
      return Math.max(atStart, atEnd, reach > 2 ? reach : 0);
    });
    if (Math.max(...errors) > MAX_COLUMN_ERROR_PX) return;
    // Columns that keep their content from their sides all do so.
    const insets = children.map((child, i) =>
      isCentered(child) || !canBeInset(child) ? 0 : child.box.x - x0 - from[i],
    );
    const isUneven = Math.max(...insets) - Math.min(...insets) > MAX_COLUMN_ERROR_PX;
    const error =
      Math.max(...errors) + Math.min(MAX_COLUMN_ERROR_PX, strayOf(tracks.gap)) + (isUneven ? MAX_COLUMN_ERROR_PX : 0);
    if (!best || error < best.error - (best.spans ? 0 : 1.5)) best = { ...tracks, error };
  };
  for (const gap of GAPS) {
    const column = (width - (n - 1) * gap) / n;
    const from = children.map((_, i) => i * (column + gap));
    consider(
      { count: n, gap },
      from,
      from.map((at) => at + column),
    );
  }
  if (best || n > 4) return best;
  for (const gap of GAPS) {
    const pitch = (width + gap) / COLUMN_COUNT;
    const at = starts.map((start) => Math.round(start / pitch));
    at[0] = 0;
    const spans = at.map((one, i) => (at[i + 1] ?? COLUMN_COUNT) - one);
    if (spans.some((span) => span < MIN_SPAN)) continue;
    // Shares of twelve that are shares of fewer columns are written as those: two of three.
    const share = [COLUMN_COUNT, ...spans].reduce(greatestDivisor);
    consider(
      { count: COLUMN_COUNT / share, spans: spans.map((span) => span / share), gap },
      at.map((one) => one * pitch),
      at.map((one, i) => (one + spans[i]) * pitch - gap),
    );
  }
  return best;
}

/** A column may keep its content from its sides. */
const canBeInset = ({ kind, paint, image }: LayoutNode): boolean => kind === 'stack' && !paint && !image;
const MIN_INSET_PX = 12;
const MAX_INSET_PX = 96;
/** An inset is believed less than an edge. */
const INSET_COST_PX = 2;

function insetError(child: LayoutNode, x0: number, x1: number): number {
  if (!canBeInset(child)) return Number.POSITIVE_INFINITY;
  const [before, after] = [child.box.x - x0, x1 - right(child.box)];
  if (before < MIN_INSET_PX || before > MAX_INSET_PX) return Number.POSITIVE_INFINITY;
  return INSET_COST_PX + (child.children.some(isBounded) ? Math.abs(before - after) : Math.max(0, before / 2 - after));
}

const GAPS: readonly number[] = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 80, 96, 112, MAX_GAP_PX];

const startOf = ({ box, ink, kind }: LayoutNode): number => (kind === 'text' ? Math.min(box.x, ink.x) : box.x);

/** Whether it is seen where a thing ends. */
export function isBounded({ kind, paint, image, box, children }: LayoutNode): boolean {
  if (kind === 'text') return false;
  if (kind === 'rule' || paint || image) return true;
  return children.some((child) => right(child.box) >= right(box) - 2 && isBounded(child));
}

/** What cells keep from the left by different measures places them beside each other, not below. */
function keepInsets(cells: readonly Built[], screen: 'md' | 'lg', context: Context): void {
  const insets = cells.map(({ element }) => element.css['padding-left']);
  if (new Set(insets).size < 2) return;
  for (const { element } of cells) {
    const { 'padding-left': inset, ...css } = element.css;
    if (inset === undefined || isPainted(css)) continue;
    element.css = css;
    addAt(element, screen, { 'padding-left': inset }, context);
  }
}

/** Whether something is seen of an element besides what is in it. */
export const isPainted = (css: Css): boolean =>
  Object.keys(css).some((name) => /^(background|border|box-shadow)/.test(name));

/** Between narrow columns on a phone, in px. */
const PHONE_GAP_PX = 16;

/**
 * A grid: one column on a phone, two where there is room for them, all of them from the width of the design; all of them
 * everywhere where they are narrow enough.
 */
export function buildGrid(
  node: LayoutNode,
  tracks: Tracks,
  frame: Frame,
  element: Element,
  context: Context,
  isNarrow = false,
): Built[] {
  const { count, spans, gap } = tracks;
  const rows = rowsOf(node);
  const columns = (n: number): string => `repeat(${n}, minmax(0, 1fr))`;
  const perRow = sorted(rows[0]).length;
  const own = Math.min(gap, isNarrow ? PHONE_GAP_PX : 32) || gap;
  Object.assign(element.css, { display: 'grid', 'grid-template-columns': columns(isNarrow && !spans ? perRow : 1) });
  const column = (frame.x1 - frame.x0 - (count - 1) * gap) / count;
  if (!spans && !isNarrow && perRow > 2 && column < 420)
    addAt(element, 'sm', { 'grid-template-columns': columns(perRow % 3 === 0 && perRow > 3 ? 3 : 2) }, context);
  const screen = perRow > 2 ? 'lg' : 'md';
  if (!isNarrow || spans) addAt(element, screen, { 'grid-template-columns': columns(count) }, context);
  const built = rows.map((row) =>
    sorted(row).map((child, i) => {
      const from = spans ? spans.slice(0, i).reduce((sum, span) => sum + span, 0) : i;
      const x0 = frame.x0 + from * (column + gap);
      const span = spans?.[i] ?? 1;
      const one = context.build(child, { x0, x1: x0 + span * column + (span - 1) * gap });
      if (span > 1) addAt(one.element, screen, { 'grid-column': `span ${span} / span ${span}` }, context);
      return one;
    }),
  );
  if (!isNarrow) keepInsets(built.flat(), screen, context);
  const tops = built.map((row) => Math.min(...row.map(({ top }) => top)));
  const heights = built.map((row) => Math.max(...row.map(({ height }) => height)));
  const between = tops.slice(1).map((top, i) => top - tops[i] - heights[i]);
  const below =
    between.length > 0
      ? context.spacing.step(Math.max(0, [...between].sort((a, b) => a - b)[Math.floor((between.length - 1) / 2)]))
      : undefined;
  element.css.gap = below === undefined || below === own ? px(own || 16) : `${px(below)} ${px(own)}`;
  if (own !== gap) addAt(element, screen, { 'column-gap': px(gap) }, context);
  else if (gap === 0 && isNarrow && below === undefined) delete element.css.gap;
  else if (gap === 0) {
    element.css.gap = px(below ?? 16);
    addAt(element, screen, { 'column-gap': '0' }, context);
  }
  const height = heights.reduce((sum, one) => sum + one, 0) + (below ?? 0) * (rows.length - 1);
  const top = tops[0];
  return [{ element, top, height }, ...built.flat()];
}
