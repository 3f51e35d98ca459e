import { px } from '../../emit/lengths.ts';
import type { Css, Element } from '../../model/element.ts';
import { SCREEN_WIDTHS, SCREENS } from '../../model/screens.ts';
import { STEPS } from '../spacing-scale.ts';
import { type Judged, judge, judgedIn, lossOf } from './find-strays.ts';
import type { LayOut } from './lay-out.ts';
import { originOf } from './origin.ts';

/** A page is laid out so many times at most, and looked through so often. */
const MAX_TRIES = 160;
const MAX_PASSES = 3;
/** What lies so far off, on average and in px, may be put right by another step, which is no further from this one. */
const MIN_OFF_PX = 0.6;
const MAX_CHANGE_PX = 4;
/** Another step must leave so much less, in px, of what lies off its place. */
const MIN_GAIN_PX = 1.5;

type Axis = 'dx' | 'dy';
/** A distance that is written in several places alike. `moved`: what it moves, for each place. */
type Distance = { value: number; places: { css: Css; properties: string[] }[]; axis: Axis; moved: Element[] };

/**
 * Takes the next step for a distance where more comes out in its place with it: each distance by itself is rounded to a step, and all
 * instances have what they agree on, so that what they are off adds up. No length comes in that the page does not have, and what is
 * written alike stays so. Changes the elements.
 */
export function fitDistances(body: Element, layOut: LayOut, designWidth: number): void {
  const look = (): { loss: number; offsets: Map<Element, Judged[]> } => {
    const placed = layOut(body, designWidth);
    const judged = judge(body, placed);
    const offsets = new Map(judgedIn(judged).map((one) => [one.element, leavesOf(one)]));
    return { loss: lossOf(judged, placed), offsets };
  };
  let best = look();
  let tries = 0;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let isBetter = false;
    const distances = distancesIn(body, designWidth);
    const known = [...new Set([...STEPS, ...distances.map(({ value }) => value)])].sort((a, b) => a - b);
    for (const { value, places, axis, moved } of distances) {
      const offsets = moved.flatMap((element) => best.offsets.get(element) ?? []).map(({ offset }) => offset![axis]);
      const off = offsets.reduce((sum, one) => sum + one, 0) / Math.max(1, offsets.length);
      if (Math.abs(off) < MIN_OFF_PX) continue;
      const next = off > 0 ? known.findLast((one) => one < value) : known.find((one) => one > value);
      if (next === undefined || Math.abs(next - value) > MAX_CHANGE_PX) continue;
      const set = (length: number): void => {
        for (const { css, properties } of places) for (const property of properties) css[property] = px(length);
      };
      set(next);
      const now = look();
      if (now.loss < best.loss - MIN_GAIN_PX) {
        best = now;
        isBetter = true;
      } else set(value);
      if (++tries >= MAX_TRIES) return;
    }
    if (!isBetter) return;
  }
}

const leavesOf = (judged: Judged): Judged[] =>
  judged.children.length > 0 ? judged.children.flatMap(leavesOf) : judged.node && judged.offset ? [judged] : [];

const DOWN = ['margin-top', 'padding-top', 'padding-bottom', 'row-gap', 'gap'];
const ACROSS = ['margin-left', 'padding-left', 'column-gap'];
/** Both sides are one distance where they are written as one. */
const OTHER_SIDE: Record<string, string> = { 'padding-top': 'padding-bottom', 'padding-left': 'padding-right' };

/** All distances of a page in the order in which they stand. */
function distancesIn(body: Element, designWidth: number): Distance[] {
  const found = new Map<string, Distance>();
  const visit = (element: Element, after: Element[], path: string): void => {
    const children = element.children.filter((child) => typeof child !== 'string');
    const isAcross = isRow(element, designWidth);
    for (const property of [...DOWN, ...ACROSS]) {
      const css = declaring(element, property, designWidth);
      const value = Number(/^([\d.]+)px$/.exec(css?.[property] ?? '')?.[1]);
      if (!css || !(value > 0)) continue;
      const other = OTHER_SIDE[property];
      const isBoth = other !== undefined && css[other] === css[property];
      if (property === 'padding-bottom' && css['padding-top'] === css['padding-bottom']) continue;
      const moved =
        property === 'padding-bottom'
          ? after
          : property.endsWith('gap')
            ? children.slice(1)
            : property === 'padding-top' || property === 'padding-left'
              ? children
              : [element, ...after];
      const axis = ACROSS.includes(property) || (property === 'gap' && isAcross) ? 'dx' : 'dy';
      // A row is as high as its highest cell: all of them have one padding above and below.
      const isOfRow = axis === 'dy' && (element.tag === 'td' || element.tag === 'th');
      const style = isOfRow ? value : JSON.stringify([element.tag, element.name, element.css, element.at]);
      const key = `${path} ${property} ${style}`;
      const place = { css, properties: isBoth ? [property, other] : [property] };
      const known = found.get(key);
      if (known) {
        known.places.push(place);
        known.moved.push(...moved);
      } else found.set(key, { value, places: [place], axis, moved: [...moved] });
    }
    children.forEach((child, i) => {
      const slot = originOf(child)?.slot;
      const own = slot ?? (element.tag === 'tr' || element.tag === 'tbody' ? path : `${path}>${pathOf(element, i)}`);
      const rest = children.slice(i + 1);
      visit(child, rest.length > 0 ? rest : after, own);
    });
  };
  visit(body, [], 'page');
  return [...found.values()];
}

/** Children of one parent that are written alike are so together, others by their places. */
const pathOf = ({ name, children }: Element, i: number): string => {
  const child = children.filter((one) => typeof one !== 'string')[i];
  return `${name}/${child.instance?.component ?? child.name}`;
};

function isRow(element: Element, designWidth: number): boolean {
  const display = declaring(element, 'display', designWidth)?.display;
  return display === 'flex' && declaring(element, 'flex-direction', designWidth)?.['flex-direction'] !== 'column';
}

/** The declarations of an element among which a property holds in the window of the design. */
function declaring({ css, at = {} }: Element, property: string, designWidth: number): Css | undefined {
  const wide = SCREENS.findLast(
    (screen) => SCREEN_WIDTHS[screen] <= designWidth && at[screen]?.[property] !== undefined,
  );
  return wide ? at[wide] : css[property] === undefined ? undefined : css;
}
