import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { areCenteredIn, centeredEdges } from './centered-columns.ts';
import type { Frame } from './context.ts';

/** Widths of Tailwind's containers, in px, and the gutters that a page keeps at its sides. */
export const CONTAINERS: readonly number[] = [1536, 1280, 1152, 1024, 896, 768, 672, 576, 512, 448, 384];
export const GUTTERS: readonly number[] = [16, 20, 24, 32, 40, 48, 64, 80, 96];
/** Edges that are no further apart, in px, are one. */
export const SAME_EDGE_PX = 2;

/** The edges that most of the page keeps: those of its widest parts. */
export function commonEdges(edges: readonly Frame[], frame: Frame): Frame {
  const lefts = new Map<number, number>();
  for (const { x0, x1 } of edges) {
    const margin = Math.max(0, Math.min(x0 - frame.x0, frame.x1 - x1));
    if (margin <= 0) continue;
    const known = [...lefts.keys()].find((one) => Math.abs(one - margin) <= 3) ?? margin;
    lefts.set(known, (lefts.get(known) ?? 0) + 1 + (x1 - x0) / (frame.x1 - frame.x0));
  }
  const [best] = [...lefts].sort((a, b) => b[1] - a[1]);
  const margin = best?.[0] ?? 0;
  return { x0: frame.x0 + margin, x1: frame.x1 - margin };
}

/** Lines may reach further than what they divide. @param known edges that the page has elsewhere */
export function edgesOf(nodes: readonly LayoutNode[], frame: Frame, known: Frame = frame): Frame {
  const things = nodes.filter(({ kind }) => kind !== 'rule');
  const columns = columnEdges(nodes, frame, known);
  if (columns) return columns;
  const all = (things.length > 0 ? things : nodes).map(
    (node) => columnEdges(node.children, frame, known) ?? { x0: startOf(node), x1: endOf(node) },
  );
  return { x0: Math.min(...all.map(({ x0 }) => x0)), x1: Math.max(...all.map(({ x1 }) => x1)) };
}

const startOf = ({ box, ink, kind }: LayoutNode): number => (kind === 'text' ? ink.x : box.x);
const endOf = ({ box, ink, kind }: LayoutNode): number => right(kind === 'text' ? ink : box);

/** Whether some of these, or what is in one of them, are columns whose content stands in the middle. */
export const holdsCentered = (nodes: readonly LayoutNode[], frame: Frame): boolean =>
  [nodes, ...nodes.map(({ children }) => children)].some((columns) => areCenteredIn(columns, frame));

/** Columns are so many at least, and keep so much from each other, in px. */
const MIN_COLUMN_COUNT = 3;
const [MIN_COLUMN_GAP_PX, MAX_COLUMN_GAP_PX] = [12, 64];

/** Whether some of these are columns whose edges are known from where they begin, or all that is in one of them is. */
export const holdsPitched = (nodes: readonly LayoutNode[], frame: Frame): boolean =>
  [nodes, ...nodes.map(({ children }) => children)].some((columns) => pitchedEdges(columns, frame) !== undefined);

/**
 * The edges of columns that begin at one pitch, whatever their ragged texts show of their ends: as far from the right of the page as
 * from its left, if that leaves a gap between them.
 */
function pitchedEdges(columns: readonly LayoutNode[], frame: Frame): Frame | undefined {
  if (areCenteredIn(columns, frame)) return undefined;
  const { x0, x1 } = frame;
  const [first, ...others] = columns;
  if (columns.length < MIN_COLUMN_COUNT || columns.some(({ kind, paint }) => kind !== 'stack' || paint))
    return undefined;
  const pitches = others.map(({ box }, i) => box.x - columns[i].box.x);
  const pitch = pitches.reduce((sum, one) => sum + one, 0) / pitches.length;
  const edges = { x0: first.box.x, x1: x0 + x1 - first.box.x };
  const gap = first.box.x + columns.length * pitch - edges.x1;
  const isEven = pitches.every((one) => Math.abs(one - pitch) <= SAME_EDGE_PX);
  const fits = columns.every(({ box }) => box.width <= pitch - gap + SAME_EDGE_PX);
  return isEven && fits && gap >= MIN_COLUMN_GAP_PX && gap <= MAX_COLUMN_GAP_PX ? edges : undefined;
}

/** The edges of columns whose content stands in their middle, if that is the middle of the page, too, or that begin at one pitch. */
function columnEdges(columns: readonly LayoutNode[], frame: Frame, known: Frame): Frame | undefined {
  const pitched = pitchedEdges(columns, frame);
  if (pitched) return pitched;
  if (!areCenteredIn(columns, frame)) return undefined;
  const widths = [frame.x1 - frame.x0, ...CONTAINERS];
  const usual = GUTTERS.flatMap((gutter) => widths.map((max) => max - 2 * gutter));
  return centeredEdges(columns, frame, known, usual);
}
