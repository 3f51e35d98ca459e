import { type Change, changeHtml, listOf, type Targets } from './apply-changes.ts';
import { escapeAttribute } from './escape.ts';
import type { PageCode } from './page-code.ts';
import { type PageElement, readElements } from './read-elements.ts';

/** Gives elements an attribute, or takes it away (null). The attribute keeps its place; a new one comes last. */
export function setAttribute(code: PageCode, targets: Targets, name: string, value: string | null): PageCode {
  const elements = readElements(code.html);
  return changeHtml(
    code,
    listOf(targets).flatMap((at) => attributeChange(code.html, elements[at], name, value)),
  );
}

/** The change that gives one element an attribute; none where it is so already. */
export function attributeChange(
  html: string,
  element: PageElement | undefined,
  name: string,
  value: string | null,
): Change[] {
  if (!element) return [];
  const present = element.attributes[name];
  if (value === null) {
    if (!present) return [];
    const before = /\s*$/.exec(html.slice(element.startTag.start, present.start))?.[0].length ?? 0;
    return [{ start: present.start - before, end: present.end, text: '' }];
  }
  if (present?.value === value) return [];
  const written = `${name}="${escapeAttribute(value)}"`;
  if (present) return [{ start: present.start, end: present.end, text: written }];
  const others = Object.values(element.attributes);
  const last = others.reduce<{ start: number; end: number } | undefined>(
    (latest, each) => (latest && latest.end > each.end ? latest : each),
    undefined,
  );
  if (!last) {
    const end = element.startTag.start + 1 + element.tag.length;
    return [{ start: end, end, text: ` ${written}` }];
  }
  // Where each attribute has a line of its own, so has this one.
  const line = /\n[ \t]*$/.exec(html.slice(element.startTag.start, last.start))?.[0];
  return [{ start: last.end, end: last.end, text: `${line ?? ' '}${written}` }];
}

/** The classes of an element, in their order. */
export const classesOf = (element: PageElement): string[] =>
  (element.attributes.class?.value ?? '').split(/\s+/).filter((name) => name !== '');

/** The page with a class under another name, on all elements that have it. */
export function renameClass(code: PageCode, name: string, to: string): PageCode {
  const changes = readElements(code.html).flatMap((element) => {
    const classes = classesOf(element);
    const renamed = classes.map((each) => (each === name ? to : each));
    return classes.includes(name) ? classChange(code.html, element, [...new Set(renamed)]) : [];
  });
  return changeHtml(code, changes);
}

/** The change that gives one element these classes; an empty attribute is not left behind. */
export const classChange = (html: string, element: PageElement, classes: readonly string[]): Change[] =>
  attributeChange(html, element, 'class', classes.length > 0 ? classes.join(' ') : null);
