import { INHERITED } from '../../emit/clean/reset.ts';
import type { Css, Element } from '../../model/element.ts';
import { flatten } from '../add-own-parts.ts';
import { computedAt, type Step } from '../computed.ts';
import { elementsIn } from '../leaves.ts';
import { LAYOUT, UNSAID } from '../properties.ts';
import type { Area } from './correspond.ts';

/** Attributes that are, or refer to, an id. */
const IDS = ['id', 'for', 'popovertarget', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
/** What a page has once, and what it is in a copy. */
const ONCE: Record<string, string> = { main: 'div', header: 'div', footer: 'div', h1: 'h2' };
/** Landmarks that are told apart by their names, and what the only one of a page is called beside others. */
const NAMES: Record<string, string | undefined> = {
  nav: 'Main',
  aside: 'Sidebar',
  section: undefined,
  form: undefined,
};
/** Where something stands among its neighbours on its own page. */
const PLACES = ['grid-column', 'grid-column-start', 'order'];

/**
 * The part of an area that is another design's, for the place of ours: below or beside each other as there, with what it inherits there.
 *
 * @param computed of the page, on the design's screens
 * @param copies is told of what in the design each element is a copy
 */
export function copyArea(
  { around, by, theirs }: Area,
  design: Element,
  step: Step,
  computed: ReadonlyMap<Element, Css>,
  copies: Map<Element, Element>,
): Element[] {
  const name = step === 'base' ? 'phone' : 'tablet';
  const there = computedAt(design, step);
  const [outer, outerThere] = [computed.get(around)!, there.get(by)!];
  const made = theirs.map((element) => flatten(element, step, copies));
  for (const one of made) tellApart(one, name, copies);
  const displays = theirs.map((element) => there.get(element)!.display);
  if (made.length > 1 && /flex|grid/.test(outerThere.display)) {
    const whole = groupLike(outerThere, made);
    whole.css = { ...inheritedBy(outer, outerThere), ...roomIn(outer), ...whole.css };
    return [whole];
  }
  for (const [i, one] of made.entries()) {
    for (const property of PLACES) delete one.css[property];
    one.css = {
      ...inheritedBy(outer, outerThere),
      ...(made.length === 1 ? roomIn(outer) : {}),
      ...one.css,
      display: displays[i],
    };
  }
  return made;
}

/** What is inherited there and would not be here. */
const inheritedBy = (outer: Css, outerThere: Css): Css =>
  Object.fromEntries(
    [...INHERITED].flatMap((property) => {
      const value = outerThere[property];
      return value === undefined || value === outer[property] || property.startsWith('--') ? [] : [[property, value]];
    }),
  );

/** Elements in one that lays them out as that does which they are in on their page. */
function groupLike(there: Css, children: Element[]): Element {
  const css = LAYOUT.flatMap((property) => {
    const value = there[property];
    return value === undefined || value === UNSAID[property] || value === '0' ? [] : [[property, value]];
  });
  return { tag: 'div', name: 'group', css: Object.fromEntries(css), children };
}

/** What takes all the room that there is, however the things around it are laid out. */
function roomIn({ display, 'flex-direction': direction }: Css): Css {
  if (display.includes('grid')) return { 'grid-column': '1 / -1' };
  return display.includes('flex') && !direction?.startsWith('column') ? { flex: '1 1 0%', 'min-width': '0' } : {};
}

/** Gives a copy ids and names of its own: it is none of the components of the page, and no second title. Changes the element. */
function tellApart(element: Element, name: string, copies: ReadonlyMap<Element, Element>): void {
  const { attributes, comment, tag } = element;
  const { instance } = copies.get(element)!;
  if (instance) element.instance = { ...instance, component: `${name}-${instance.component}` };
  if (comment) element.comment = `${comment}, ${name}`;
  element.tag = ONCE[tag] ?? tag;
  const own = { ...attributes };
  for (const key of IDS) if (own[key]) own[key] = own[key].replace(/\S+/g, (id) => `${id}-${name}`);
  if (/^#./.test(own.href ?? '')) own.href += `-${name}`;
  // Of radio buttons with one name only one can be chosen, and a form has each name once.
  if (own.name) own.name += `-${name}`;
  const title = tag in NAMES ? (own['aria-label'] ?? NAMES[tag]) : undefined;
  if (title) own['aria-label'] = `${title} (${name})`;
  if (Object.keys(own).length > 0) element.attributes = own;
  for (const child of elementsIn(element)) tellApart(child, name, copies);
}
