import { allIn } from '../../clean/check/remember.ts';
import type { Css, Element, Screen } from '../../model/element.ts';
import { backdropOf, holdBackdrop } from '../add-own-backdrops.ts';
import { shownFrom } from '../add-own-parts.ts';
import { computedAt } from '../computed.ts';
import { elementsIn } from '../leaves.ts';
import { declare } from '../places/declare.ts';
import { ITEM, LAYOUT, PICTURE, ROOM, UNSAID } from '../properties.ts';
import { copyArea } from './copy-area.ts';
import type { Area } from './correspond.ts';
import type { OtherDesign } from './known-design.ts';

/** Of these a page has one, or they have a name: they stay, and only what is in them is another design's. */
const LASTING = new Set(['body', 'main', 'header', 'footer', 'nav', 'aside', 'form']);

/** Whether an area may stand where its counterpart does: entries are in lists, and nothing else is. */
export const mayReplace = ({ around, ours, theirs }: Area): boolean =>
  isLasting(ours, theirs) || theirs.every(({ tag }) => (tag === 'li') === (around.tag === 'ul' || around.tag === 'ol'));

const isLasting = ([own, ...more]: readonly Element[], [there, ...others]: readonly Element[]): boolean =>
  own && more.length + others.length === 0 && own.tag === there?.tag && LASTING.has(own.tag);

/**
 * Shows an area as another design has it on its screens, in place of what the page has. Changes the elements.
 *
 * @param copies what is put in, and of what in the design it is a copy; what was put in before goes with what it is in
 * @returns what is put in
 */
export function replaceArea(
  body: Element,
  area: Area,
  other: Pick<OtherDesign, 'design' | 'from' | 'until'>,
  copies: Map<Element, Element>,
): Element[] {
  const { design, from, until } = other;
  const { around, ours, theirs, behind } = area;
  const computed = computedAt(body, from);
  if (isLasting(ours, theirs)) {
    const [[own], [there]] = [ours, theirs];
    const changes = boxLike(computedAt(design, from).get(there)!, computed.get(own)!, own.tag !== 'body');
    declare(body, new Map([[own, changes]]), from, until);
    if (backdropOf(there)) holdBackdrop(own);
    const inside = { around: own, by: there, ours: elementsIn(own), theirs: elementsIn(there), inside: [] };
    return replaceArea(body, inside, other, copies);
  }
  const made = copyArea(area, design, from, computed, copies);
  const order = ours[0] && computed.get(ours[0])!.order;
  const isPicture = [...ours, ...made].every(({ tag }) => tag === 'img') && ours.length === 1 && made.length === 1;
  // A picture is as large as the one in whose place it is.
  if (isPicture) made[0].css = { ...made[0].css, ...sizeOf(computed.get(ours[0])!) };
  for (const one of made) {
    if (order) one.css.order = order;
    shownFrom(one, from, until, one.css.display);
    // A group of copies is one of nothing but itself.
    if (!copies.has(one)) copies.set(one, one);
  }
  const last = ours.findLast((element) => around.children.includes(element)) ?? behind;
  around.children.splice(last ? around.children.indexOf(last) + 1 : 0, 0, ...made);
  removeCopies(body, ours.flatMap(allIn), copies, until);
  // What opens on top of the page is closed until it does.
  const isClosed = (element: Element): boolean =>
    element.attributes?.popover !== undefined && computed.get(element)!.display !== 'contents';
  const hidden = ours.filter((element) => !copies.has(element) && !isClosed(element));
  declare(body, new Map(hidden.map((element) => [element, { display: 'none' }])), from, until);
  return made;
}

/** Takes out of a page what was put in for a design before: nobody sees it any more. */
function removeCopies(
  body: Element,
  among: readonly Element[],
  copies: ReadonlyMap<Element, Element>,
  until: Screen,
): void {
  const gone = new Set<Element | string>(
    among.filter((element) => copies.has(element) && element.at?.[until]?.display === 'none'),
  );
  for (const parent of allIn(body))
    if (parent.children.some((child) => gone.has(child)))
      parent.children = parent.children.filter((child) => !gone.has(child));
}

const sizeOf = (css: Css): Css =>
  Object.fromEntries(
    [...PICTURE, ...ITEM].flatMap((property) => {
      const value = css[property] ?? UNSAID[property];
      return value === undefined ? [] : [[property, value]];
    }),
  );

/** What gives an element the room and the arrangement of another one. */
function boxLike(css: Css, own: Css, isItem: boolean): Css {
  const properties = ['background-color', ...LAYOUT, ...ROOM, ...(isItem ? ITEM : [])];
  return Object.fromEntries(
    properties.flatMap((property) => {
      const value = css[property] ?? UNSAID[property];
      return value === undefined || value === (own[property] ?? UNSAID[property]) ? [] : [[property, value]];
    }),
  );
}
