import type { Element } from '../model/element.ts';

/** How many letters are set in a family, and how many of those in headings. */
type Use = { letters: number; headings: number };

/**
 * Names for the families of a page, by their lists in `font-family`: `sans`, `serif` or `mono` for the one that the page is set in
 * and for those of another kind, `heading` for that of headings, `display` and `accent` for further ones.
 */
export function nameFamilies(body: Element): Map<string, string> {
  const main = body.css['font-family'];
  const uses = usesOf(body);
  const names = new Map<string, string>();
  const give = (stack: string, ...wanted: string[]): void => {
    const free = wanted.find((name) => ![...names.values()].includes(name));
    names.set(stack, free ?? slugOf(stack));
  };
  if (main) give(main, kindOf(main));
  for (const [stack, { letters, headings }] of [...uses].sort(([, a], [, b]) => b.letters - a.letters)) {
    if (names.has(stack)) continue;
    const kind = kindOf(stack);
    if (kind === 'mono') give(stack, 'mono');
    else if (headings * 2 > letters) give(stack, 'heading', 'display');
    else give(stack, kind, 'accent');
  }
  return names;
}

const kindOf = (stack: string): string =>
  /monospace\s*$/.test(stack) ? 'mono' : /(?<!sans-)serif\s*$/.test(stack) ? 'serif' : 'sans';

/** `'Open Sans', Arial` as `open-sans`. */
const slugOf = (stack: string): string =>
  stack
    .split(',')[0]
    .replace(/['"]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

function usesOf(body: Element): Map<string, Use> {
  const uses = new Map<string, Use>();
  const visit = (element: Element, around: string | undefined, isInHeading: boolean): void => {
    const family = element.css['font-family'] ?? around;
    const isHeading = isInHeading || /^h[1-6]$/.test(element.tag);
    for (const child of element.children) {
      if (typeof child !== 'string') visit(child, family, isHeading);
      else if (family) {
        const use = uses.get(family) ?? { letters: 0, headings: 0 };
        use.letters += child.length;
        if (isHeading) use.headings += child.length;
        uses.set(family, use);
      }
    }
  };
  visit(body, undefined, false);
  return uses;
}
