import type { Element } from '../../../model/element.ts';

/** Boxes that are known by how they lie. */
const BOXES = new Set(['row', 'group', 'grid', 'inner', 'band']);

/** What stands beside an element: those before it in its parent, and the next one. */
export type Siblings = { before: readonly Element[]; next: Element | undefined };

/** What else a part may be called when another one looks different under its name. */
export function otherParts(element: Element, part: string, { before, next }: Siblings): string[] {
  if (BOXES.has(part)) return [boxBy(element)];
  if ((part === 'icon' || part === 'image') && before.some(({ tag }) => tag === element.tag)) return [`end-${part}`];
  if (part !== 'text') return [];
  if (next && isHeading(next) && before.at(-1)?.tag !== 'p') return ['eyebrow'];
  return before.length > 0 && isHeading(before.at(-1)!) ? ['lead'] : [];
}

const isHeading = ({ tag }: Element): boolean => /^h[1-6]$/.test(tag);

/** A box by what is in it. */
function boxBy(element: Element): string {
  const children = element.children.filter((child): child is Element => typeof child !== 'string');
  const all = (pattern: RegExp): boolean => children.length > 0 && children.every(({ tag }) => pattern.test(tag));
  const some = (pattern: RegExp): boolean => children.some(({ tag }) => pattern.test(tag));
  if (some(/^(input|select|textarea|label)$/)) return 'fields';
  if (some(/^(svg|img)$/) && some(/^(p|span|a|h[1-6])$/)) return some(/^svg$/) ? 'icon-text' : 'media';
  if (all(/^(p|span|h[1-6]|time|small|strong)$/)) return 'texts';
  if (some(/^(button|a)$/)) return 'bar';
  return 'inner';
}
