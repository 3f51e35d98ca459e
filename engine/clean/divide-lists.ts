import { px } from '../emit/lengths.ts';
import type { Css, Element } from '../model/element.ts';

/** Distances that differ by no more are one, in px. */
const SAME_GAP_PX = 3;

/**
 * Lines between the items of a list belong to the items: each has its line above it and keeps its distance from the next by
 * its padding. What is not seen above the first and below the last is taken back there. Changes the elements.
 *
 * @param around what the list stands in
 */
export function divideLists(element: Element, around?: Element): void {
  for (const child of element.children) if (typeof child !== 'string') divideLists(child, element);
  if (element.tag === 'ul' || element.tag === 'ol') divide(element, around);
}

function divide(list: Element, around: Element | undefined): void {
  const children = list.children.filter((child) => typeof child !== 'string');
  const items = children.filter((child) => !lineOf(child));
  const lines = children.flatMap((child) => lineOf(child) ?? []);
  const line = lines[0]?.css['border-top'];
  const isLed = children.length > 0 && lineOf(children[0]) !== undefined;
  const isAlternating = children.every((child, i) => (lineOf(child) !== undefined) === (i % 2 === Number(!isLed)));
  if (items.length < 2 || !isAlternating || children.length === 2 * items.length + Number(isLed)) return;
  if (lines.some(({ css }) => css['border-top'] !== line) || !children.every(isUsual) || list.at) return;
  const gap = pxOf(list.css.gap);
  const distances = children.slice(1).map(({ css }) => gap + pxOf(css['margin-top']));
  if (distances.some((one) => one < 0)) return;
  const above = median(distances.filter((_, i) => lineOf(children[i + 1]) === undefined));
  const below = median(distances.filter((_, i) => lineOf(children[i + 1]) !== undefined));
  const isEven = distances.every((one, i) => Math.abs(one - (lineOf(children[i + 1]) ? below : above)) <= SAME_GAP_PX);
  // What each keeps from the line above it and from that below.
  const roomOf = (item: Element): [above: number, below: number] => {
    const at = children.indexOf(item);
    return isEven ? [above, below] : [distances[at - 1] ?? above, distances[at] ?? below];
  };
  const isBlock = gap > 0 && list.css['align-items'] === undefined;
  for (const name of ['gap', ...(isBlock ? ['display', 'flex-direction'] : [])]) delete list.css[name];
  const first: Css = isLed ? {} : { 'border-top': '0', ...(takeOff(list, around, 'top', above) ? {} : NO_HEAD) };
  const last: Css = takeOff(list, around, 'bottom', below) ? {} : { 'padding-bottom': '0' };
  const areBare = items.every(isBare);
  list.children = items.map((one, i) => {
    const item = areBare ? one : within(one);
    const { 'margin-top': margin, ...css } = item.css;
    const before: Css = i === 0 && !isLed && margin ? { 'margin-top': margin } : {};
    const states: Record<string, Css> = {
      ...item.states,
      ...(Object.keys(first).length > 0 ? { ':first-child': first } : {}),
      ...(Object.keys(last).length > 0 ? { ':last-child': last } : {}),
    };
    const [head, foot] = roomOf(one);
    return {
      ...item,
      css: { ...before, ...css, 'border-top': line, 'padding-top': px(head), 'padding-bottom': px(foot) },
      ...(Object.keys(states).length > 0 ? { states } : {}),
    };
  });
  joinAround(list, around);
}

/** A group that is left with nothing but its list is that list. */
function joinAround(list: Element, around: Element | undefined): void {
  if (around?.tag !== 'div' || around.children.length > 1 || around.instance) return;
  const names = [around, list].map(({ css, at = {} }) =>
    [css, ...Object.values(at)].flatMap((one) => Object.keys(one)),
  );
  if (names[0].includes('display') || names[0].some((name) => names[1].includes(name))) return;
  Object.assign(around, { ...list, css: { ...around.css, ...list.css }, at: { ...around.at, ...list.at } });
}

const NO_HEAD: Css = { 'padding-top': '0' };

/** The line that a child is, by itself or as an item. */
function lineOf(child: Element): Element | undefined {
  if (child.tag === 'hr') return child;
  const [only, ...others] = child.children;
  return child.tag === 'li' && others.length === 0 && typeof only === 'object' && only.tag === 'hr' ? only : undefined;
}

/** All that an element says, on any screen. */
const saidBy = ({ css, at = {} }: Element): string[] => [css, ...Object.values(at)].flatMap((one) => Object.keys(one));

/** Whether a line goes from side to side, and an item says on all screens alike how far it is from the last. */
function isUsual(child: Element): boolean {
  const line = lineOf(child);
  const said = line
    ? [...saidBy(line), ...saidBy(child)]
    : Object.values(child.at ?? {}).flatMap((css) => Object.keys(css));
  return line ? said.every((name) => /^(border|border-top|margin-top)$/.test(name)) : !said.includes('margin-top');
}

/** Whether an item goes from side to side, and nothing is seen of it but what is in it. */
const isBare = (item: Element): boolean => !saidBy(item).some((name) => OWN.test(name));
const OWN =
  /^(border|padding-(top|bottom)|background|box-shadow|margin-(left|right)|width|max-width|align-self|position)/;

/** An item around what has a place, a size or a frame of its own. */
function within(item: Element): Element {
  const { 'margin-top': margin, ...css } = item.css;
  const { instance, ...inner } = item;
  return {
    tag: 'li',
    name: 'item',
    css: margin ? { 'margin-top': margin } : {},
    ...(instance ? { instance } : {}),
    children: [{ ...inner, tag: 'div', name: 'row', css }],
  };
}

/** Takes a distance off what the list, or what it is the first or last part of, keeps at that end. @returns whether it keeps that much */
function takeOff(list: Element, around: Element | undefined, side: 'top' | 'bottom', distance: number): boolean {
  const name = `padding-${side}`;
  const end = side === 'top' ? around?.children[0] : around?.children[around.children.length - 1];
  const holder = [list, ...(around && end === list ? [around] : [])].find(
    ({ css, at = {} }) =>
      pxOf(css[name]) >= distance - SAME_GAP_PX && !Object.values(at).some((wide) => wide[name] !== undefined),
  );
  if (!holder || distance === 0) return distance === 0;
  const left = pxOf(holder.css[name]) - distance;
  if (left > SAME_GAP_PX) holder.css[name] = px(left);
  else delete holder.css[name];
  return true;
}

const pxOf = (length: string | undefined): number => Number.parseFloat(length ?? '') || 0;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
