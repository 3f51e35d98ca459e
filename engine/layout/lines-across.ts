import type { LayoutNode } from '../model/layout-node.ts';
import { overlapY, unionBox } from '../raster/box.ts';
import { cutRows } from './xy-cut.ts';

/**
 * The lines of a table below each other, also where one thing on a ground of its own lies across two of them, as a button that
 * floats before the page does: it is in the upper one.
 */
export function linesAcross(parts: readonly LayoutNode[]): LayoutNode[][] {
  const lines = cutRows(parts);
  for (const part of parts) {
    if (!part.paint) continue;
    const others = cutRows(parts.filter((other) => other !== part));
    const crossed = others.filter((line) => !line.every(isRule) && isBeside(part, line));
    if (others.length <= lines.length || crossed.length < 2) continue;
    return others.map((line) => (line === crossed[0] ? [...line, part] : line));
  }
  return lines;
}

const isRule = ({ kind }: LayoutNode): boolean => kind === 'rule';

const isBeside = ({ ink }: LayoutNode, line: readonly LayoutNode[]): boolean =>
  overlapY(ink, unionBox(line.map((part) => part.ink))) > 0;
