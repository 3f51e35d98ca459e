import type { Placed } from '../../../../clean/check/lay-out.ts';
import type { Element } from '../../../../model/element.ts';
import { classesOf } from '../context.ts';
import { elementsOf, pxOf } from '../css.ts';
import { SPACERS_PX } from '../spacers.ts';
import { insideOf, nearestPitch, paddedIn } from './even-gaps.ts';
import { canShare, isRoom, nearestRoom, outside, type Room, SHARING } from './nearest-room.ts';
import { type Edge, roomAt } from './rooms.ts';
import type { Shown } from './shown.ts';
import { sourceOf } from './source.ts';
import type { Change, Group } from './with-changes.ts';

/** Less than this, in px, is not worth another class. */
const MIN_BY_PX = 2;

/** One look at a page: how distances bring what is below them to its place, those that are off most first. */
export function changesFor(shown: Shown): Group[] {
  const walker = new Walker(shown);
  walker.walk(shown.page, 0, undefined);
  return walker.groups().sort((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = ({ by, changes }: Group): number => Math.abs(by) * changes.length;

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
    if (!isInside) return { holder, edge, room, isInside: false };
    return by > 0 && inside.p === MOST_PX
      ? this.#endOf(before, inside)
      : { holder: before, edge: 'b', room: inside, isInside };
  }

  /** Where no spacer has more room, what comes last in something has the rest. */
  #endOf(element: Element, inside: Room): { holder: Element; edge: Edge; room: Room; isInside: boolean } {
    const last = elementsOf(element).findLast((child) => this.#isInFlow(child));
    const room = last && this.#isStack(element) && canShare(last) ? roomAt(last, 'b') : undefined;
    return last && room && isRoom(room)
      ? { holder: last, edge: 'b', room, isInside: false }
      : { holder: element, edge: 'b', room: inside, isInside: true };
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

/** What the largest spacer makes, in px. */
const MOST_PX = Math.max(...SPACERS_PX);

/** Parts of the page itself. */
const SECTION = /^(section|main|header|footer)$/;
const HEADING = /^h[1-6]$/;
const lookOf = (element: Element): string => `${element.tag}.${classesOf(element).join(' ')}`;
const PANEL = /\boffcanvas\b/;

const bottomOf = (box: Placed['box'] | undefined): number => (box ? box.y + box.height : 0);

/** The one in the middle; of two there the smaller one. */
function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.abs(high) < Math.abs(low) ? high : low;
}
