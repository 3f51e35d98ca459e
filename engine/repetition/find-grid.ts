import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { areAlike, areInColumn, areInRow, isLeaf } from './alike.ts';
import { isPlainGroup, type Lists } from './item.ts';
import { groupOf, isRule } from './regroup.ts';

const MIN_COUNT = 3;

/** Like things in rows below each other (or in columns beside each other) are one list, however many the last row has. */
export function findGrids(node: ContainerNode, lists: Lists): void {
  if (node.kind === 'overlay') return;
  const children: LayoutNode[] = [];
  for (let i = 0; i < node.children.length; ) {
    const lines = gridFrom(node, i, lists);
    const instances = lines.flatMap((line) => cellsOf(line, node));
    if (lines.length < 2 || instances.length < MIN_COUNT) {
      children.push(node.children[i++]);
      continue;
    }
    for (const line of lines) lists.delete(line);
    if (lines.length === node.children.length) {
      lists.set(node, { parent: node, instances });
      return;
    }
    const parent = groupOf(node.kind, lines);
    lists.set(parent, { parent, instances });
    children.push(parent);
    i += lines.length;
  }
  node.children = children;
}

/** The lines from `start` on that are rows of one grid, with the rules between them. */
function gridFrom(node: ContainerNode, start: number, lists: Lists): LayoutNode[] {
  const lines: LayoutNode[] = [];
  let end = 0;
  for (const line of node.children.slice(start)) {
    if (isRule(line)) {
      if (end === 0) return [];
      lines.push(line);
      continue;
    }
    const cells = cellsOf(line, node);
    const known = lines.filter((other) => !isRule(other)).flatMap((other) => cellsOf(other, node));
    if (known.length === 0 ? cells.length < 2 : !isNextLine(known, cells, node, lists)) break;
    if (cells.some((cell) => isLeaf(cell) || !areAlike(cell, cells[0], lists))) break;
    lines.push(line);
    end = lines.length;
  }
  return lines.slice(0, end);
}

function isNextLine(
  known: readonly LayoutNode[],
  cells: readonly LayoutNode[],
  { kind }: ContainerNode,
  lists: Lists,
): boolean {
  const share = kind === 'stack' ? areInColumn : areInRow;
  return cells.every((cell) => areAlike(cell, known[0], lists) && known.some((other) => share(cell, other)));
}

function cellsOf(line: LayoutNode, { kind }: ContainerNode): LayoutNode[] {
  const cells = line.children.filter((child) => !isRule(child));
  return isPlainGroup(line) && line.kind === (kind === 'stack' ? 'row' : 'stack') && cells.length >= 2 ? cells : [line];
}
