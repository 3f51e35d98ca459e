import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerY, unionBox } from '../raster/box.ts';
import { cutRows } from './xy-cut.ts';

/** Height of a first line with something beside it (engine-log: item-beside). */
const MAX_LINE_HEIGHT_PX = 48;

/**
 * Entries of several lines with one short thing at the right of the first: the time of a message, the price of a dish. That
 * thing belongs to the first line, and the lines below may run on under it.
 *
 * @returns the first line with the thing beside it, then what is below; nothing when the columns are no such entry
 */
export function attachTrailingMeta(columns: readonly LayoutNode[][]): LayoutNode[][] | undefined {
  if (columns.length !== 2 || columns[1].length !== 1) return undefined;
  const [entry, [aside]] = columns;
  if (!isShort(aside)) return undefined;
  const [first, ...below] = cutRows(entry);
  if (below.length === 0) return undefined;
  const line = unionBox(first.map(({ ink }) => ink));
  const next = Math.min(...below.flat().map(({ ink }) => ink.y));
  const level = Math.abs(centerY(line) - centerY(aside.ink)) <= 4 && bottom(aside.ink) <= next + 1;
  return level && line.height <= MAX_LINE_HEIGHT_PX && first.some(isText)
    ? [[...first, aside], below.flat()]
    : undefined;
}

const isText = ({ kind }: LayoutNode): boolean => kind === 'text';

const isShort = ({ kind, text, box }: LayoutNode): boolean =>
  kind === 'text'
    ? text!.lines.length === 1 && text!.lines[0].text.length <= 24
    : kind !== 'rule' && box.height <= MAX_LINE_HEIGHT_PX;
