import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { bottom, centerX, centerY, overlapX, overlapY, right, unionBox } from '../raster/box.ts';
import { areAlike } from './alike.ts';
import { isPlainGroup, type Lists } from './item.ts';

/** Lines of parts that belong to each other are no farther apart. */
const MAX_LINE_GAP_PX = 80;
const MAX_EDGE_OFFSET_PX = 6;
/** What stands beside one item of a list is not much higher than that. */
const MAX_TRAILING_RATIO = 1.5;

/** A node around others, without taking them apart. */
export const groupOf = (kind: 'stack' | 'row', children: LayoutNode[], role?: string): ContainerNode => ({
  kind,
  children,
  box: unionBox(children.map((child) => child.box)),
  ink: unionBox(children.map((child) => child.ink)),
  ...(role ? { role } : {}),
});

export const isRule = ({ kind }: LayoutNode): boolean => kind === 'rule';

/**
 * Undoes cuts that went through instances. A row of icons above a row of titles becomes a row of columns, and columns of
 * icons and labels beside each other become rows; what stands beside one item of a list becomes a part of that.
 */
export function regroup(node: ContainerNode, lists: Lists): void {
  if (node.kind === 'overlay') return;
  node.children = node.children.flatMap((child) => {
    const items = itemsWithTrailing(child, lists);
    if (!items) return [child];
    return node.kind === 'stack' ? items : [groupOf('stack', items, child.role)];
  });
  transpose(node, lists);
}

/** `row [stack [a, b], x]` where `x` stands beside `b` alone is `stack [a, row [b, x]]`. */
function itemsWithTrailing(node: LayoutNode, lists: Lists): LayoutNode[] | undefined {
  if (!isPlainGroup(node) || node.kind !== 'row' || node.children.length !== 2) return undefined;
  const [items, trailing] = node.children;
  if (items.kind !== 'stack' || !isPlainGroup(items) || items.children.length < 2) return undefined;
  const beside = items.children.filter(({ ink }) => overlapY(ink, trailing.ink) > 0);
  const [item] = beside;
  if (beside.length !== 1 || trailing.box.height > MAX_TRAILING_RATIO * item.box.height) return undefined;
  if (!items.children.every((child) => areAlike(child, items.children[0], lists))) return undefined;
  for (const group of [node, items, item]) lists.delete(group);
  const joined = isPlainGroup(item) && item.kind === 'row' ? [...item.children, trailing] : [item, trailing];
  return items.children.map((child) => (child === item ? groupOf('row', joined) : child));
}

/** Turns lines of like things, each thing below (or beside) one of the line before, into groups of what belongs together. */
function transpose(node: ContainerNode, lists: Lists): void {
  const across = node.kind === 'stack' ? 'row' : 'stack';
  const children: LayoutNode[] = [];
  const made = new Set<LayoutNode>();
  for (let i = 0; i < node.children.length; ) {
    const lines = linesFrom(node, i, across, lists);
    if (lines.length === 0) children.push(node.children[i++]);
    else {
      i += lines.length;
      for (const line of lines) lists.delete(line.node);
      const groups = lines[0].parts.map((_, j) =>
        groupOf(
          node.kind as 'stack' | 'row',
          lines.map(({ parts }) => parts[j]),
        ),
      );
      // Several things below one part are a list of their own.
      for (const part of lines.flatMap(({ parts }) => parts)) {
        const isMade = !lines.some((line) => line.node.children.includes(part));
        if (isMade) lists.set(part, { parent: part as ContainerNode, instances: part.children });
      }
      const list = groupOf(across, groups);
      lists.set(list, { parent: list, instances: groups });
      made.add(list);
      children.push(list);
    }
  }
  node.children = children;
  const [only] = children;
  if (children.length > 1 || !made.has(only)) return;
  lists.delete(only);
  Object.assign(node, { kind: across, children: only.children });
}

/** Lines from `start` on, each as the parts that it has for each of the groups. */
function linesFrom(node: ContainerNode, start: number, across: 'row' | 'stack', lists: Lists): Line[] {
  const lines: Line[] = [];
  for (const child of node.children.slice(start)) {
    if (!isPlainGroup(child) || child.kind !== across || !isOfOneKind(child, lists)) break;
    const parts = lines.length === 0 ? child.children : partsBeside(lines[lines.length - 1], child, across);
    if (!parts) break;
    lines.push({ node: child, parts });
  }
  // A line like the first begins the next row of a grid, or of a table.
  const next = lines.findIndex(({ parts }, i) => i > 0 && areAlike(parts[0], lines[0].parts[0], lists));
  if (next > 0 && lines.length % next === 0) lines.length = next;
  const count = lines[0]?.parts.length ?? 0;
  return lines.length >= 3 || (lines.length === 2 && count >= 3) ? lines : [];
}

type Line = { node: ContainerNode; parts: LayoutNode[] };

const isOfOneKind = ({ children }: LayoutNode, lists: Lists): boolean =>
  children.length >= 2 && children.every((child) => !isRule(child) && areAlike(child, children[0], lists));

/** What a line has below (or beside) each part of the line before: one thing, or as many as for every other part. */
function partsBeside({ node, parts }: Line, line: ContainerNode, across: 'row' | 'stack'): LayoutNode[] | undefined {
  const isBelow = across === 'row';
  const gap = isBelow ? line.box.y - bottom(node.box) : line.box.x - right(node.box);
  const share = line.children.length / parts.length;
  if (gap > MAX_LINE_GAP_PX || !Number.isInteger(share)) return undefined;
  const groups = parts.map((_, i) => line.children.slice(i * share, (i + 1) * share));
  const beside = groups.map((group) => (share === 1 ? group[0] : groupOf(across, group)));
  return beside.every((part, i) => isLined(parts[i], part, isBelow)) ? beside : undefined;
}

/** Whether two things that follow each other across their lines share an edge or their middle, or one lies within the other. */
function isLined({ ink: a }: LayoutNode, { ink: b }: LayoutNode, isBelow: boolean): boolean {
  const edges = isBelow
    ? [a.x - b.x, centerX(a) - centerX(b), right(a) - right(b)]
    : [a.y - b.y, centerY(a) - centerY(b), bottom(a) - bottom(b)];
  const overlap = isBelow ? overlapX(a, b) : overlapY(a, b);
  return overlap > 0 && edges.some((offset) => Math.abs(offset) <= MAX_EDGE_OFFSET_PX);
}
