import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { classesOf } from '../context.ts';
import { elementsOf, pxOf } from '../css.ts';
import { insideOf, nearestPitch, paddedIn } from './even-gaps.ts';
import { type Edge, roomAt } from './rooms.ts';
import { canShare, gainOf, nearestRoom, type Seam, SHARING, type Slot, slotsAt } from './seam.ts';
import type { Shown } from './shown.ts';
import { sourceOf } from './source.ts';
import { type Bound, farthest, nearestTo, strainOf, toleranceOf } from './strain.ts';
import type { Change, Group } from './with-changes.ts';

/** Less than this, in px, is not worth another class. */
const MIN_BY_PX = 2;

/** Room further inside is used where so much of it is still missing, in px. */
const MIN_DEEPER_PX = 16;
/** More are not tried at one end. */
const MAX_SLOTS = 5;

/** One look at a page: how distances bring what is below them to its place, those that are off most first. */
export function changesFor(shown: Shown): Group[] {
  const walker = new Walker(shown);
  walker.walk(shown.page, 0, undefined, undefined);
  return walker.groups().sort((a, b) => weightOf(b) - weightOf(a));
}

/** How far distances are from those of the design, beyond what nobody minds, on average and in px. */
export function strainIn(shown: Shown): number {
  const walker = new Walker(shown);
  walker.walk(shown.page, 0, undefined, undefined);
  return walker.strain();
}

const weightOf = ({ by, changes }: Group): number => Math.abs(by) * changes.length;

class Walker {
  readonly #shown: Shown;
  readonly #changes: Change[] = [];
  readonly #groups = new Map<Element, string>();
  readonly #strains: number[] = [];

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
   * @param above what one sees above it
   * @returns how much lower that lies which comes after it
   */
  walk(element: Element, moved: number, key: string | undefined, above: Bound | undefined): number {
    const children = elementsOf(element).filter((child) => this.#isInFlow(child));
    if (children.length === 0) return moved;
    const keyOf = (child: Element): string | undefined =>
      child.instance
        ? `${child.instance.component} `
        : key === undefined || HEADING.test(child.tag)
          ? this.#keyAmong(children, child)
          : `${key}/${lookOf(child)}`;
    const top = movedBy(this.#boundOf(element, 'top'), moved) ?? above;
    if (!this.#isStack(element)) {
      const after = children.map((child) => this.walk(child, moved, keyOf(child), top));
      const bottoms = children.map((child) => bottomOf(this.#boxOf(child)));
      return after[bottoms.indexOf(Math.max(...bottoms))];
    }
    // Gaps of a flexible box are all the same.
    const gap = pxOf(this.#css(element)['row-gap']) ?? 0;
    const isEven = children.length > 1 && (gap > 0 || children.every(({ instance }) => instance));
    if (isEven && gap > 0) return this.#evenly(element, children, moved, key, keyOf, top);
    let at = moved;
    let last = top;
    for (const [i, child] of children.entries()) {
      const own = keyOf(child);
      const offset = this.#offset(child);
      const before = children[i - 1];
      const seam = this.#seamAbove(element, before, child, before && keyOf(before) !== undefined);
      if (offset !== undefined)
        at += this.#change(seam, own && `${own} t`, this.#bounded(-offset - at, last, child, at));
      at = this.walk(child, at, own, last);
      last = movedBy(this.#lastIn(child), at) ?? last;
    }
    return this.#end(element, children, at, key, last);
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
    above: Bound | undefined,
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
      const best = Math.abs(by) < MIN_BY_PX ? { gap, inside: room ?? 0 } : nearestPitch(gap, room, by);
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
    let last = above;
    for (const [i, child] of children.entries()) {
      if (i > 0) at += taken;
      const offset = offsets[i];
      const own = keyOf(child);
      if (own === undefined && offset !== undefined)
        at += this.#change(
          this.#seamAbove(element, undefined, child, true),
          own,
          this.#bounded(-offset - at, last, child, at),
        );
      at = this.walk(child, at, own, last);
      last = movedBy(this.#lastIn(child), at) ?? last;
    }
    return this.#end(element, children, at, key, last);
  }

  #uniqueKey(): string {
    return `${this.#changes.length}`;
  }

  /** Changes a distance. @returns by how much, in px */
  #change(seam: Seam | undefined, key: string | undefined, by: number): number {
    if (!seam || seam.slots.length === 0) return 0;
    const gain = Math.abs(by) < MIN_BY_PX ? 0 : gainOf(seam, nearestRoom(seam, by));
    // What is written alike is changed for all or for none.
    if (gain === 0 && key === undefined) return 0;
    const [{ element }] = seam.slots;
    this.#changes.push({ key: key ?? this.#uniqueKey(), element, edge: 'seam', seam, by });
    return gain;
  }

  /**
   * The room above an element: its own, and that below what comes before it, which is the first to change where it has more. What
   * comes before and is one of several keeps its own.
   */
  #seamAbove(parent: Element, before: Element | undefined, child: Element, isOneOfMany: boolean): Seam | undefined {
    const isFlexible = this.#css(parent).display?.includes('flex') ?? false;
    // A panel stays at the edge of what it is in, wherever that begins which is in it.
    if (PANEL.test(classesOf(child).join(' '))) return undefined;
    const own = this.#slotsAt(child, 't');
    if (before) {
      const other = this.#slotsAt(before, 'b');
      const marginOf = (slots: Seam['slots']): number => slots.find(({ box }) => box === 'm')?.px ?? 0;
      const isBelow = marginOf(other) > marginOf(own);
      const slots = isBelow
        ? [...other, ...own]
        : [...own, ...(isOneOfMany ? other.filter(({ px }) => px > 0) : other)];
      const least = Math.max(this.#marginIn(child, 't'), this.#marginIn(before, 'b'));
      return { slots, isCollapsing: !isFlexible, least, other: isBelow ? child : before };
    }
    // A link or a sign by itself begins where that does which it is in.
    if (canShare(parent)) return SHARING.test(child.tag) ? { slots: own, isCollapsing: true } : undefined;
    const [inside] = parent.tag === 'body' ? [] : this.#slotsAt(parent, 't', ['p']);
    if (!inside || (COMPONENT.test(lookOf(parent)) && roomAt(parent, 't').p === 0))
      return { slots: own, isCollapsing: true };
    return { slots: [inside, ...own], isCollapsing: true, other: child, ...(isFlexible ? {} : { holder: inside }) };
  }

  /** The largest margin further inside an element that is one with its own, in px. */
  #marginIn(element: Element, edge: Edge): number {
    const side = edge === 't' ? 'top' : 'bottom';
    const css = this.#css(element);
    const inside = elementsOf(element).filter((one) => this.#isInFlow(one));
    const child = edge === 't' ? inside[0] : inside.at(-1);
    const isHeld = css.display !== 'block' || (pxOf(css[`padding-${side}`]) ?? 0) > 0;
    if (!child || isHeld || this.#boundOf(element, side)) return 0;
    return Math.max(pxOf(this.#css(child)[`margin-${side}`]) ?? 0, this.#marginIn(child, edge));
  }

  #slotsAt(
    element: Element,
    edge: Edge,
    boxes: readonly ('m' | 'p')[] = canShare(element) ? ['m', 'p'] : ['m'],
  ): Slot[] {
    return slotsAt(element, edge, boxes, this.#css(element));
  }

  /** Brings the end of what is painted to its place. @returns how much lower that lies which comes after it */
  #end(element: Element, children: readonly Element[], at: number, key: string | undefined, last?: Bound): number {
    const end = this.#boundOf(element, 'bottom');
    const child = children.at(-1);
    const box = this.#boxOf(element);
    if (!end || !child || !box) return at;
    const isFlexible = this.#css(element).display?.includes('flex') ?? false;
    const [padding, margin] = [
      pxOf(this.#css(element)['padding-bottom']) ?? 0,
      pxOf(this.#css(child)['margin-bottom']) ?? 0,
    ];
    // What is higher than what is in it has its height from elsewhere.
    const rest = bottomOf(box) - padding - margin - bottomOf(this.#boxOf(child));
    if (rest > 1) return at;
    const [inside] = this.#slotsAt(element, 'b', ['p']);
    if (!inside || (COMPONENT.test(lookOf(element)) && roomAt(element, 'b').p === 0)) return at;
    const wanted = -(end.found - end.planned) - at;
    const by = last ? this.#within(wanted, last, { ...end, moved: at }) : wanted;
    const seamOf = (below: readonly Element[]): Seam => ({
      slots: [inside, ...below.flatMap((one) => this.#slotsAt(one, 'b'))].slice(0, MAX_SLOTS),
      ...{ isCollapsing: true, other: child },
      ...(isFlexible ? {} : { holder: inside }),
    });
    const near = seamOf([child]);
    const isEnough = by - gainOf(near, nearestRoom(near, by)) < MIN_DEEPER_PX;
    return at + this.#change(isEnough ? near : seamOf([child, ...this.#lastsIn(child)]), key && `${key} b`, by);
  }

  /** What comes last in an element, what comes last in that, and so on, where nothing is painted around it. */
  #lastsIn(element: Element): Element[] {
    const last = elementsOf(element).findLast((one) => this.#isInFlow(one));
    return last && canShare(element) && this.#isStack(element) ? [last, ...this.#lastsIn(last)] : [];
  }

  /** As much of a change as keeps the distance to what is above like that of the design. */
  #bounded(by: number, above: Bound | undefined, child: Element, moved: number): number {
    const first = movedBy(this.#firstIn(child), moved);
    return above && first ? this.#within(by, above, first) : by;
  }

  #within(by: number, above: Bound, below: Bound): number {
    const strain = strainOf(above, below);
    const now = strain + (below.moved ?? 0) - (above.moved ?? 0);
    const tolerance = toleranceOf(above, below);
    this.#strains.push(Math.max(0, Math.abs(strain) - tolerance));
    return Math.max(-tolerance - now, Math.min(tolerance - now, by));
  }

  /** Where an element itself begins or ends that one sees. */
  #boundOf(element: Element, side: 'top' | 'bottom'): Bound | undefined {
    const number = sourceOf(element) ?? -1;
    const [found, planned] = [this.#shown.extents.get(number), this.#shown.planned.get(number)];
    return found && planned && { found: found[side], planned: planned[side] };
  }

  #boundsIn(element: Element, side: 'top' | 'bottom'): Bound[] {
    const own = this.#boundOf(element, side);
    if (own) return [own];
    return elementsOf(element)
      .filter((child) => this.#isInFlow(child))
      .flatMap((child) => this.#boundsIn(child, side));
  }

  #firstIn = (element: Element): Bound | undefined => nearestTo(this.#boundsIn(element, 'top'));
  #lastIn = (element: Element): Bound | undefined => farthest(this.#boundsIn(element, 'bottom'));

  strain(): number {
    return this.#strains.reduce((sum, one) => sum + Math.min(one, 100), 0) / Math.max(1, this.#strains.length);
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

/** An edge that lies so much lower by what has been changed above it, in px. */
const movedBy = (bound: Bound | undefined, by: number): Bound | undefined => bound && { ...bound, moved: by };

/** Parts of the page itself. */
const SECTION = /^(section|main|header|footer)$/;
const HEADING = /^h[1-6]$/;
const lookOf = (element: Element): string => `${element.tag}.${classesOf(element).join(' ')}`;
const PANEL = /\boffcanvas\b/;
/** What has its room from variables, unless a class says otherwise. */
const COMPONENT = /[. ](card|btn|form-|badge|list-group|page-|alert|nav-link|navbar|offcanvas|col|row$|container)/;

const bottomOf = (box: Placed['box'] | undefined): number => (box ? box.y + box.height : 0);

/** The one in the middle; of two there the smaller one. */
function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.abs(high) < Math.abs(low) ? high : low;
}
