import type { Css, Element } from '../../../model/element.ts';
import { SCREENS } from '../../../model/screens.ts';
import { type Style, signatureOf } from './stages.ts';

/** What keeps the content of a page in the middle, with room at its sides. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'width',
  'max-width',
  'margin-left',
  'margin-right',
  'padding-left',
  'padding-right',
]);

/** `style`: what all containers of the page share; `contained`: the elements that are one, which do not say it themselves any more. */
export type Containers = { body: Element; style: Style | undefined; contained: ReadonlySet<Element> };

/** Takes the container out of the elements of a page that are as wide as most of them are. */
export function splitContainers(body: Element): Containers {
  const counts = new Map<string, number>();
  visit(body, (element) => {
    const style = containerOf(element);
    if (!style) return;
    const signature = signatureOf(style);
    counts.set(signature, (counts.get(signature) ?? 0) + 1);
  });
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const contained = new Set<Element>();
  if (!most || most[1] < 2) return { body, style: undefined, contained };
  let shared: Style | undefined;
  const split = (element: Element): Element => {
    const style = containerOf(element);
    const isOne = style !== undefined && signatureOf(style) === most[0];
    if (isOne) shared = style;
    // What is left of it is a part of what it stands in; the class of all containers is for no other one.
    const name = element.name === 'container' ? (isOne ? 'inner' : 'band') : element.name;
    const own: Element = {
      ...element,
      name,
      ...(isOne ? withoutContainer(element) : {}),
      children: element.children.map((child) => (typeof child === 'string' ? child : split(child))),
    };
    if (isOne) contained.add(own);
    return own;
  };
  return { body: split(body), style: shared, contained };
}

function visit(element: Element, see: (element: Element) => void): void {
  see(element);
  for (const child of element.children) if (typeof child !== 'string') visit(child, see);
}

function containerOf({ css, at = {} }: Element): Style | undefined {
  const isCentred = css['margin-left'] === 'auto' && css['margin-right'] === 'auto';
  if (!isCentred || !/^\d+px$/.test(css['max-width'] ?? '') || css['padding-left'] === undefined) return undefined;
  const own = (one: Css): Css =>
    Object.fromEntries(Object.entries(one).filter(([property]) => PROPERTIES.has(property)));
  return { css: own(css), at: mapAt(at, own), states: {} };
}

function withoutContainer({ css, at = {} }: Element): Pick<Element, 'at' | 'css'> {
  const rest = (one: Css): Css =>
    Object.fromEntries(Object.entries(one).filter(([property]) => !PROPERTIES.has(property)));
  return { css: rest(css), at: mapAt(at, rest) };
}

const mapAt = (at: NonNullable<Element['at']>, change: (css: Css) => Css): NonNullable<Element['at']> =>
  Object.fromEntries(
    SCREENS.flatMap((screen) => (at[screen] ? [[screen, change(at[screen])] as const] : [])).filter(
      ([, css]) => Object.keys(css).length > 0,
    ),
  );
