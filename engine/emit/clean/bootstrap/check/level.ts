import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { classesOf, withClasses } from '../context.ts';
import { elementsOf, pxOf } from '../css.ts';
import { SPACERS_PX } from '../spacers.ts';
import { pairs } from './as-shown.ts';
import { type Edge, roomAt, withRoomAt } from './rooms.ts';
import { sourceOf } from './source.ts';

/** A page as it is written, what is shown for each of its elements, and where that comes out. */
export type Shown = {
  page: Element;
  /** The elements as they came, for those that have been changed since. */
  originals: Map<Element, Element>;
  shownFor: ReadonlyMap<Element, Element>;
  placed: ReadonlyMap<Element, Placed>;
  /** How far below its place everything that one sees comes out, by its number, in px. */
  offsets: ReadonlyMap<number, number>;
  /** The same of where it ends. */
  ends: ReadonlyMap<number, number>;
};

export const shownMap = (page: Element, shown: Element): Map<Element, Element> => new Map(pairs(page, shown));

/** A change of room: above or below something, between all that is in it, or in it above and below; `by` so much, in px. All with one key are changed alike. */
type Change = { key: string; element: Element; edge: Edge | 'inside b' | 'gap' | 'inside'; by: number };

/** Less than this, in px, is not worth another class. */
const MIN_BY_PX = 2;
/** So much, in px, is added to one distance at most, and it keeps this share of what it was. */
const MAX_MORE_PX = 48;
const MIN_KEPT_SHARE = 0.4;

const SHARING = /^(div|section|article|main|header|footer|nav|form|ul|ol|li|h[1-6]|p|blockquote|figure)$/;
const PAINTED =
  /^(bg-|border$|border-|shadow|card|btn|form-|badge|list-group|page-|alert|nav-link|navbar|offcanvas|col|row$|container)/;

/** Whether margin and padding of an element as it is written look the same. */
const canShare = (element: Element): boolean =>
  SHARING.test(element.tag) && !classesOf(element).some((name) => PAINTED.test(name) && name !== 'border-0');

/** Changes that belong together, as they are of things that are written alike. `by`: how much room they add to each, in px. */
export type Group = { by: number; changes: readonly Change[] };

/** One look at a page: how distances bring what is below them to its place, those that are off most first. */
export function changesFor(shown: Shown): Group[] {
  const walker = new Walker(shown);
  walker.walk(shown.page, 0, undefined);
  return walker.groups().sort((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ by, changes }: Group): number => Math.abs(by) * changes.length;

/** The page with such changes. */
export function withChanges({ page, shownFor, originals }: Shown, groups: readonly Group[]): Element {
  const changed = new Map<Element, ((element: Element) => Element)[]>();
  const firstOf = (element: Element): Element => originals.get(element) ?? element;
  for (const { by, changes } of groups)
    for (const { element, edge } of changes) {
      const change = (one: Element): Element =>
        edge === 'gap'
          ? withGap(one, by, shownFor.get(element)?.css ?? {})
          : edge === 'inside'
            ? withInside(one, by)
            : edge === 'inside b'
              ? withMore(one, 'b', by, firstOf(element), true)
              : withMore(one, edge, by, firstOf(element));
      changed.set(element, [...(changed.get(element) ?? []), change]);
    }
  const rebuild = (element: Element): Element => {
    const own = (changed.get(element) ?? []).reduce((one, change) => change(one), element);
    const children = element.children.map((child) => (typeof child === 'string' ? child : rebuild(child)));
    const made = { ...own, children };
    originals.set(made, firstOf(element));
    return made;
  };
  return rebuild(page);
}

class Walker {
  readonly #shown: Shown;
  readonly #changes: Change[] = [];
  readonly #groups = new Map<Element, string>();

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  #css(element: Element): Element['css'] {
    return this.#shown.shownFor.get(element)?.css ?? {};
  }

  #isInFlow(element: Element): boolean {
    const { display, position } = this.#css(element);
    return display !== 'none' && position !== 'absolute' && this.#boxOf(element) !== undefined;
  }

  #boxOf(element: Element): Placed['box'] | undefined {
    const shown = this.#shown.shownFor.get(element);
    return shown && this.#shown.placed.get(shown)?.box;
  }

  /** How far below its place an element begins; undefined where nothing in it is seen. */
  #offset(element: Element): number | undefined {
    const number = sourceOf(element);
    const own = number === undefined ? undefined : this.#shown.offsets.get(number);
    const inside = elementsOf(element).filter((child) => this.#isInFlow(child));
    const found = inside.flatMap((child) => this.#offset(child) ?? []);
    const first = this.#isStack(element) ? found[0] : medianOf(found);
    // Where a box is too low and what is in it too high, the one would be put right by the other's wrong.
    return own === undefined || (first !== undefined && own * first < 0) ? first : own;
  }

  #isStack(element: Element): boolean {
    const css = this.#css(element);
    const isFlex = css.display?.includes('flex');
    return isFlex
      ? (css['flex-direction'] ?? 'row').startsWith('column')
      : css.display !== 'grid' && !/^(table|thead|tbody|tr)$/.test(element.tag);
  }

  /**
   * @param moved how much lower all of it lies by what has been changed above it, in px
   * @param key of the element, where it is a part of something that the page has several of
   * @returns how much lower that lies which comes after it
   */
  walk(element: Element, moved: number, key: string | undefined): number {
    const children = elementsOf(element).filter((child) => this.#isInFlow(child));
    if (children.length === 0) return moved;
    const keyOf = (child: Element): string | undefined =>
      child.instance
        ? `${child.instance.component} `
        : key === undefined || HEADING.test(child.tag)
          ? this.#keyAmong(children, child)
          : `${key}/${lookOf(child)}`;
    if (!this.#isStack(element)) {
      const after = children.map((child) => this.walk(child, moved, keyOf(child)));
      const bottoms = children.map((child) => bottomOf(this.#boxOf(child)));
      return after[bottoms.indexOf(Math.max(...bottoms))];
    }
    // Gaps of a flexible box are all the same.
    const gap = pxOf(this.#css(element)['row-gap']) ?? 0;
    const isEven = children.length > 1 && (gap > 0 || children.every(({ instance }) => instance));
    if (isEven && gap > 0) return this.#evenly(element, children, moved, key, keyOf);
    let at = moved;
    for (const [i, child] of children.entries()) {
      const own = keyOf(child);
      const offset = this.#offset(child);
      if (offset !== undefined) at += this.#change(element, children[i - 1], child, own, -offset - at, at);
      at = this.walk(child, at, own);
    }
    return at;
  }

  /** Parts that are written alike beside each other stay so, but for those of the page itself; headings do anywhere. */
  #keyAmong(siblings: readonly Element[], child: Element): string | undefined {
    if (SECTION.test(child.tag)) return undefined;
    const look = lookOf(child);
    if (HEADING.test(child.tag)) return look;
    const like = siblings.filter((one) => lookOf(one) === look);
    if (like.length < 2) return undefined;
    const known = this.#groups.get(like[0]) ?? `#${this.#groups.size}`;
    this.#groups.set(like[0], known);
    return known;
  }

  #evenly(
    element: Element,
    children: readonly Element[],
    moved: number,
    key: string | undefined,
    keyOf: (child: Element) => string | undefined,
  ): number {
    const offsets = children.map((child) => this.#offset(child));
    const steps = offsets
      .slice(1)
      .flatMap((offset, i) =>
        offset === undefined || offsets[i] === undefined ? [] : [offset - (offsets[i] as number)],
      );
    const by = steps.length > 0 ? -(steps.reduce((sum, one) => sum + one, 0) / steps.length) : 0;
    const gap = pxOf(this.#css(element)['row-gap']) ?? 0;
    const padded = children.map(paddedIn);
    const [first] = padded;
    const room = first && padded.every((one) => one && insideOf(one) === insideOf(first)) ? insideOf(first) : undefined;
    let taken = 0;
    if (steps.length > 0) {
      const best = nearestPitch(gap, room, by);
      taken = best.gap - gap + 2 * (best.inside - (room ?? 0));
      const own = key ?? this.#uniqueKey();
      this.#changes.push({ key: own, element, edge: 'gap', by: best.gap - gap });
      for (const one of room === undefined ? [] : padded)
        this.#changes.push({
          key: `${own} inside`,
          element: one as Element,
          edge: 'inside',
          by: best.inside - (room ?? 0),
        });
    }
    let at = moved;
    for (const [i, child] of children.entries()) {
      if (i > 0) at += taken;
      const offset = offsets[i];
      const own = keyOf(child);
      if (own === undefined && offset !== undefined)
        at += this.#change(element, undefined, child, own, -offset - at, at);
      at = this.walk(child, at, own);
    }
    return at;
  }

  #uniqueKey(): string {
    return `${this.#changes.length}`;
  }

  /** Changes the distance between two things below each other. @returns by how much, in px */
  #change(
    parent: Element,
    before: Element | undefined,
    child: Element,
    key: string | undefined,
    by: number,
    moved: number,
  ): number {
    const place = this.#holderOf(parent, before, child, by, moved);
    if (!place) return 0;
    const { holder, edge, room, isInside } = place;
    const taken = nearestRoom(holder, edge, room, by, this.#firstOf(holder), isInside);
    const change = Math.abs(by) < MIN_BY_PX ? 0 : taken.m + taken.p - room.m - room.p;
    // What is written alike is changed for all or for none.
    if (change === 0 && key === undefined) return 0;
    const own = key === undefined ? this.#uniqueKey() : `${key} ${edge}${isInside ? ' inside' : ''}`;
    this.#changes.push({ key: own, element: holder, edge: isInside ? 'inside b' : edge, by });
    return change;
  }

  /** Whose room is between two things: that of the lower or the upper one, or that inside the upper one where both touch and it ends elsewhere than it should. */
  #holderOf(
    parent: Element,
    before: Element | undefined,
    child: Element,
    by: number,
    moved: number,
  ): { holder: Element; edge: Edge; room: Room; isInside: boolean } | undefined {
    const [above, below] = [roomAt(child, 't'), before && roomAt(before, 'b')];
    const isBelow = before !== undefined && below?.m !== undefined && below.m > (above.m ?? 0);
    const [holder, edge, room] = isBelow ? ([before, 'b', below] as const) : ([child, 't', above] as const);
    if (!isRoom(room)) return undefined;
    if (outside(holder, room) > 0) return { holder, edge, room, isInside: false };
    // A link or a sign by itself begins where that does which it is in.
    if (!before && canShare(parent) && !SHARING.test(child.tag)) return undefined;
    // A panel stays at the edge of what it is in, wherever that begins which is in it.
    if (PANEL.test(classesOf(holder).join(' '))) return undefined;
    const inside = before && roomAt(before, 'b');
    const isInside =
      before &&
      inside &&
      isRoom(inside) &&
      inside.p > 0 &&
      !canShare(before) &&
      (by < 0 || this.#isShort(before, by, moved));
    return isInside ? { holder: before, edge: 'b', room: inside, isInside } : { holder, edge, room, isInside: false };
  }

  /** Whether it is for the most part the end of something that is so far off. */
  #isShort(element: Element, by: number, moved: number): boolean {
    const end = this.#shown.ends.get(sourceOf(element) ?? -1);
    return end !== undefined && (-end - moved) / by >= 0.5;
  }

  #firstOf(element: Element): Element {
    return this.#shown.originals.get(element) ?? element;
  }

  /** What is written alike is changed alike, by the middle of what its instances need. */
  groups(): Group[] {
    const byKey = new Map<string, Change[]>();
    for (const change of this.#changes) byKey.set(change.key, [...(byKey.get(change.key) ?? []), change]);
    return [...byKey.values()].flatMap((changes) => {
      const by = medianOf(changes.map((one) => one.by)) as number;
      return Math.abs(by) < MIN_BY_PX ? [] : [{ by, changes }];
    });
  }
}

/** Parts of the page itself. */
const SECTION = /^(section|main|header|footer)$/;
const HEADING = /^h[1-6]$/;
const lookOf = (element: Element): string => `${element.tag}.${classesOf(element).join(' ')}`;
const PANEL = /\boffcanvas\b/;

/** Room where there is none is at least so much, in px. */
const MIN_NEW_PX = 6;

const bottomOf = (box: Placed['box'] | undefined): number => (box ? box.y + box.height : 0);

/** The one in the middle; of two there the smaller one. */
function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.abs(high) < Math.abs(low) ? high : low;
}

const nearestStep = (px: number): number =>
  SPACERS_PX.reduce(
    (best, one, step) => (Math.abs(one - px) < Math.abs(SPACERS_PX[best] - px) ? step : best),
    0 as number,
  );

/** Two spacers must come so much nearer than one, in px. */
const CLASS_COST_PX = 2;

type Room = { m: number; p: number };
const isRoom = (room: Record<'m' | 'p', number | undefined>): room is Room =>
  room.m !== undefined && room.p !== undefined;

/** Room outside of what is painted, in px. */
const outside = (element: Element, { m, p }: Room): number => (canShare(element) ? m + p : m);

/**
 * Margin and padding that come nearest to what an element has and so much more.
 *
 * @param isInside whether only its padding is changed
 */
function nearestRoom(element: Element, edge: Edge, room: Room, by: number, original: Element, isInside = false): Room {
  const isShared = !isInside && canShare(element);
  const sizeOf = ({ m, p }: Room): number => (isInside ? p : isShared ? m + p : m);
  if (sizeOf(room) === 0 && by < MIN_NEW_PX) return room;
  const { m = 0, p = 0 } = roomAt(original, edge);
  const first = sizeOf({ m, p });
  const wanted = Math.max(MIN_KEPT_SHARE * first, Math.min(first + MAX_MORE_PX, sizeOf(room) + by));
  const ways = isInside
    ? SPACERS_PX.map((px): Room => ({ m: room.m, p: px }))
    : SPACERS_PX.flatMap((px): Room[] =>
        isShared ? SPACERS_PX.filter((more) => more <= px).map((more) => ({ m: px, p: more })) : [{ m: px, p: room.p }],
      );
  const off = (way: Room): number => Math.abs(sizeOf(way) - wanted) + (way.p > 0 && isShared ? CLASS_COST_PX : 0);
  const best = ways.reduce((one, other) => (off(other) < off(one) ? other : one));
  return off(best) < off(room) - 1 ? best : room;
}

function withMore(element: Element, edge: Edge, by: number, original: Element, isInside = false): Element {
  const room = roomAt(element, edge);
  if (!isRoom(room)) return element;
  const { m, p } = nearestRoom(element, edge, room, by, original, isInside);
  const stepOf = (px: number): number => SPACERS_PX.indexOf(px as 0);
  return withRoomAt(element, edge, {
    ...(m === room.m ? {} : { m: stepOf(m) }),
    ...(p === room.p ? {} : { p: stepOf(p) }),
  });
}

/** The part of a row of a list that has room above and below, in steps. */
function paddedIn(item: Element): Element | undefined {
  const [only, ...more] = elementsOf(item);
  return insideOf(item) !== undefined
    ? item
    : only && more.length === 0 && insideOf(only) !== undefined
      ? only
      : undefined;
}

/** The room that classes give an element above and below alike, in px. */
function insideOf(element: Element): number | undefined {
  const isSaid = classesOf(element).some((name) => INSIDE.test(name));
  const [top, bottom] = [roomAt(element, 't').p, roomAt(element, 'b').p];
  return isSaid && top === bottom ? top : undefined;
}
const INSIDE = /^py?-[1-5]$/;

/** Other room in the items must come so much nearer to their distance than other gaps do, in px. */
const INSIDE_COST_PX = 3;

/** The gap, and the room in each item, that come nearest to a distance that is off by so much. */
function nearestPitch(gap: number, inside: number | undefined, by: number): { gap: number; inside: number } {
  const now = inside ?? 0;
  if (Math.abs(by) < MIN_BY_PX) return { gap, inside: now };
  const rooms = inside === undefined ? [0] : SPACERS_PX.filter((px) => px > 0);
  const ways = SPACERS_PX.flatMap((px) => rooms.map((room) => ({ gap: px as number, inside: room as number })));
  const off = (way: { gap: number; inside: number }): number =>
    Math.abs(way.gap - gap + 2 * (way.inside - now) - by) + (way.inside === now ? 0 : INSIDE_COST_PX);
  return ways.reduce((best, one) => (off(one) < off(best) ? one : best));
}

function withInside(element: Element, by: number): Element {
  const step = SPACERS_PX.indexOf(((insideOf(element) ?? 0) + by) as 0);
  if (step < 0) return element;
  const names = classesOf(element);
  const at = names.findIndex((name) => INSIDE.test(name));
  const [side] = names[at].split('-');
  const own = side === 'py' ? [`py-${step}`] : [`px-${names[at].slice(-1)}`, `py-${step}`];
  return withClasses(element, [...names.slice(0, at), ...own, ...names.slice(at + 1)]);
}

const GAP = /^(row-)?gap(-(?:sm|md|lg|xl))?-\d$/;

function withGap(element: Element, by: number, css: Element['css']): Element {
  const step = nearestStep((pxOf(css['row-gap']) ?? 0) + by);
  const names = classesOf(element);
  const at = names.findLastIndex((name) => GAP.test(name));
  if (at < 0) return element;
  // No gap is no class, unless there is one on narrower screens.
  const isIdle = step === 0 && names.filter((name) => GAP.test(name)).length === 1 && /^gap-/.test(names[at]);
  return withClasses(element, isIdle ? names.toSpliced(at, 1) : names.with(at, names[at].replace(/\d$/, String(step))));
}
