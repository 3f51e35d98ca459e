import { px } from '../../emit/lengths.ts';
import type { Css, Element } from '../../model/element.ts';
import { SCREEN_WIDTHS, SCREENS } from '../../model/screens.ts';
import { originOf } from './origin.ts';

/** Across and down. */
export type Axis = 'dx' | 'dy';

/**
 * A distance of an `element`, in px. `moved`: what stands elsewhere with another one, along `axes`; `isPadding`: it keeps from the edges
 * of its own box, not from another one.
 */
type Written = {
  element: Element;
  name: string;
  value: number;
  axes: readonly Axis[];
  isPadding: boolean;
  moved: Element[];
  write(length: number): void;
};

/** A distance that several `elements` have alike, written in all of them. */
export type Distance = Omit<Written, 'name' | 'element'> & { elements: Element[] };

/** All distances of a page in the window of its design, in the order in which they stand. */
export function distancesIn(body: Element, designWidth: number): Distance[] {
  const found: { key: string; distance: Written }[] = [];
  const visit = (element: Element, after: Element[], path: string): void => {
    const children = elementsOf(element);
    for (const distance of [
      ...sidesOf(element, children, after, designWidth),
      ...gapsOf(element, children, designWidth),
    ]) {
      // A row is as high as its highest cell: all of them have one padding above and below.
      const isOfRow = distance.axes[0] === 'dy' && (element.tag === 'td' || element.tag === 'th');
      const style = isOfRow ? distance.value : JSON.stringify([element.tag, element.name, element.css, element.at]);
      found.push({ key: `${path} ${distance.name} ${style}`, distance });
    }
    const isOfTable = element.tag === 'tr' || element.tag === 'tbody';
    children.forEach((child, i) => {
      const rest = children.slice(i + 1);
      visit(child, rest.length > 0 ? rest : after, originOf(child)?.slot ?? (isOfTable ? path : pathOf(path, child)));
    });
  };
  visit(body, [], 'page');
  return [...Map.groupBy(found, ({ key }) => key).values()].map((alike) => ({
    ...alike[0].distance,
    elements: alike.map(({ distance }) => distance.element),
    moved: alike.flatMap(({ distance }) => distance.moved),
    write: (length) => {
      for (const { distance } of alike) distance.write(length);
    },
  }));
}

/** Parts of one parent that are written alike are so together. */
const pathOf = (path: string, { name, instance }: Element): string => `${path}>${instance?.component ?? name}`;

const elementsOf = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string');

const SIDES: readonly (readonly [property: string, axis: Axis])[] = [
  ['margin-top', 'dy'],
  ['padding-top', 'dy'],
  ['padding-bottom', 'dy'],
  ['margin-left', 'dx'],
  ['padding-left', 'dx'],
];
/** Both sides are one distance where they are written as one. */
const OTHER_SIDE: Record<string, string> = { 'padding-top': 'padding-bottom', 'padding-left': 'padding-right' };

function sidesOf(element: Element, children: Element[], after: Element[], designWidth: number): Written[] {
  return SIDES.flatMap(([property, axis]) => {
    const css = declaring(element, property, designWidth);
    const value = lengthOf(css?.[property]);
    if (!css || value === undefined) return [];
    if (property === 'padding-bottom' && css['padding-top'] === css[property]) return [];
    const other = OTHER_SIDE[property];
    const properties = other && css[other] === css[property] ? [property, other] : [property];
    const isInside = property.startsWith('padding');
    const moved = property === 'padding-bottom' ? after : isInside ? children : [element, ...after];
    const write = (length: number): void => {
      for (const one of properties) css[one] = px(length);
    };
    return { element, name: property, value, axes: [axis], isPadding: isInside, moved, write };
  });
}

function gapsOf(element: Element, [, ...moved]: Element[], designWidth: number): Written[] {
  return ['row-gap', 'column-gap', 'gap'].flatMap((property) => {
    const css = declaring(element, property, designWidth);
    const values = css?.[property].split(' ') ?? [];
    return values.flatMap((one, i) => {
      const value = lengthOf(one);
      if (!css || value === undefined) return [];
      const write = (length: number): void => {
        css[property] = css[property].split(' ').with(i, px(length)).join(' ');
      };
      const axes = values.length > 1 ? AXES.slice(i, i + 1) : axesOf(property, element, designWidth);
      return { element, name: `${property} ${i}`, value, axes, isPadding: false, moved, write };
    });
  });
}

const AXES: readonly Axis[] = ['dy', 'dx'];

/** Along which a gap with one length lies. */
function axesOf(property: string, element: Element, designWidth: number): readonly Axis[] {
  if (property !== 'gap') return [property === 'row-gap' ? 'dy' : 'dx'];
  const styleOf = (name: string): string | undefined => declaring(element, name, designWidth)?.[name];
  return styleOf('display') === 'grid' ? AXES : [styleOf('flex-direction') === 'column' ? 'dy' : 'dx'];
}

/** A length in px above 0. */
function lengthOf(value: string | undefined): number | undefined {
  const length = Number(/^([\d.]+)px$/.exec(value ?? '')?.[1]);
  return length > 0 ? length : undefined;
}

/** The declarations of an element among which a property holds in the window of the design. */
function declaring({ css, at = {} }: Element, property: string, designWidth: number): Css | undefined {
  const wide = SCREENS.findLast(
    (screen) => SCREEN_WIDTHS[screen] <= designWidth && at[screen]?.[property] !== undefined,
  );
  return wide ? at[wide] : css[property] === undefined ? undefined : css;
}
