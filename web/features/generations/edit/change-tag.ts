import { type Change, changeHtml, listOf, type Targets } from './apply-changes.ts';
import type { PageCode } from './page-code.ts';
import { type PageElement, pathTo, readElements } from './read-elements.ts';
import { attributeChange } from './set-attribute.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TEXTS = [...HEADINGS, 'p', 'blockquote'];
const INLINE = ['span', 'strong', 'em', 'small', 'label', 'time'];
const BOXES = ['div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'figure'];
const LISTS = ['ul', 'ol'];
const INTERACTIVE = ['a', 'button'];
const GROUPS = [TEXTS, INLINE, BOXES, LISTS, INTERACTIVE];
/** What may stand in a heading, a paragraph or a button. */
const PHRASING = new Set([...INLINE, ...INTERACTIVE, 'b', 'i', 'u', 'br', 'img', 'svg', 'code', 'sub', 'sup', 'mark']);

/** The tags that an element could have where it stands and with what is in it, its own included; empty for all others. */
export function tagsFor(elements: readonly PageElement[], at: number): string[] {
  const element = elements[at];
  const group = GROUPS.find((tags) => element && tags.includes(element.tag));
  if (!element || !group) return [];
  if (group === LISTS) return LISTS;
  const around = pathTo(elements, at).slice(0, -1);
  const inside = insideOf(elements, element);
  const isPhrasing = inside.every(({ tag, isForeign }) => isForeign || PHRASING.has(tag));
  const inPhrasing = around.some(({ tag }) => PHRASING.has(tag) || (TEXTS.includes(tag) && tag !== 'blockquote'));
  const isApart = [...around, ...inside].every(({ tag }) => !INTERACTIVE.includes(tag) && tag !== 'input');
  const hasMain = elements.some(({ tag }) => tag === 'main');
  const offered = [
    ...(inPhrasing ? [] : [...(isPhrasing ? TEXTS : []), ...BOXES.filter((tag) => tag !== 'main' || !hasMain)]),
    ...(isPhrasing ? INLINE : []),
    ...(isApart && isPhrasing ? INTERACTIVE : []),
  ];
  return offered.includes(element.tag) ? offered : [element.tag, ...offered];
}

/** Gives elements another tag. Attributes stay, but for those that only the old one has; an end tag that was left out is written. */
export function changeTag(code: PageCode, targets: Targets, tag: string): PageCode {
  const elements = readElements(code.html);
  const changes = listOf(targets).flatMap((at) => {
    const element = elements[at];
    return element && element.tag !== tag && tagsFor(elements, at).includes(tag)
      ? tagChanges(code.html, element, tag)
      : [];
  });
  return changeHtml(code, changes);
}

function tagChanges(html: string, element: PageElement, tag: string): Change[] {
  const { startTag, endTag, content, attributes } = element;
  const nameEnd = startTag.start + 1 + element.tag.length;
  const ownAttributes = Object.keys(attributes).filter(
    (name) => OWN[element.tag]?.includes(name) && !OWN[tag]?.includes(name),
  );
  const [needed, value] = NEEDED[tag] ?? [];
  return [
    { start: startTag.start + 1, end: nameEnd, text: tag },
    ...ownAttributes.flatMap((name) => attributeChange(html, element, name, null)),
    ...(needed && value && !attributes[needed] ? attributeChange(html, element, needed, value) : []),
    endTag
      ? { start: endTag.start + 2, end: endTag.start + 2 + element.tag.length, text: tag }
      : { start: content.end, end: content.end, text: `</${tag}>` },
  ];
}

/** Attributes that mean something on this tag only. */
const OWN: Record<string, string[]> = {
  a: ['href', 'target', 'rel', 'download', 'hreflang'],
  button: ['type', 'disabled', 'name', 'value', 'form', 'popovertarget', 'popovertargetaction'],
  label: ['for'],
  time: ['datetime'],
  ol: ['start', 'reversed', 'type'],
};
/** Without these it would not be what it says: a link leads somewhere, a button does not send a form. */
const NEEDED: Record<string, readonly [string, string]> = { a: ['href', '#'], button: ['type', 'button'] };

const insideOf = (elements: readonly PageElement[], { children }: PageElement): PageElement[] =>
  children.flatMap((child) => [elements[child]!, ...insideOf(elements, elements[child]!)]);
