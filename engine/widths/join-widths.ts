import { Styles } from '../clean/check/computed-style.ts';
import { fitNarrow } from '../clean/check/fit-narrow.ts';
import type { LayOut } from '../clean/check/lay-out.ts';
import { nameLandmarks } from '../clean/name-landmarks.ts';
import { expandShorthands } from '../emit/clean/expand-shorthands.ts';
import type { Css, Element, Screen } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import type { Place } from '../model/place.ts';
import { SCREEN_WIDTHS } from '../model/screens.ts';
import type { WebFont } from '../model/web-font.ts';
import { addOwnBackdrops } from './add-own-backdrops.ts';
import { addOwnParts, type OwnDesign } from './add-own-parts.ts';
import { agreeInComponents } from './agree.ts';
import { dropUnseen } from './areas/drop-unseen.ts';
import { sayTwice } from './areas/say-twice.ts';
import { type Changes, changesFrom } from './changes.ts';
import { computedAt, declaredAt, STEPS, type Step } from './computed.ts';
import { joinRuns, splitRuns } from './join-runs.ts';
import { elementsIn, type Leaf, leavesOf } from './leaves.ts';
import { matchLeaves } from './match-leaves.ts';
import { type Pairing, pairElements } from './pair-elements.ts';
import { agreeOnBoxes } from './places/agree-on-boxes.ts';
import { dropMisplaced } from './places/drop-misplaced.ts';
import { followDesign, followDistances } from './places/follow-design.ts';
import { type Design, partsOf } from './places/parts.ts';
import { isBox, isPainted, type Seen, seenInPart, seenOn, seenTogether, seenWhere } from './places/seen.ts';
import { offsIn, simplify } from './places/simplify.ts';
import { LAYOUT, matters, UNSAID } from './properties.ts';

/** The same page as it was designed for other screens, in Clean mode. */
export type NarrowerDesigns = { tablet?: Described | undefined; phone?: Described | undefined };

/** A page with the width of its design, in CSS px, and where its elements are there, in the order of the document. */
export type Described = { page: PageDescription; width: number; places?: readonly (Place | null)[] | undefined };

/** `found`: of what the design that shows less shows, the share that the first one and each of the others have in common, 0–1. */
export type Joined = { page: PageDescription; found: Partial<Record<keyof NarrowerDesigns, number>> };

/**
 * Makes one page of designs for several screens. Structure and content are those of the widest design. What the others
 * have, too, is set in their type, distances, directions, columns and order on their screens; what they do not have is
 * hidden there, and what only they have is shown there. Where there is no design for a screen, the page answers as it
 * would by itself.
 */
export function joinWidths(desktop: Described, narrower: NarrowerDesigns, layOut: LayOut): Joined {
  const found: Joined['found'] = {};
  const changes = new Map<Step, Changes>();
  let { body } = desktop.page;
  const leaves = leavesOf(body);
  const wide = placedIn(desktop, layOut);
  const designs: NarrowDesign[] = [];
  // Small tablets are narrower than the screens that the others begin with.
  const tablets: Screen = (narrower.tablet?.width ?? SCREEN_WIDTHS.md) < SCREEN_WIDTHS.md ? 'sm' : 'md';
  for (const name of ['phone', 'tablet'] as const) {
    const design = narrower[name];
    if (!design) continue;
    const own = placedIn(design, layOut);
    const theirs = leavesOf(design.page.body);
    const [runs, theirRuns] = [joinRuns(leaves, theirs), joinRuns(theirs, leaves)];
    const same = matchLeaves(runs, theirRuns, (leaf) => (seenOf(leaf, wide) ?? seenOf(leaf, own))?.box);
    const matches = splitRuns(same);
    // A menu that a phone closes is not missed.
    const shown = Math.min(runs.length, theirRuns.length);
    found[name] = shown === 0 ? 0 : same.size / shown;
    const pairing = pairElements(body, design.page.body, matches);
    const [from, until] = name === 'phone' ? (['base', tablets] as const) : ([tablets, 'lg'] as const);
    changes.set(from, agreeInComponents(body, changesFrom(body, design.page.body, from, matches, leaves, pairing)));
    designs.push({ design: design.page.body, width: design.width, from, until, matches, pairing, seen: own });
  }
  const rewritten = new Map<Element, Element>();
  const copies = new Map<Element, Element>();
  body = write(body, changes, tablets, rewritten);
  const shapes = shapesOf(leaves, wide, rewritten);
  const added = designs.map((design) => addOwnParts(body, design, rewritten, copies));
  for (const design of designs)
    addOwnBackdrops(body, design, rewritten, copies, (element) => {
      const box = (wide.get(element) ?? design.seen.get(element))?.seen.box;
      return box && box.width / Math.max(1, box.height);
    });
  const followed = designs.map((design, i) => {
    const places = placesOn(design, rewritten, copies);
    agreeOnBoxes(body, places, ({ css }) => isPainted(css));
    dropMisplaced(body, { ...design, places }, new Set(added[i]), layOut);
    followDesign(body, { ...design, places }, layOut);
    if (sayTwice(body, { ...design, shapes }, places, rewritten, copies, layOut) > 0) {
      followDistances(body, { ...design, places }, layOut);
    }
    return { ...design, places };
  });
  // The tablet's first: what is left of it is what a phone's can be instead of.
  for (const design of followed.toReversed()) {
    simplify(body, design, layOut);
    dropUnseen(body);
  }
  const offIn = (width: number): number => {
    const design = followed.find(({ from }) => (from === 'base') === width < SCREEN_WIDTHS[tablets]);
    return design ? Math.round(offOf(body, design, layOut)) : 0;
  };
  fitNarrow(body, layOut, desktop.width, tablets, offIn);
  nameLandmarks(body);
  return { page: { ...desktop.page, mode: 'clean', body, webFonts: allFonts(desktop, narrower) }, found };
}

/** How far all that is seen of a page is from its places on a design, in px. */
function offOf(body: Element, { from, width, places }: Design, layOut: LayOut): number {
  const root = partsOf(body, layOut(body, width), computedAt(body, from), places);
  return root ? offsIn(root).reduce((sum, [, off]) => sum + Math.min(MAX_OFF_PX, off), 0) : 0;
}

/** What is not in sight of its place is far off, in px. */
const MAX_OFF_PX = 200;

type NarrowDesign = OwnDesign & { width: number; pairing: Pairing; seen: ReadonlyMap<Element, Shown> };

/** Where something of a design is seen, and whether it is a box that is painted. */
type Shown = { seen: Seen; isPainted: boolean };

/** Where all elements of a page are on their design; where that is not known, where they come out. */
function placedIn({ page, width, places = [] }: Described, layOut: LayOut): Map<Element, Shown> {
  const placed = layOut(page.body, width);
  const styles = new Styles(width);
  const shown = new Map<Element, Shown>();
  let at = 0;
  const visit = (element: Element): void => {
    const place = places[at++];
    const own = placed.get(element);
    const css = styles.of(element, undefined);
    if (own)
      shown.set(element, {
        seen: place ? seenOn(place, own) : seenWhere(own, !isPainted(css)),
        isPainted: isPainted(css) || isBox(element),
      });
    for (const child of elementsIn(element)) visit(child);
  };
  visit(page.body);
  return shown;
}

/** Where parts of the page are on another design: what both show, and what both paint. */
function placesOn(
  { design, seen, matches, pairing }: NarrowDesign,
  rewritten: ReadonlyMap<Element, Element>,
  copies: ReadonlyMap<Element, Element>,
): Map<Element, Seen> {
  const places = new Map<Element, Seen>();
  const put = (element: Element | undefined, at: Seen | undefined): void => {
    if (element && at) places.set(element, at);
  };
  for (const [ours, theirs] of pairing.pairs)
    if (seen.get(theirs)?.isPainted && isSeenAsBox(rewritten.get(ours)))
      put(rewritten.get(ours), seen.get(theirs)?.seen);
  for (const [ours, theirs] of matches) {
    const element = rewritten.get(ours.element);
    put(element, isPainted(element?.css ?? {}) ? seen.get(boxAround(theirs, seen))?.seen : seenOf(theirs, seen));
  }
  const shown = new Set(leavesOf(design).map(({ element }) => element));
  for (const [copy, theirs] of copies) if (shown.has(theirs)) put(copy, seen.get(theirs)?.seen);
  return places;
}

/** Width by height of photographs on the widest design. */
function shapesOf(
  leaves: readonly Leaf[],
  wide: ReadonlyMap<Element, Shown>,
  rewritten: ReadonlyMap<Element, Element>,
): Map<Element, number> {
  return new Map(
    leaves.flatMap(({ element }) => {
      const box = wide.get(element)?.seen.box;
      const isPhoto = element.tag === 'img' && box && Math.min(box.width, box.height) >= MIN_PHOTO_PX;
      return isPhoto ? [[rewritten.get(element)!, box.width / box.height]] : [];
    }),
  );
}

/** Smaller pictures are signs, of which no part is missed, in px. */
const MIN_PHOTO_PX = 64;

const isSeenAsBox = (element: Element | undefined): boolean => element !== undefined && isBox(element);

/** Where a thing is seen: a text in several pieces where all of them are, a part of one where its lines are. */
function seenOf({ element, pieces, share }: Leaf, shown: ReadonlyMap<Element, Shown>): Seen | undefined {
  const known = pieces?.flatMap((piece) => shown.get(piece.element)?.seen ?? []);
  const seen = known && known.length > 0 ? seenTogether(known) : shown.get(element)?.seen;
  return seen && share ? seenInPart(seen, share) : seen;
}

/** The box that is painted around a thing alone, where it is an element of its own; else the thing. */
function boxAround({ element, path }: Leaf, seen: ReadonlyMap<Element, Shown>): Element {
  const around = [element, ...path.toReversed()];
  const alone = around.findIndex((one, i) => i > 0 && elementsIn(one).length > 1);
  return around.slice(0, alone === -1 ? around.length : alone).find((one) => seen.get(one)?.isPainted) ?? element;
}

/** Declares for each element what the designs say of it, each from its screen up until the next one. */
function write(
  body: Element,
  changes: ReadonlyMap<Step, Changes>,
  tablets: Screen,
  rewritten: Map<Element, Element>,
): Element {
  const computed = new Map(STEPS.map((step) => [step, computedAt(body, step)]));
  const displayAt = (element: Element, step: Step): string =>
    designed(step, tablets, changes, element, 'display') ?? computed.get(step)!.get(element)!.display;
  const visit = (element: Element): Element => {
    const declared = new Map<Step, Css>(STEPS.map((step) => [step, expandShorthands(declaredAt(element, step))]));
    const properties = new Set([...changes.values()].flatMap((each) => Object.keys(each.get(element) ?? {})));
    if (properties.has('flex')) for (const css of declared.values()) for (const one of FLEX) delete css[one];
    // What only a grid needs is not said where it is none.
    if (properties.has('display')) for (const property of LAYOUT) properties.add(property);
    for (const property of properties) {
      // Browsers hide what opens on top of the page until it does.
      const isHidden = property === 'display' && element.attributes?.popover !== undefined;
      let before = isHidden ? 'none' : undefined;
      for (const step of STEPS) {
        const own = computed.get(step)!.get(element)![property];
        const value =
          designed(step, tablets, changes, element, property) ??
          (isHidden ? (declared.get(step)![property] ?? before) : own) ??
          UNSAID[property];
        const css = declared.get(step)!;
        delete css[property];
        if (value === undefined || !matters(property, displayAt(element, step))) continue;
        if (value !== (before ?? UNSAID[property])) css[property] = value;
        before = value;
      }
    }
    const { base, ...at } = Object.fromEntries(declared) as Record<Step, Css>;
    const wider = Object.fromEntries(Object.entries(at).filter(([, css]) => Object.keys(css).length > 0));
    const { at: _, ...rest } = element;
    const made: Element = {
      ...rest,
      css: base,
      ...(Object.keys(wider).length > 0 ? { at: wider } : {}),
      children: element.children.map((child) => (typeof child === 'string' ? child : visit(child))),
    };
    rewritten.set(element, made);
    return made;
  };
  return visit(body);
}

const FLEX = ['flex-grow', 'flex-shrink', 'flex-basis'];

/** A phone's design holds up to tablets, a tablet's up to desktops. */
function designed(
  step: Step,
  tablets: Screen,
  changes: ReadonlyMap<Step, Changes>,
  element: Element,
  property: string,
): string | undefined {
  if (step === 'lg' || step === 'xl') return undefined;
  const design = STEPS.indexOf(step) < STEPS.indexOf(tablets) ? 'base' : tablets;
  return changes.get(design)?.get(element)?.[property];
}

/** Every family in all weights that one of the designs uses. */
function allFonts(desktop: Described, { tablet, phone }: NarrowerDesigns): WebFont[] {
  const fonts = Map.groupBy(
    [desktop, tablet, phone].flatMap((design) => design?.page.webFonts ?? []),
    ({ name }) => name,
  );
  return [...fonts].map(([name, all]) => ({
    name,
    weights: [...new Set(all.flatMap(({ weights }) => weights))].sort((a, b) => a - b),
    italic: all.some(({ italic }) => italic),
  }));
}
