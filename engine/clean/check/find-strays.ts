import type { Element } from '../../model/element.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import { unionBox } from '../../raster/box.ts';
import type { Placed } from './lay-out.ts';
import { originOf } from './origin.ts';

/** How far something comes out from where it is in the design, in px. */
type Offset = { dx: number; dy: number };

/**
 * An element beside the design. `local`: how far its children stray from each other, and from the size that they should have; `cost`: the
 * same with all that is in it. `shift`: how far it strays in the group around it. In px.
 */
export type Judged = {
  element: Element;
  node?: LayoutNode;
  offset?: Offset;
  local: number;
  cost: number;
  shift: number;
  children: Judged[];
};

/** What steps of a scale may move something, in px. */
const MAX_STEP_PX = 2;
const MAX_SIZE_ERROR_PX = 4;
/** Something far off is as bad as something very far off, in px. */
const MAX_COST_PX = 200;
/** Of lengths of lines, against those of other things. */
const RULE_WEIGHT = 0.25;
/** What a line more or less costs besides what it moves, in px. */
const LINE_COST_PX = 12;
/** Lines of the same words differ in width by less, in px. */
const MAX_LINE_DIFFERENCE_PX = 24;

/** Compares where the elements of a page come out with where their parts are in the design. */
export function judge(body: Element, placed: ReadonlyMap<Element, Placed>): Judged {
  // The page itself begins where the window does.
  return judgeElement(body, placed, { dx: 0, dy: 0 });
}

type Sized = Judged & { across: number; down: number };

function judgeElement(element: Element, placed: ReadonlyMap<Element, Placed>, known?: Offset): Sized {
  const node = originOf(element);
  const at = placed.get(element);
  if (node && at && node.text && at.lines) return judgeText(element, node, at);
  const children = element.children.flatMap((child) => (typeof child === 'string' ? [] : judgeElement(child, placed)));
  const own = node && at && isSeen(node) ? at.box : undefined;
  const offset =
    known ??
    (own
      ? { dx: own.x - node!.box.x, dy: own.y - node!.box.y }
      : middleOf(children.flatMap((child) => child.offset ?? [])));
  const over = (error: number): number => Math.min(MAX_COST_PX, Math.max(0, Math.abs(error) - MAX_SIZE_ERROR_PX));
  // A thin line a little too long is hardly seen.
  const weight = node?.kind === 'rule' ? RULE_WEIGHT : 1;
  const across = own ? weight * over(own.width - node!.box.width) : 0;
  // What stands beside the page is as high as the page.
  const down = own && node!.role !== 'aside' ? over(own.height - node!.box.height) : 0;
  const isGroup = children.length > 0;
  let local = isGroup ? down : 0;
  for (const child of children) {
    local += child.across + (child.children.length > 0 ? 0 : child.down);
    if (child.offset && offset)
      child.shift = strayOf(child.offset.dx - offset.dx) + strayOf(child.offset.dy - offset.dy);
    local += child.shift;
  }
  const cost = local + children.reduce((sum, child) => sum + child.cost, 0);
  return { element, node, offset, local, cost, shift: 0, children, across, down };
}

/** Where most of some things are; of the two in the middle the one that is nearer to its place. */
function middleOf(offsets: readonly Offset[]): Offset | undefined {
  if (offsets.length === 0) return undefined;
  const middle = (values: number[]): number => {
    const sorted = values.sort((a, b) => a - b);
    const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return Math.abs(high) < Math.abs(low) ? high : low;
  };
  return { dx: middle(offsets.map(({ dx }) => dx)), dy: middle(offsets.map(({ dy }) => dy)) };
}

const strayOf = (error: number): number => Math.min(MAX_COST_PX, Math.max(0, Math.abs(error) - MAX_STEP_PX));

function judgeText(element: Element, node: LayoutNode, { lines = [] }: Placed): Sized {
  const { ink, box, lines: wanted, align } = node.text!;
  const all = unionBox(lines);
  const [left, right] = [all.x - ink.x, all.x + all.width - ink.x - ink.width];
  // What ends at another edge than it should is placed by that edge.
  const isEven = align === 'center' || Math.abs(right) < Math.abs(left);
  const dx = lines.length === wanted.length && wanted.length === 1 && isEven ? (left + right) / 2 : left;
  const dy = all.y + all.height / 2 - box.y - box.height / 2;
  // As many lines may hold other words.
  const breaksElsewhere = lines.some((line, i) => {
    const own = wanted[i]?.box.width;
    return own !== undefined && Math.abs(line.width - own) > MAX_LINE_DIFFERENCE_PX;
  });
  const down = LINE_COST_PX * (Math.abs(lines.length - wanted.length) || Number(breaksElsewhere));
  return { element, node, offset: { dx, dy }, local: 0, cost: 0, shift: 0, children: [], across: 0, down };
}

/** Something far off its place is as bad as something very far off, in px. */
const MAX_DRIFT_PX = 10;

/** How much of a page is elsewhere than it should be, in px: what strays within groups, and what lies off its place with all around it. */
export function lossOf(judged: Judged, placed: ReadonlyMap<Element, Placed>): number {
  const drifts = judgedIn(judged).map(({ element, node, offset, children }) => {
    const box = placed.get(element)?.box;
    if (!node || !offset || !box || (children.length > 0 && !isSeen(node))) return 0;
    const start = capped(offset.dx) + capped(offset.dy);
    if (!isSeen(node)) return start;
    // A box is seen where it begins and where it ends.
    const end = capped(offset.dx + box.width - node.box.width) + capped(offset.dy + box.height - node.box.height);
    return start + end;
  });
  return judged.cost + drifts.reduce((sum, drift) => sum + drift, 0);
}

/** What is off by more than an eye lets pass is twice as bad. */
function capped(drift: number): number {
  const off = Math.min(MAX_DRIFT_PX, Math.abs(drift));
  return off + Math.max(0, off - MAX_STEP_PX);
}

/** Whether one sees where a thing begins and ends. */
const isSeen = ({ kind, paint, image, role }: LayoutNode): boolean =>
  kind === 'image' ||
  kind === 'empty' ||
  kind === 'rule' ||
  Boolean(paint ?? image) ||
  role === 'input' ||
  role === 'select';

/** Strays up to this, in px, are not worth another way to write. */
export const MIN_STRAY_PX = 8;

const isGroup = (node: LayoutNode | undefined): node is LayoutNode =>
  node !== undefined && (node.kind === 'row' || node.kind === 'stack' || node.kind === 'overlay');

type Stray = Judged & { node: LayoutNode };

/** The innermost groups whose children stray. Where all has been tried, what is left is for the group around it to mend. */
export function findStrays(judged: Judged, isTried: (node: LayoutNode) => boolean): Stray[] {
  return lookInto(judged, isTried).strays;
}

function lookInto(judged: Judged, isTried: (node: LayoutNode) => boolean): { strays: Stray[]; left: number } {
  const inside = judged.children.map((child) => lookInto(child, isTried));
  const strays = inside.flatMap((one) => one.strays);
  const local = judged.local + inside.reduce((sum, { left }) => sum + left, 0);
  if (local < MIN_STRAY_PX) return { strays, left: 0 };
  if (!isGroup(judged.node) || isTried(judged.node)) {
    // What cannot put its children right leaves it to those that stray.
    const own = judged.children.filter(({ node, shift }) => shift >= MIN_STRAY_PX && isGroup(node) && !isTried(node));
    return own.length > 0 ? { strays: [...strays, ...(own as Stray[])], left: 0 } : { strays, left: local };
  }
  return { strays: strays.length > 0 ? strays : [judged as Stray], left: 0 };
}

/** All that is judged of the groups of a page. */
export const judgedIn = (judged: Judged): Judged[] => [judged, ...judged.children.flatMap(judgedIn)];
