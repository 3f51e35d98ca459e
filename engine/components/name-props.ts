import type { Element } from '../model/element.ts';
import { camelCase } from './words.ts';

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

const CURRENCY = /^\s*[$€£¥₹]\s?\d/;

/** What a text is called that differs between instances. @param texts what they show there */
export function nameOfText(element: Element | undefined, texts: readonly string[]): string {
  if (element?.tag !== 'td' && texts.every((text) => CURRENCY.test(text)) && texts.length > 0) return 'price';
  const own = element?.name && !PLAIN.has(element.name) && element.name !== element.tag ? camelCase(element.name) : '';
  if (/^[a-z]{3,20}$/i.test(own) && !/^h\d$/.test(own)) return own;
  return BY_TAG[element?.tag ?? ''] ?? 'text';
}

const BY_ATTRIBUTE: Record<string, string> = {
  ...{ src: 'image', alt: 'alt', href: 'href', for: 'id', class: 'className', viewBox: 'viewBox' },
  ...{ 'aria-label': 'label', 'aria-current': 'current', 'aria-selected': 'selected', datetime: 'date' },
};

/** What an attribute is called that differs between instances. */
export const nameOfAttribute = (attribute: string): string =>
  BY_ATTRIBUTE[attribute] ?? camelCase(attribute.replace(/^(aria|data)-/, ''));
