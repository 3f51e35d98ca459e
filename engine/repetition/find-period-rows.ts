import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { areAlike, areInColumn, areInRow } from './alike.ts';
import { isPlainGroup, type Lists } from './item.ts';
import { groupOf, isRule } from './regroup.ts';

/** Parts that one instance consists of. */
const MAX_PERIOD = 4;
const MIN_ROW_COUNT = 2;

/**
 * Rows below each other in which the same things return at the same places, as a portrait and what is said about it, are rows
 * of instances: what returns in each becomes a group, however near to the next one it stands.
 */
export function findPeriodRows(node: ContainerNode, lists: Lists): void {
  if (node.kind !== 'stack') return;
  for (let start = 0; start < node.children.length; start++) {
    const first = node.children[start];
    const period = periodOf(first, lists);
    if (period === 0) continue;
    const others = node.children.slice(start + 1);
    const odd = others.findIndex((row) => !goesOn(first, row, period, lists));
    const rows = [first, ...others.slice(0, odd === -1 ? undefined : odd)];
    if (rows.length < MIN_ROW_COUNT) continue;
    for (const row of rows as ContainerNode[]) divide(row, period);
    start += rows.length - 1;
  }
}

/** After how many things a row begins anew, two times at least; 0 where it does not. */
function periodOf(row: LayoutNode, lists: Lists): number {
  if (!isFreeRow(row, lists)) return 0;
  for (let period = 2; period <= MAX_PERIOD && 2 * period <= row.children.length; period++)
    if (returnsIn(row, row, period, lists)) return period;
  return 0;
}

const goesOn = (first: LayoutNode, row: LayoutNode, period: number, lists: Lists): boolean =>
  isFreeRow(row, lists) &&
  returnsIn(first, row, period, lists) &&
  row.children.every((part, i) => i >= first.children.length || areInColumn(part, first.children[i]));

/** Whether a row is so many times what another one begins with. */
function returnsIn({ children: model }: LayoutNode, { children }: LayoutNode, period: number, lists: Lists): boolean {
  if (children.length % period !== 0) return false;
  return children.every(
    (part, i) => areAlike(model[i % period], part, lists) && (i < period || areInRow(children[i - period], part)),
  );
}

const isFreeRow = (node: LayoutNode, lists: Lists): boolean =>
  isPlainGroup(node) &&
  node.kind === 'row' &&
  !lists.has(node) &&
  !node.children.some((child) => isRule(child) || lists.has(child));

/** What a row was taken for is what each of its instances is. */
function divide(row: ContainerNode, period: number): void {
  const { children, role } = row;
  row.children = Array.from({ length: children.length / period }, (_, i) =>
    groupOf('row', children.slice(i * period, (i + 1) * period), role === 'article' ? role : undefined),
  );
  if (role === 'article') row.role = undefined;
}
