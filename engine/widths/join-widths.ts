import { expandShorthands } from '../emit/clean/expand-shorthands.ts';
import type { Css, Element, Screen } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import type { WebFont } from '../model/web-font.ts';
import { addOwnParts } from './add-own-parts.ts';
import { agreeInComponents } from './agree.ts';
import { type Changes, changesFrom } from './changes.ts';
import { computedAt, declaredAt, STEPS, type Step } from './computed.ts';
import { leavesOf } from './leaves.ts';
import { matchLeaves } from './match-leaves.ts';
import { pairElements } from './pair-elements.ts';
import { LAYOUT, matters, UNSAID } from './properties.ts';

/** The same page as it was designed for other screens, in Clean mode. */
export type NarrowerDesigns = { tablet?: PageDescription | undefined; phone?: PageDescription | undefined };

/** `found`: the share of what the first design shows that was found in each of the others, 0–1. */
export type Joined = { page: PageDescription; found: Partial<Record<keyof NarrowerDesigns, number>> };

/** From which screen up a design holds. */
const FROM: Record<keyof NarrowerDesigns, Step> = { phone: 'base', tablet: 'md' };

/**
 * Makes one page of designs for several screens. Structure and content are those of the widest design. What the others
 * have, too, is set in their type, distances, directions, columns and order on their screens; what they do not have is
 * hidden there, and what only they have is shown there. Where there is no design for a screen, the page answers as it
 * would by itself.
 */
export function joinWidths(desktop: PageDescription, narrower: NarrowerDesigns): Joined {
  const found: Joined['found'] = {};
  const changes = new Map<Step, Changes>();
  let { body } = desktop;
  const leaves = leavesOf(body);
  const extras: Parameters<typeof addOwnParts>[1][] = [];
  for (const name of ['phone', 'tablet'] as const) {
    const design = narrower[name];
    if (!design) continue;
    const theirs = leavesOf(design.body);
    const matches = matchLeaves(leaves, theirs);
    found[name] = leaves.length === 0 ? 0 : matches.size / leaves.length;
    const pairing = pairElements(body, design.body, matches);
    const own = changesFrom(body, design.body, FROM[name], matches, leaves, pairing);
    changes.set(FROM[name], agreeInComponents(body, own));
    const until: Screen = name === 'phone' ? 'md' : 'lg';
    extras.push({ design: design.body, from: FROM[name], until, matches, pairing });
  }
  const rewritten = new Map<Element, Element>();
  const written = write(body, changes, rewritten);
  body = extras.reduce((page, extra) => addOwnParts(page, extra, rewritten), written);
  return { page: { ...desktop, mode: 'clean', body, webFonts: allFonts(desktop, narrower) }, found };
}

/** Declares for each element what the designs say of it, each from its screen up until the next one. */
function write(body: Element, changes: ReadonlyMap<Step, Changes>, rewritten: Map<Element, Element>): Element {
  const computed = new Map(STEPS.map((step) => [step, computedAt(body, step)]));
  const displayAt = (element: Element, step: Step): string =>
    designed(step, changes, element, 'display') ?? computed.get(step)!.get(element)!.display;
  const visit = (element: Element): Element => {
    const declared = new Map<Step, Css>(STEPS.map((step) => [step, expandShorthands(declaredAt(element, step))]));
    const properties = new Set([...changes.values()].flatMap((each) => Object.keys(each.get(element) ?? {})));
    // What only a grid needs is not said where it is none.
    if (properties.has('display')) for (const property of LAYOUT) properties.add(property);
    for (const property of properties) {
      // Browsers hide what opens on top of the page until it does.
      const isHidden = property === 'display' && element.attributes?.popover !== undefined;
      let before = isHidden ? 'none' : undefined;
      for (const step of STEPS) {
        const own = computed.get(step)!.get(element)![property];
        const value =
          designed(step, changes, element, property) ??
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

/** A phone's design holds up to tablets, a tablet's up to desktops. */
function designed(
  step: Step,
  changes: ReadonlyMap<Step, Changes>,
  element: Element,
  property: string,
): string | undefined {
  const design: Step | undefined = step === 'lg' || step === 'xl' ? undefined : step === 'md' ? 'md' : 'base';
  return design && changes.get(design)?.get(element)?.[property];
}

/** Every family in all weights that one of the designs uses. */
function allFonts(desktop: PageDescription, { tablet, phone }: NarrowerDesigns): WebFont[] {
  const fonts = Map.groupBy(
    [desktop, tablet, phone].flatMap((page) => page?.webFonts ?? []),
    ({ name }) => name,
  );
  return [...fonts].map(([name, all]) => ({
    name,
    weights: [...new Set(all.flatMap(({ weights }) => weights))].sort((a, b) => a - b),
    italic: all.some(({ italic }) => italic),
  }));
}
