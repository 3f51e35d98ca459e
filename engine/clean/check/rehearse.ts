import type { Element } from '../../model/element.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import { findStrays, type Judged, judge, judgedIn, lossOf, MIN_STRAY_PX } from './find-strays.ts';
import type { Placed } from './lay-out.ts';
import { type Manner, Manners } from './manners.ts';
import { keyOf } from './origin.ts';

/** Other ways to describe a group, in the order in which they are preferred. */
const MANNERS: readonly Manner[] = [{ rigid: true }, { apart: true }, { rigid: true, apart: true }];

/** Inner groups first, then those around them. */
const MAX_ROUNDS = 8;
/** Another way is taken when it leaves no more of what strays, as a share. */
const MAX_LEFT_SHARE = 0.7;
/** What all that strays must become less for a change, in px. */
const MIN_GAIN_PX = 4;
/** Less than this, on average and in px, nobody sees. */
const MIN_DRIFT_PX = 1;
/** Each round moves what stands in the groups around those that the last one moved. */
const MAX_SETTLE_ROUNDS = 5;
/** Each round levels the groups in those that the last one levelled, where these begin so far from their place, in px. */
const MAX_LEVEL_ROUNDS = 5;
const MIN_LEVEL_PX = 0.5;
/** What changes the drift by less, in px, changes nothing. */
const MIN_SETTLED_PX = 0.05;
/** What is rigid says more than it has to: not for less, in px. */
const MIN_RIGID_GAIN_PX = 8;
/** An instance is no longer written like the others for less, in px, and several of them not for less in each. */
const MIN_APART_GAIN_PX = 16;
const MIN_EACH_GAIN_PX = 12;
/** Changes that do not get on with each other are tried one by one, the best first, up to so many. */
const MAX_SINGLE_COUNT = 6;

/** How groups are described, and where, how high and how wide those came out that were described so before, in px. */
export type Directions = {
  manners: Manners;
  tops: ReadonlyMap<string, number>;
  heights: ReadonlyMap<string, number>;
  widths: ReadonlyMap<string, number>;
};

type Look = Directions & { body: Element; judged: Judged; placed: ReadonlyMap<Element, Placed> };
type Change = { node: LayoutNode; manner: Manner; cost: number; gain: number };

/**
 * Describes a page, looks where everything comes out, and describes those groups otherwise whose children come out elsewhere
 * than in the design, until that does not help any more.
 *
 * @param layOut says where the elements of a page come out, and may put right what it sees there
 */
export function rehearse(
  describe: (directions: Directions) => Element,
  layOut: (body: Element) => ReadonlyMap<Element, Placed>,
): Element {
  const look = (directions: Directions): Look => {
    const body = describe(directions);
    const placed = layOut(body);
    return { ...directions, body, placed, judged: judge(body, placed) };
  };
  const first = look({ manners: new Manners(), tops: new Map(), heights: new Map(), widths: new Map() });
  let best = parted(first, look);
  const tried = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const strays = findStrays(best.judged, (node) => tried.has(keyOf(node)));
    if (strays.length === 0) break;
    for (const { node } of strays) tried.add(keyOf(node));
    // What was tried for each group by itself is often what is taken for all.
    const known = new Map<string, Look>();
    const lookOnce = (manners: Manners): Look => {
      const seen = known.get(manners.key) ?? look({ ...best, manners });
      known.set(manners.key, seen);
      return seen;
    };
    const changes = changesFor(strays, lookOnce, best.manners);
    best = take(changes, best, lookOnce);
  }
  return level(settle(best, look), look).body;
}

/**
 * One component may come in several sizes: where the instances of one place stray by what those of other places have, they agree among
 * themselves.
 */
function parted(before: Look, look: (directions: Directions) => Look): Look {
  const lookWith = (manners: Manners): Look => look({ ...before, manners });
  const lists = listsIn(before.judged).filter(({ cost }) => cost >= MIN_STRAY_PX);
  if (lists.length === 0) return before;
  const manner = { together: true };
  const costs = costsIn(lookWith(before.manners.with(lists.map(({ node }) => ({ node, manner })))).judged);
  const changes = lists.flatMap(({ node, cost, shift }) => {
    const left = costs.get(keyOf(node)) ?? Number.POSITIVE_INFINITY;
    const gain = cost + shift - left;
    return gain >= MIN_APART_GAIN_PX && left < MAX_LEFT_SHARE * (cost + shift)
      ? [{ node, manner, cost: left, gain }]
      : [];
  });
  return take(
    changes.sort((a, b) => b.gain - a.gain),
    before,
    lookWith,
  );
}

/** The manner of each group that leaves the least of what strays in it; none where no manner helps. */
function changesFor(
  strays: readonly (Judged & { node: LayoutNode })[],
  look: (manners: Manners) => Look,
  manners: Manners,
): Change[] {
  const chosen = new Map<string, Change>();
  const leftOf = ({ node, cost, shift }: Judged & { node: LayoutNode }): number =>
    chosen.get(keyOf(node))?.cost ?? cost + shift;
  for (const manner of MANNERS) {
    const open = strays.filter((stray) => leftOf(stray) >= MIN_STRAY_PX && (!manner.apart || repeats(stray.node)));
    if (open.length === 0) continue;
    const costs = costsIn(look(manners.with(open.map(({ node }) => ({ node, manner })))).judged);
    for (const stray of open) {
      const { node } = stray;
      const cost = costs.get(keyOf(node)) ?? Number.POSITIVE_INFINITY;
      const isWorth = leftOf(stray) - cost >= (manner.apart ? apartGainOf(node) : MIN_RIGID_GAIN_PX);
      if (isWorth && cost < MAX_LEFT_SHARE * leftOf(stray))
        chosen.set(keyOf(node), { node, manner, cost, gain: stray.cost + stray.shift - cost });
    }
  }
  return [...chosen.values()].sort((a, b) => b.gain - a.gain);
}

const apartGainOf = ({ children }: LayoutNode): number =>
  Math.max(MIN_APART_GAIN_PX, MIN_EACH_GAIN_PX * children.filter(({ slot }) => slot !== undefined).length);

/** Whether there are others that it could agree with. */
const repeats = ({ slot, children }: LayoutNode): boolean => slot !== undefined || children.some(repeats);

const isBetter = (one: Look, other: Look): boolean => one.judged.cost <= other.judged.cost - MIN_GAIN_PX;

/** All changes if that helps, else those that do by themselves. */
function take(changes: readonly Change[], before: Look, look: (manners: Manners) => Look): Look {
  if (changes.length === 0) return before;
  const all = look(before.manners.with(changes));
  if (isBetter(all, before)) return all;
  let best = before;
  for (const change of changes.length > 1 ? changes.slice(0, MAX_SINGLE_COUNT) : []) {
    const next = look(best.manners.with([change]));
    if (isBetter(next, best)) best = next;
  }
  return best;
}

/**
 * Distances are measured anew from where things really end: what they move ends elsewhere then, until nothing drifts any more.
 * A round may move things away before the next one puts them right.
 */
function settle(before: Look, look: (directions: Directions) => Look): Look {
  let best = before;
  let last = before;
  for (let round = 0; round < MAX_SETTLE_ROUNDS && driftOf(last) >= MIN_DRIFT_PX; round++) {
    const next = look({ ...last, ...sizesIn(last) });
    best = settled(best, next);
    if (Math.abs(driftOf(next) - driftOf(last)) < MIN_SETTLED_PX) break;
    last = next;
  }
  return best;
}

/** The one in which less is elsewhere than it should be: what strays within groups, and what lies off its place with all around it. */
const settled = (best: Look, next: Look): Look =>
  lossOf(next.judged, next.placed) < lossOf(best.judged, best.placed) ? next : best;

/** How far the parts of a page lie from their places, down and across, on average, in px. */
function driftOf({ judged }: Look): number {
  const drifts = judgedIn(judged).flatMap(({ node, offset, children }) =>
    node && offset && children.length === 0 ? [Math.abs(offset.dy) + Math.abs(offset.dx)] : [],
  );
  return drifts.length === 0 ? 0 : drifts.reduce((sum, drift) => sum + drift, 0) / drifts.length;
}

/**
 * Groups make up within for where they begin: from the outside inwards, since what one of them makes up for moves all that is in it.
 */
function level(before: Look, look: (directions: Directions) => Look): Look {
  let best = before;
  let last = before;
  for (let round = 0; round < MAX_LEVEL_ROUNDS; round++) {
    const tops = new Map(last.tops);
    if (!addTops(last.judged, last.placed, tops)) break;
    const next = look({ ...last, ...sizesIn(last), tops });
    best = settled(best, next);
    last = next;
  }
  return best;
}

/** Adds where groups begin, down to those that have something to make up for. @returns whether any has */
function addTops({ element, node, children }: Judged, placed: Look['placed'], tops: Map<string, number>): boolean {
  const top = placed.get(element)?.box.y;
  if (node && node.children.length > 0 && top !== undefined && !tops.has(keyOf(node))) {
    tops.set(keyOf(node), top);
    if (node.kind === 'stack' && !node.slot && Math.abs(top - node.box.y) >= MIN_LEVEL_PX) return true;
  }
  return children.map((child) => addTops(child, placed, tops)).includes(true);
}

function sizesIn({ judged, placed }: Look): Pick<Directions, 'heights' | 'widths'> {
  const [heights, widths] = [new Map<string, number>(), new Map<string, number>()];
  for (const { node, element } of judgedIn(judged).reverse()) {
    const box = placed.get(element)?.box;
    if (!node || node.children.length === 0 || !box) continue;
    heights.set(keyOf(node), box.height);
    widths.set(keyOf(node), box.width);
  }
  return { heights, widths };
}

/** The groups outside of all instances that hold several of a component, where others hold more. */
function listsIn(judged: Judged): (Judged & { node: LayoutNode })[] {
  const all = new Map<string, number>();
  const count = (of: Judged): void => {
    const { slot, instance } = of.node ?? {};
    if (slot !== undefined && instance) all.set(slot, (all.get(slot) ?? 0) + 1);
    of.children.forEach(count);
  };
  count(judged);
  const holds = ({ node }: Judged): boolean => {
    const slots = (node?.children ?? []).flatMap(({ slot, instance }) =>
      slot !== undefined && instance ? [slot] : [],
    );
    const own = slots.filter((slot) => slot === slots[0]).length;
    return node?.slot === undefined && own > 1 && own < (all.get(slots[0]) ?? 0);
  };
  return judgedIn(judged).filter((one) => one.node && holds(one)) as (Judged & { node: LayoutNode })[];
}

function costsIn(judged: Judged): Map<string, number> {
  const costs = new Map<string, number>();
  // Of two elements for one part the outer one counts.
  for (const { node, cost, shift } of judgedIn(judged).reverse()) if (node) costs.set(keyOf(node), cost + shift);
  return costs;
}
