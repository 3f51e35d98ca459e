import type { ContainerNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { areAlike, areInColumn, areInRow } from './alike.ts';
import type { Lists } from './item.ts';
import { groupOf, isRule } from './regroup.ts';

/** Parts that one instance consists of, and how many instances there are at least. */
const MAX_PERIOD = 4;
const MIN_COUNT = 3;
/** Instances are farther from each other than their parts are. */
const MIN_EXTRA_GAP_PX = 2;

/** Things that return in one order, as question and answer or label and field do, become groups, and these a list. */
export function findPeriods(node: ContainerNode, lists: Lists): void {
  if (node.kind === 'overlay' || lists.has(node)) return;
  for (let period = 2; period <= MAX_PERIOD; period++) {
    for (let start = 0; start + MIN_COUNT * period <= node.children.length; start++) {
      const end = endOfPeriods(node, start, period, lists);
      if ((end - start) / period < MIN_COUNT) continue;
      const parts = node.children.slice(start, end);
      const groups = Array.from({ length: parts.length / period }, (_, i) =>
        groupOf(node.kind as 'stack' | 'row', parts.slice(i * period, (i + 1) * period)),
      );
      if (parts.length === node.children.length) {
        node.children = groups;
        lists.set(node, { parent: node, instances: groups });
        return;
      }
      const parent = groupOf(node.kind, groups);
      lists.set(parent, { parent, instances: groups });
      node.children.splice(start, parts.length, parent);
    }
  }
}

/** Where the whole periods from `start` on end; `start` where there are not two. */
function endOfPeriods({ kind, children }: ContainerNode, start: number, period: number, lists: Lists): number {
  const isInSeries = kind === 'row' ? areInRow : areInColumn;
  const returns = (i: number): boolean => {
    const [before, node] = [children[i - period], children[i]];
    if (lists.has(before) || lists.has(node)) return false;
    return isRule(before) ? isRule(node) : !isRule(node) && areAlike(before, node, lists) && isInSeries(before, node);
  };
  if (children.slice(start, start + period).every(isRule)) return start;
  let end = start + period;
  while (end < children.length && returns(end)) end++;
  end -= (end - start) % period;
  const gap = (i: number): number =>
    kind === 'row' ? children[i].ink.x - right(children[i - 1].ink) : children[i].ink.y - bottom(children[i - 1].ink);
  const [inner, outer]: [number[], number[]] = [[], []];
  for (let i = start + 1; i < end; i++) ((i - start) % period === 0 ? outer : inner).push(gap(i));
  return Math.min(...outer) >= Math.max(...inner) + MIN_EXTRA_GAP_PX ? end : start;
}
