import type { LayoutNode } from '../model/layout-node.ts';
import { right, unionBox } from '../raster/box.ts';
import { arrange, group } from './arrange.ts';
import { partsOf, sharesEdge } from './table-columns.ts';
import { cutColumns } from './xy-cut.ts';

/** So many of them are a series. */
const MIN_COUNT = 3;
/** Between what stands beside each other, in px. */
const MIN_GUTTER_PX = 14;
/** Lines of one series begin and end at one place, give or take, in px. */
const SAME_EDGE_PX = 3;

/**
 * What stands between lines of one width is an entry each, read across where the same gutters go through all of them: a box to
 * tick, a title above a few words, a sign. One alone may have been cut below its title, as the others are beside its words.
 */
export function rowsBetweenRules(node: LayoutNode): void {
  for (const child of node.children) rowsBetweenRules(child);
  if (node.kind !== 'stack') return;
  const [first] = node.children.filter(isLine);
  if (!first) return;
  const isOfSeries = (child: LayoutNode): boolean =>
    isLine(child) &&
    Math.abs(child.box.x - first.box.x) <= SAME_EDGE_PX &&
    Math.abs(right(child.box) - right(first.box)) <= SAME_EDGE_PX;
  const lines = node.children.flatMap((child, i) => (isOfSeries(child) ? [i] : []));
  const entries = lines.map((at, i) => node.children.slice(at + 1, lines[i + 1]));
  // What comes below the last line may be another entry, or something else.
  const rows = entryRows(entries) ?? entryRows(entries.slice(0, -1));
  if (!rows) return;
  node.children = [
    ...node.children.slice(0, lines[0]),
    ...lines.flatMap((at, i) => [node.children[at], ...(rows[i] ? [rows[i]] : entries[i])]),
  ];
}

const isLine = ({ kind, box }: LayoutNode): boolean => kind === 'rule' && box.width > box.height;

/** Each entry as a row of the columns that all have in common; nothing where they have none, or all are rows already. */
function entryRows(entries: readonly LayoutNode[][]): LayoutNode[] | undefined {
  if (entries.length < MIN_COUNT || entries.every(({ length }) => length === 1)) return undefined;
  const things = entries.map((entry) => entry.flatMap((part) => (isPlain(part) ? partsOf(part, true) : [part])));
  const columns = cutColumns(things.flat(), MIN_GUTTER_PX);
  const cells = things.map((own) => columns.map((column) => own.filter((thing) => column.includes(thing))));
  if (columns.length < 2 || cells.flat().some(({ length }) => length === 0)) return undefined;
  const extents = cells.map((own) => own.map((cell) => ({ ink: unionBox(cell.map(({ ink }) => ink)) })));
  if (!extents.every((own) => own.every((cell, at) => sharesEdge(cell, extents[0][at])))) return undefined;
  return cells.map((own, i) => (entries[i].length === 1 ? entries[i][0] : group('row', own.map(arrange))));
}

const isPlain = ({ kind, paint, image, role }: LayoutNode): boolean =>
  !paint && !image && !role && (kind === 'row' || kind === 'stack');
