import type { Element } from '../model/element.ts';
import { camelCase, oneOf, pascalCase, pluralOf } from './words.ts';

/** Words for parts that say no more than their tag does. */
const PLAIN = new Set(
  'box stack row group item column container text link p a div span td li button icon image img field svg list label heading inline'.split(
    ' ',
  ),
);

const BY_TAG: Record<string, string> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'title'])),
  ...{ p: 'text', time: 'date', a: 'label', button: 'action', th: 'title', td: 'value', label: 'label', span: 'label' },
  ...{
    blockquote: 'quote',
    q: 'quote',
    cite: 'author',
    figcaption: 'caption',
    strong: 'value',
    summary: 'title',
    li: 'label',
  },
};

/** The part of what alone stands in a cell, which is called what its column is. */
export const CELL_CONTENT = 'cell-content';

const CURRENCY = /^\s*[$€£¥₹]\s?\d/;

/** What a text is called that differs between instances. @param texts what they show there */
export function nameOfText(element: Element | undefined, texts: readonly string[]): string {
  if (element?.tag !== 'td' && texts.every((text) => CURRENCY.test(text)) && texts.length > 0) return 'price';
  const own = element?.name && !PLAIN.has(element.name) && element.name !== element.tag ? camelCase(element.name) : '';
  if (/^[a-z]{3,20}$/i.test(own) && !/^h\d$/.test(own)) return own;
  return element?.tag === 'td' ? 'value' : (partOf(element) ?? BY_TAG[element?.tag ?? ''] ?? 'text');
}

/** What the engine calls a part of a component, if that says more than its tag. */
function partOf(element: Element | undefined): string | undefined {
  const part = element?.part?.replace(/-\d+$/, '');
  return part && !PLAIN.has(part) && !part.startsWith('cell') ? camelCase(part) : undefined;
}

const DRAWN: Record<string, string> = { svg: 'icon', img: 'image', hr: 'divider' };

/** What a part is called that not all instances have. */
export const nameOfGuarded = (element: Element | undefined): string =>
  DRAWN[element?.tag ?? ''] ?? nameOfText(element, []);

/** What sets a size or an edge rather than a colour. */
const NO_COLOR = /^text-(?:xs|sm|base|lg|xl|\d|left|center|right|body|subtitle|action)/;

/** What classes are called that differ between instances. @param own those that not all have; none when it is all of them */
export function nameOfClasses(element: Element | undefined, own: readonly string[]): string {
  const isEvery = (pattern: RegExp): boolean => own.length > 0 && own.every((names) => pattern.test(names));
  const what =
    isEvery(/^text-\S+$/) && !own.some((names) => NO_COLOR.test(names))
      ? 'color'
      : isEvery(/^bg-\S+$/)
        ? 'background'
        : 'className';
  const tag = element?.tag ?? '';
  const inCell = element?.part === CELL_CONTENT ? camelCase(element.name) : undefined;
  const of = element?.instance ? '' : (inCell ?? DRAWN[tag] ?? partOf(element) ?? BY_TAG[tag] ?? '');
  return of ? `${of}${what[0].toUpperCase()}${what.slice(1)}` : what;
}

/** What it is called that an instance has classes which others lack. */
export function nameOfChoice(classes: string): string {
  const isEvery = (pattern: RegExp): boolean => classes.split(' ').every((name) => pattern.test(name));
  if (isEvery(/^(?:\w+:)?-?m[trblxy]?-/)) return 'spaced';
  if (isEvery(/^(?:\w+:)?font-/)) return 'strong';
  if (isEvery(/^(?:\w+:)?(?:text|bg|border|shadow|font|fw)-/)) return 'highlighted';
  if (/(?:^|[ :])(?:col-span|col|w|flex|grow)-/.test(classes)) return 'wide';
  return camelCase(/--([a-z-]+)/.exec(classes)?.[1] ?? 'alternate');
}

/** What a list in a component is called: the `items` of a card, whatever else they are called elsewhere. */
export function nameOfList(component: string, within: string): string {
  const own = within && component.startsWith(pascalCase(within)) ? component.slice(pascalCase(within).length) : '';
  return pluralOf(oneOf(/^[A-Z][a-z]+$/.test(own) ? own : component));
}

const BY_ATTRIBUTE: Record<string, string> = {
  ...{ src: 'image', alt: 'alt', href: 'href', for: 'id', class: 'className', viewBox: 'viewBox' },
  ...{ 'aria-label': 'label', 'aria-current': 'current', 'aria-selected': 'selected', datetime: 'date' },
};

/** What an attribute is called that differs between instances. @param element one that has it */
export const nameOfAttribute = (attribute: string, element?: Element): string =>
  attribute === 'aria-label' && element?.part === CELL_CONTENT
    ? camelCase(element.name)
    : (BY_ATTRIBUTE[attribute] ?? camelCase(attribute.replace(/^(aria|data)-/, '')));
