import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { buildGrid } from './build-grid.ts';
import { keyOf } from './check/origin.ts';
import { addAt, type Built, type Context, type Frame } from './context.ts';

/** With fewer cells a line may stand anywhere. */
const MIN_CELL_COUNT = 3;
/** Of the height of their row, a line that divides it has at least so much. */
const MIN_HEIGHT_SHARE = 0.6;
/** A line is so much higher than it is wide. */
const MIN_SLENDERNESS = 8;
/** What lines may be off the edges of equal columns, in px. */
const MAX_ERROR_PX = 4;

/**
 * The cells of a row that upright lines divide into equal columns, each as high as its line and with that line as its left
 * edge; none where the lines do not stand so.
 */
export function dividedCells(node: LayoutNode, { x0, x1 }: Frame): LayoutNode[] | undefined {
  const isLine = isDivider(node);
  const parts = flatten(node, isLine).sort((a, b) => a.box.x - b.box.x);
  const lines = parts.filter(isLine);
  const count = lines.length + 1;
  const areLinks = parts.every((part) => isLine(part) || part.role === 'a');
  if (
    (count < MIN_CELL_COUNT && !areLinks) ||
    count < 2 ||
    parts.length !== 2 * count - 1 ||
    parts.some((part, i) => isLine(part) !== (i % 2 === 1))
  )
    return undefined;
  const width = (x1 - x0) / count;
  const starts = [x0, ...lines.map(({ box }) => box.x)];
  if (starts.some((start, i) => Math.abs(start - x0 - i * width) > MAX_ERROR_PX)) return undefined;
  const y = Math.min(...lines.map(({ box }) => box.y));
  const height = Math.max(...lines.map(({ box }) => box.height));
  const { color, box: line } = lines[0];
  const slot = keyOf(node);
  return parts
    .filter((part) => !isLine(part))
    .map((part, i): LayoutNode => {
      const box = { x: starts[i], y, width: (starts[i + 1] ?? x1) - starts[i], height };
      const paint =
        i === 0 ? {} : { border: { color: color ?? 0, width: Math.round(line.width) || 1, sides: ['left' as const] } };
      if (areLinks && part.kind === 'row') return { ...part, box, paint, slot: `${slot}/cell` };
      const isGroup = part.kind === 'stack' && !part.paint && !part.image;
      const children = isGroup ? part.children : [part];
      return {
        kind: 'stack',
        box,
        ink: part.ink,
        children,
        paint,
        // All cells of a row have one padding.
        slot: `${slot}/cell`,
        ...(isGroup && part.instance ? { instance: part.instance } : {}),
      };
    });
}

const isDivider =
  ({ box: { height } }: LayoutNode) =>
  ({ kind, box }: LayoutNode): boolean =>
    kind === 'rule' && box.height >= MIN_SLENDERNESS * box.width && box.height >= MIN_HEIGHT_SHARE * height;

/** Cuts may have gone through a row: what is left of one within it is a part of it. */
const flatten = (node: LayoutNode, isLine: (part: LayoutNode) => boolean): LayoutNode[] =>
  node.children.flatMap((child) =>
    child.kind === 'row' && !child.paint && !child.image && !child.role && child.children.some(isLine)
      ? flatten(child, isLine)
      : [child],
  );

/** Equal columns with a line between them. Below each other, on a phone, they have none; links stay beside each other. */
export function buildDivided(
  node: LayoutNode,
  cells: LayoutNode[],
  frame: Frame,
  element: Element,
  context: Context,
): Pick<Built, 'top' | 'height'> {
  const tracks = { count: cells.length, gap: 0 };
  const areLinks = cells.every(({ role }) => role === 'a');
  const grid = { ...node, children: cells } as LayoutNode;
  const [whole, ...built] = buildGrid(grid, tracks, frame, element, context, areLinks);
  element.children = built.map(({ element: cell }) => cell);
  if (areLinks) return whole;
  for (const { element: cell } of built) {
    const { 'border-left': line, ...css } = cell.css;
    cell.css = css;
    if (line !== undefined) addAt(cell, 'lg', { 'border-left': line }, context);
  }
  return whole;
}
