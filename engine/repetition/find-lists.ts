import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { areAlike, areInColumn, areInRow, isLeaf, likeness } from './alike.ts';
import { findGrids } from './find-grid.ts';
import { findPeriodRows } from './find-period-rows.ts';
import { findPeriods } from './find-periods.ts';
import { isContainer, isPlainGroup, itemsIn, type Lists } from './item.ts';
import { joinGridRows } from './join-grid-rows.ts';
import { groupOf, isRule, regroup } from './regroup.ts';
import { weightOfAll } from './similarity.ts';

/** So many like things are a list. */
const MIN_COUNT = 3;
/** Two are one where there is as much in them, and they are so much alike. */
const MIN_PAIR_WEIGHT = 2;
const MIN_PAIR_SIMILARITY = 0.85;
const MAX_PAIR_WIDTH_DIFFERENCE = 0.04;
/** A line of a list of texts is no longer. */
const MAX_LETTER_COUNT = 60;
/** Lines of a list of texts stand at one distance, give or take pixels. */
const MAX_STEP_DIFFERENCE_PX = 5;
/** In a row they may be up to this far apart, or this many times as far as the nearest two. */
const MAX_ROW_STEP_PX = 100;
const MAX_STEP_RATIO = 4;
/** Roles of what is one thing, whatever is in it. */
const WHOLE_ROLES = new Set(['button', 'input', 'select', 'textarea', 'a', 'span', 'label', 'tr']);
/** Parts of the page that there are once. */
const SINGLE_ROLES = new Set(['header', 'footer', 'main', 'aside']);

/** Finds repetitions, those within others first, and gives each a node that holds it and nothing else. */
export function findLists(root: ContainerNode): Lists {
  const lists: Lists = new Map();
  visit(root, lists);
  return lists;
}

function visit(node: LayoutNode, lists: Lists): void {
  for (const child of node.children) visit(child, lists);
  if (!isContainer(node) || WHOLE_ROLES.has(node.role ?? '')) return;
  if (node.role === 'table') {
    for (const row of node.children) {
      const heads = row.children.filter(({ role }) => role === 'th');
      if (isContainer(row) && heads.length >= 2 && heads.length === row.children.length)
        lists.set(row, { parent: row, instances: heads });
    }
    // The first of a row may name it; more of them name the columns, with or without an empty corner.
    const rows = node.children.filter(
      ({ role, children }) => role === 'tr' && children.filter((cell) => cell.role === 'th').length < 2,
    );
    if (rows.length >= 2) lists.set(node, { parent: node, instances: rows });
    return;
  }
  const kin = node.children[0]?.kin;
  if (kin !== undefined && node.children.every((child) => child.kin === kin)) {
    lists.set(node, { parent: node, instances: [...node.children] });
    return;
  }
  joinGridRows(node, lists);
  regroup(node, lists);
  dissolve(node, lists);
  findPeriodRows(node, lists);
  findGrids(node, lists);
  if (lists.has(node)) return;
  findRuns(node, lists);
  findPeriods(node, lists);
}

/** A list goes on in its neighbours that are like its items. */
function dissolve(node: ContainerNode, lists: Lists): void {
  const { children } = node;
  const isMember = (part: LayoutNode | undefined, item: LayoutNode): boolean =>
    part !== undefined && !isRule(part) && areAlike(part, item, lists) && isInSeries(node, part, item);
  // What leads somewhere does not go on in what does not, however alike they are set: a notice beside the links of a footer.
  const isOther = (part: LayoutNode | undefined, item: LayoutNode): boolean => item.role === 'a' && part?.role !== 'a';
  const goesOn = (child: LayoutNode, i: number): boolean => {
    const list = lists.get(child);
    if (!list || child.kind !== node.kind || !isPlainGroup(child) || child.role === 'nav') return false;
    if (list.instances[0].kin !== undefined) return false;
    const [first, last] = [list.instances[0], list.instances[list.instances.length - 1]];
    const neighbours = [children[i - 1], children[i + 1]].map((other) => {
      const items = other && lists.get(other)?.instances;
      return items && isPlainGroup(other) && other.kind === node.kind ? items[0] : other;
    });
    const continues = (part: LayoutNode | undefined, item: LayoutNode): boolean =>
      isMember(part, item) && isNear(node, list.instances, part!) && !(child.role && isOther(part, item));
    return continues(neighbours[0], first) || continues(neighbours[1], last);
  };
  const going = children.filter(goesOn);
  if (going.length === 0) return;
  const role = going.find((child) => child.role)?.role;
  const flat = children.flatMap((child) => (going.includes(child) ? child.children : [child]));
  const isAll = flat.every((child) => isRule(child) || areAlike(child, going[0].children[0], lists));
  if (role && !isAll && going.length === 1) {
    const continues = (part: LayoutNode | undefined, item: LayoutNode): boolean =>
      isMember(part, item) && isNear(node, going[0].children, part!) && !isOther(part, item);
    absorb(node, going[0] as ContainerNode, continues, lists);
    return;
  }
  node.children = flat;
  for (const child of going) lists.delete(child);
  if (role && isAll) node.role ??= role;
}

/** A list that is one by its role stays a list among other things, and takes the neighbours that are like its items. */
function absorb(
  node: ContainerNode,
  list: ContainerNode,
  isMember: (part: LayoutNode | undefined, item: LayoutNode) => boolean,
  lists: Lists,
): void {
  const { children } = node;
  let [start, end] = [children.indexOf(list), children.indexOf(list) + 1];
  while (isMember(children[start - 1], list.children[0])) start--;
  while (isMember(children[end], list.children[list.children.length - 1])) end++;
  const parts = children.slice(start, end).flatMap((child) => (child === list ? list.children : [child]));
  Object.assign(list, groupOf(list.kind as 'row' | 'stack', parts, list.role));
  lists.set(list, { parent: list, instances: parts.filter((part) => !isRule(part)) });
  node.children = [...children.slice(0, start), list, ...children.slice(end)];
}

const isInSeries = ({ kind }: ContainerNode, a: LayoutNode, b: LayoutNode): boolean =>
  kind === 'row' ? areInRow(a, b) : areInColumn(a, b);

/** Whether what stands beside the things of a row is no farther off than things of one row are: no free room lies between. */
function isNear({ kind }: ContainerNode, things: readonly LayoutNode[], { ink }: LayoutNode): boolean {
  const inks = things.filter((thing) => !isRule(thing)).map((thing) => thing.ink);
  const steps = inks.slice(1).map((next, i) => next.x - right(inks[i]));
  const gap = Math.max(ink.x - right(inks[inks.length - 1]), inks[0].x - right(ink));
  return kind !== 'row' || gap <= MAX_ROW_STEP_PX || gap <= MAX_STEP_RATIO * Math.max(1, ...steps);
}

/** Neighbours that are alike become a list. */
function findRuns(node: ContainerNode, lists: Lists): void {
  if (node.kind === 'overlay') return;
  const children: LayoutNode[] = [];
  for (let i = 0; i < node.children.length; ) {
    const run = runFrom(node, i, lists);
    const instances = run.filter((child) => !isRule(child));
    if (!isList(instances, lists)) {
      children.push(node.children[i++]);
      continue;
    }
    const isAll =
      run.length === node.children.length ||
      instances.length === node.children.filter((child) => !isRule(child)).length;
    if (isAll) {
      lists.set(node, { parent: node, instances });
      return;
    }
    const parent = groupOf(node.kind, run);
    lists.set(parent, { parent, instances });
    children.push(parent);
    i += run.length;
  }
  node.children = children;
}

/** The like parts that follow each other from `start`, with the rules between them. */
function runFrom(node: ContainerNode, start: number, lists: Lists): LayoutNode[] {
  const first = node.children[start];
  if (!canRepeat(first)) return [];
  const run = [first];
  let end = 1;
  for (const child of node.children.slice(start + 1)) {
    const instances = run.filter((other) => !isRule(other));
    // A text above others that are not like it is their heading.
    const mayBeOdd = node.kind === 'row' || instances.length > 1;
    const like = instances.filter((other) => areAlike(other, child, lists, mayBeOdd));
    if (!isRule(child)) {
      if (!canRepeat(child) || 2 * like.length < instances.length || !isInSeries(node, instances[0], child)) break;
      if (!keepsStep(node, instances, child)) break;
    }
    run.push(child);
    if (!isRule(child)) end = run.length;
  }
  const found = run.slice(0, end);
  return isHead(found) ? [] : found;
}

/** A line below the first alone makes it the head of the others. */
function isHead([, line, ...rest]: readonly LayoutNode[]): boolean {
  return line !== undefined && isRule(line) && rest.length >= 2 && !rest.some(isRule);
}

const canRepeat = (node: LayoutNode): boolean =>
  !isRule(node) && !SINGLE_ROLES.has(node.role ?? '') && node.role !== 'th';

function isList(instances: readonly LayoutNode[], lists: Lists): boolean {
  const [first, second] = instances;
  if (instances.length < 2) return false;
  if (instances.length >= MIN_COUNT) {
    if (!instances.some(isLeaf)) return true;
    const texts = instances.filter(({ kind }) => kind === 'text');
    return texts.every(isShort);
  }
  const isWide = weightOfAll(itemsIn(first, lists)) >= MIN_PAIR_WEIGHT;
  if (!isWide || likeness(first, second, lists) < MIN_PAIR_SIMILARITY) return false;
  const [width, other] = [first.box.width, second.box.width];
  return (
    !(first.paint || second.paint) || Math.abs(width - other) <= MAX_PAIR_WIDTH_DIFFERENCE * Math.max(width, other)
  );
}

const isShort = ({ text }: LayoutNode): boolean =>
  text!.lines.length <= 2 && !text!.code && text!.lines.map((line) => line.text).join(' ').length <= MAX_LETTER_COUNT;

/** Whether the next text stands as far from the one before as that from its own: irregular lines are no list of texts. */
function keepsStep({ kind }: ContainerNode, instances: readonly LayoutNode[], next: LayoutNode): boolean {
  if (![...instances, next].some(isLeaf)) return true;
  const inks = [...instances, next].map(({ ink, children }) => (children.length > 0 ? children[0].ink : ink));
  const steps = inks.slice(1).map((ink, i) => (kind === 'row' ? ink.x - right(inks[i]) : ink.y - bottom(inks[i])));
  const [first, last] = [steps[0], steps[steps.length - 1]];
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  if (kind === 'row') return most <= MAX_ROW_STEP_PX || most <= MAX_STEP_RATIO * Math.max(least, 1);
  return Math.abs(last - first) <= MAX_STEP_DIFFERENCE_PX;
}
