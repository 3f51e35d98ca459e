import type { PageElement } from './read-elements.ts';
import { classesOf } from './set-attribute.ts';

const NOUNS: Record<string, string> = {
  a: 'link',
  button: 'button',
  img: 'picture',
  svg: 'icon',
  p: 'text',
  span: 'text',
  li: 'item',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  label: 'label',
  input: 'field',
  select: 'field',
  textarea: 'field',
  ul: 'list',
  ol: 'list',
  section: 'section',
  article: 'article',
};
/** Classes that say what something is, in Bootstrap and in names of our own (`price-card`). */
const PARTS = /(?:^|-)(card|badge|alert|button|item|row|tile|price|avatar|tab|step)$/;

/** What to call an element, in the singular: "card", "heading", "box". */
export function nounOf(element: PageElement): string {
  if (/^h[1-6]$/.test(element.tag)) return 'heading';
  for (const name of classesOf(element)) {
    const noun = PARTS.exec(name)?.[1];
    if (noun && noun !== 'row') return noun;
  }
  return NOUNS[element.tag] ?? 'box';
}

/** "4 cards" */
export function countOf(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${/(?:x|s)$/.test(noun) ? `${noun}es` : noun.replace(/y$/, 'ie').concat('s')}`;
}
