import { sectionName } from '../emit/clean/css/name-parts.ts';
import type { Element } from '../model/element.ts';

/** So many paragraphs of running text below the title of a page are an article. */
const MIN_PARAGRAPH_COUNT = 3;
const MIN_PARAGRAPH_LENGTH = 80;

/**
 * The section of a heading is the part of the content that holds it, and not the grid of cards below it. Sections of the page
 * begin with a comment. What is nothing but a list of links at the side is a navigation. Changes the elements in place.
 */
export function nameSections(body: Element): void {
  const all = allIn(body);
  for (const aside of all) if (aside.tag === 'aside' && isMenu(aside)) aside.tag = 'nav';
  const main = all.find(({ tag }) => tag === 'main');
  for (const part of main ? elementsOf(main) : []) {
    if (part.instance || !hasHeading(part) || !hasMore(part) || has(part, isLandmark)) continue;
    if (part.tag === 'div') part.tag = 'section';
    if (part.tag === 'section' && isArticle(part)) part.tag = 'article';
  }
  for (const outer of all)
    if (outer.tag === 'section' && hasHeading(outer))
      for (const part of allIn(outer).slice(1))
        if (part.tag === 'section' && !part.instance && !hasHeading(part)) part.tag = 'div';
  const taken = new Set(['Section']);
  for (const part of main ? elementsOf(main) : []) {
    if (part.tag !== 'section' || part.instance) continue;
    const name = sectionName(part).replaceAll('-', ' ');
    const comment = `${name[0].toUpperCase()}${name.slice(1)}`;
    // A comment that stands twice tells nobody where they are.
    if (taken.has(comment)) continue;
    taken.add(comment);
    part.comment = comment;
  }
}

const isHeading = ({ tag }: Element): boolean => /^h[1-3]$/.test(tag);
const isLandmark = ({ tag }: Element): boolean => tag === 'aside' || tag === 'nav' || tag === 'main';

/** A heading that is not that of a part within. */
function hasHeading(part: Element): boolean {
  return elementsOf(part).some(
    (child) =>
      isHeading(child) ||
      (!child.instance && !/^(section|article|figure|table|li|a|button)$/.test(child.tag) && hasHeading(child)),
  );
}

const hasMore = (part: Element): boolean =>
  allIn(part).some((one) => !isHeading(one) && elementsOf(one).length === 0 && one.children.length > 0);

/** The title of the page with running text below it. */
function isArticle(part: Element): boolean {
  const inside = allIn(part);
  const paragraphs = inside.filter((one) => one.tag === 'p' && textOf(one).length >= MIN_PARAGRAPH_LENGTH);
  return inside.some(({ tag }) => tag === 'h1') && paragraphs.length >= MIN_PARAGRAPH_COUNT;
}

/** All its words are links in lists, but for what heads them. */
function isMenu(aside: Element): boolean {
  const isMenuPart = (element: Element, isInList: boolean): boolean => {
    if (isHeading(element)) return true;
    if (isInList && element.tag === 'a') return true;
    const hasWords = element.children.some((child) => typeof child === 'string' && /\S/.test(child));
    const isList = isInList || element.tag === 'ul' || element.tag === 'ol';
    return !hasWords && element.tag !== 'nav' && elementsOf(element).every((child) => isMenuPart(child, isList));
  };
  return has(aside, ({ tag }) => tag === 'a') && isMenuPart(aside, false);
}

const has = (element: Element, is: (element: Element) => boolean): boolean =>
  elementsOf(element).some((child) => is(child) || has(child, is));

const elementsOf = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string');

const allIn = (element: Element): Element[] => [element, ...elementsOf(element).flatMap(allIn)];

const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
