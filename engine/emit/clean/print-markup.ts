import type { Element } from '../../model/element.ts';
import { SCREENS } from '../../model/screens.ts';
import { VOID_TAGS } from '../element.ts';
import { escapeHtml } from '../escape.ts';
import { displayOf } from './reset.ts';

/** What an element is written with, most important first; an empty value stands alone, but that of `alt`. */
type AttributesOf = (element: Element) => Record<string, string>;

/**
 * Writes an element and what is in it, with breaks wherever white space does not show. Prettier only moves the white space that is
 * there: an element that begins with a letter keeps it beside its tag.
 */
export function printMarkup(element: Element, attributesOf: AttributesOf): string {
  return print(element, attributesOf, { display: 'block', keepsSpace: false });
}

/** Prettier takes the space at both ends of these for part of the text. */
const PHRASING = new Set('a abbr b cite code em i kbd label mark q s small span strong sub sup time u'.split(' '));

type Around = { display: string; keepsSpace: boolean };

const LAYS_OUT_ITEMS = /flex|grid/;
const KEEPS_SPACE = /^(pre|break-spaces)/;

function print(element: Element, attributesOf: AttributesOf, around: Around): string {
  const { tag, children } = element;
  const opening = openingTag(element, attributesOf);
  if (VOID_TAGS.has(tag)) return `${opening} />`;
  if (isDrawn(tag)) return children.length === 0 ? `${opening} />` : drawing(element, opening, attributesOf);
  const display = displayIn(element, around.display);
  const keepsSpace = keptSpace(element, around.keepsSpace);
  const inside = children.map((child): { text: string; isBlock: boolean } =>
    typeof child === 'string'
      ? { text: escapeHtml(child), isBlock: false }
      : {
          text: `${commentOf(child)}${print(child, attributesOf, { display, keepsSpace })}`,
          isBlock: isBlock(displayIn(child, display)),
        },
  );
  const isFree = !keepsSpace && LAYS_OUT_ITEMS.test(display);
  const hasText = children.some((child) => typeof child === 'string');
  let content = '';
  inside.forEach(({ text, isBlock: isOne }, i) => {
    const isApart = !keepsSpace && (isOne || inside[i - 1]?.isBlock || (isFree && !hasText));
    content += `${i > 0 && isApart ? '\n' : ''}${text}`;
  });
  const edge = !keepsSpace && children.length > 0 && display !== 'inline' && PHRASING.has(tag) ? '\n' : '';
  return `${opening}>${edge}${content}${edge}</${tag}>`;
}

function openingTag(element: Element, attributesOf: AttributesOf): string {
  const attributes = Object.entries({ ...attributesOf(element), ...element.attributes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`));
  return `<${element.tag}${attributes.join('')}`;
}

/** A blank line sets a part of the page apart from what is before it. */
const commentOf = ({ comment }: Element): string =>
  comment ? `\n<!-- ${comment.replace(/-{2,}/g, '-').replaceAll('>', '')} -->\n` : '';

/** Its display on the narrowest screen that shows it. */
function displayIn({ tag, css, at = {} }: Element, around: string): string {
  const stages = [css, ...SCREENS.map((screen) => at[screen])].map((one) => one?.display);
  return stages.find((display) => display !== undefined && display !== 'none') ?? displayOf(tag, around);
}

const isBlock = (display: string): boolean => /^(block|flex|grid|list-item|table|flow-root)/.test(display);

function keptSpace({ tag, css }: Element, around: boolean): boolean {
  if (tag === 'pre' || tag === 'textarea') return true;
  const own = css['white-space'];
  return own === undefined ? around : KEEPS_SPACE.test(own);
}

const isDrawn = (tag: string): boolean => DRAWN.has(tag);
const DRAWN = new Set(
  'svg g path circle rect line polyline polygon ellipse defs use text mask clipPath linearGradient stop'.split(' '),
);

/** White space within a drawing is never seen. */
function drawing(element: Element, opening: string, attributesOf: AttributesOf): string {
  const content = element.children.map((child) =>
    typeof child === 'string'
      ? escapeHtml(child)
      : print(child, attributesOf, { display: 'inline', keepsSpace: false }),
  );
  return `${opening}>\n${content.join('\n')}\n</${element.tag}>`;
}
