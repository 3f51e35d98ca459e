import type { LayOut } from '../../clean/check/lay-out.ts';
import { allIn } from '../../clean/check/remember.ts';
import type { Element } from '../../model/element.ts';
import { computedAt } from '../computed.ts';
import { elementsIn } from '../leaves.ts';
import { declare } from '../places/declare.ts';
import type { Seen } from '../places/seen.ts';
import { tryHalves } from '../places/try-halves.ts';
import { chooseAreas, type Judged, priceOf } from './choose-areas.ts';
import { type Area, correspond } from './correspond.ts';
import { howWrong } from './how-wrong.ts';
import { holdings, knownOf, type OtherDesign } from './known-design.ts';
import { mayReplace, replaceArea } from './replace-area.ts';
import { look } from './sight.ts';

/** So often a page is laid out at most. */
const MAX_LOOKS = 40;

/**
 * Areas of a page that do not show what a design shows, whatever was tried, are that design's own on its screens, and ours are hidden
 * there: the smallest ones that bring the page to its design. Each is laid out, and taken back where it does not. Changes the elements.
 *
 * @param places where parts of the page are on the design; what is put in is added
 * @param rewritten what became of the elements of the page that was matched
 * @param copies what is put in, and of what in the design it is a copy
 * @returns how many areas are said twice
 */
export function sayTwice(
  body: Element,
  other: OtherDesign,
  places: Map<Element, Seen>,
  rewritten: ReadonlyMap<Element, Element>,
  copies: Map<Element, Element>,
  layOut: LayOut,
): number {
  const { design, seen, from, until } = other;
  const known = knownOf(other, rewritten, layOut);
  const refused: Area[] = [];
  const isRefused = (area: Area): boolean => !mayReplace(area) || refused.some((one) => isSame(one, area));
  const judge = (): Judged & { wrong: number } => {
    const partners = new Map(known.partners);
    for (const [copy, of] of copies) if (known.leaves.has(of)) partners.set(copy, [of]);
    const sight = look(body, { ...other, places }, known, partners, layOut);
    // What is hidden counts where nothing else shows it.
    const ours = holdings(body, (element) =>
      (partners.get(element) ?? []).filter(
        (one) => known.leaves.has(one) && (sight.visible.has(element) || sight.lost.has(one)),
      ),
    );
    const isShown = (element: Element): boolean =>
      allIn(element).some((one) => sight.visible.has(one) && (sight.things.has(one) || sight.extra.has(one)));
    const held = { parents: parentsIn(body, design), ours, theirs: known.held, isShown };
    const judged = chooseAreas(correspond(body, design, held), sight, known, isRefused);
    return { ...judged, wrong: howWrong(design, sight, known, partners) };
  };
  let looks = 0;
  let count = 0;
  let now = judge();
  const attempt = (some: readonly Area[]): boolean => {
    if (looks >= MAX_LOOKS) return true;
    const restore = rememberAll(body, places, copies);
    const made = some.flatMap((area) => replaceArea(body, area, other, copies));
    for (const copy of made.flatMap(allIn)) {
      const of = copies.get(copy);
      const at = of && (known.leaves.has(of) || seen.get(of)?.isPainted) ? seen.get(of) : undefined;
      if (at) places.set(copy, at.seen);
    }
    looks++;
    const after = judge();
    const price = some.reduce((sum, area) => sum + priceOf(area, known), 0);
    const isKept = after.wrong + price <= now.wrong;
    if (isKept) {
      now = after;
      count += some.length;
    } else {
      restore();
      if (some.length === 1) refused.push(some[0]);
    }
    return isKept;
  };
  while (now.chosen.length > 0 && looks < MAX_LOOKS) {
    const before = refused.length;
    tryHalves(now.chosen, attempt);
    // What was refused may be said twice with what is around it.
    if (refused.length > before) now = judge();
  }
  // Where most of what is seen is the design's own, so is the ground.
  const inPage = new Set(allIn(body));
  const own = [...copies].filter(([copy, of]) => inPage.has(copy) && known.leaves.has(of)).length;
  const ground = computedAt(design, from).get(design)!['background-color'];
  if (own > known.leaves.size / 2 && ground !== computedAt(body, from).get(body)!['background-color'])
    declare(body, new Map([[body, { 'background-color': ground }]]), from, until);
  return count;
}

const isSame = (a: Area, b: Area): boolean =>
  a.around === b.around && areSame(a.ours, b.ours) && areSame(a.theirs, b.theirs);

const areSame = (some: readonly Element[], others: readonly Element[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

function parentsIn(...bodies: readonly Element[]): Map<Element, Element> {
  const parents = new Map<Element, Element>();
  for (const parent of bodies.flatMap(allIn)) for (const child of elementsIn(parent)) parents.set(child, parent);
  return parents;
}

/** @returns what brings a page back to how it is now */
function rememberAll(body: Element, places: Map<Element, Seen>, copies: Map<Element, Element>): () => void {
  const written = allIn(body).map((element) => ({ element, ...element, children: [...element.children] }));
  const known = [places, copies].map((all) => ({ all, keys: new Set(all.keys()) }));
  return () => {
    for (const { element, css, at, children } of written) {
      Object.assign(element, { css, children });
      if (at) element.at = at;
      else delete element.at;
    }
    for (const { all, keys } of known) for (const key of [...all.keys()]) if (!keys.has(key)) all.delete(key);
  };
}
