import type { Element } from '../model/element.ts';

/** What an element is called inside a part: `card` + `title`. */
const PARTS: Record<string, string> = {
  h1: 'title',
  h2: 'title',
  h3: 'subtitle',
  a: 'link',
  img: 'image',
  li: 'item',
  ul: 'list',
  ol: 'list',
  hr: 'divider',
  button: 'button',
  input: 'field',
  select: 'field',
  textarea: 'field',
  p: 'text',
};

/** The same page with the name on every element that its class gets: what it is, in the part of the page where it stands. */
export const nameElements = (body: Element): Element => ({ ...body, children: nameInside(body, '') });

const elementsOf = (element: Element): Element[] =>
  element.children.filter((child): child is Element => typeof child !== 'string');

const nameInside = ({ children }: Element, part: string): Element['children'] =>
  children.map((child) => (typeof child === 'string' ? child : named(child, part)));

function named(element: Element, part: string): Element {
  const own = partOf(element, part);
  const name = own ?? nameIn(element, part);
  return { ...element, name, children: nameInside(element, own && own !== 'main' ? own : part) };
}

/** Elements that begin a part of the page, by the name of the part. */
function partOf(element: Element, part: string): string | undefined {
  const { tag } = element;
  if (tag === 'header' || tag === 'main' || tag === 'footer' || tag === 'aside')
    return tag === 'aside' ? 'sidebar' : tag;
  if (tag === 'nav') return part === 'footer' ? 'footer-nav' : 'nav';
  if (tag === 'article') return 'card';
  if (tag === 'form') return 'form';
  if (tag === 'table') return 'table';
  if (tag !== 'section') return undefined;
  if (contains(element, 'h1')) return 'hero';
  return slugOf(headingOf(element)) ?? 'section';
}

const contains = (element: Element, tag: string): boolean =>
  elementsOf(element).some((child) => child.tag === tag || contains(child, tag));

function headingOf(element: Element): string {
  for (const child of elementsOf(element)) {
    const text = /^h[1-3]$/.test(child.tag) ? textOf(child) : headingOf(child);
    if (text) return text;
  }
  return '';
}

const textOf = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** The first two words of a heading that are no stop words. */
function slugOf(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word));
  return /^[a-z]/.test(words[0] ?? '') ? words.slice(0, 2).join('-') : undefined;
}

const STOP_WORDS = new Set(
  'the and for with our your you are from that this how what why who all not can has'.split(' '),
);

/** Names that say more than the tag does. */
const SPECIFIC_NAMES = new Set(['inline-link', 'accent', 'inline-code', 'icon', 'button']);

function nameIn(element: Element, part: string): string {
  const name = plainName(element);
  return part ? `${part}-${name}` : name;
}

function plainName(element: Element): string {
  const { tag, name } = element;
  const children = elementsOf(element);
  if (SPECIFIC_NAMES.has(name)) return name;
  if (/^[$€£¥]\s?\d[\d.,]*$/.test(textOf(element).trim()) && children.length === 0) return 'price';
  if (PARTS[tag]) return PARTS[tag];
  const all = (is: (child: Element) => boolean) => children.length > 1 && children.every(is);
  if (all((child) => child.tag === 'article')) return 'cards';
  if (all((child) => child.name === 'icon')) return 'icons';
  if (all((child) => child.name === 'button')) return 'actions';
  if (all((child) => child.tag === 'a')) return 'links';
  if (all((child) => child.tag === 'img')) return 'images';
  if (name === 'stack') return 'group';
  return name;
}
