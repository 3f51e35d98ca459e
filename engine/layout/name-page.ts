import type { LayoutNode } from '../model/layout-node.ts';
import { textsOf } from './assign-headings.ts';
import { isNotice } from './regions/entries.ts';

/** What search results and tabs show of a title and a description, in characters. */
const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 160;
const MIN_DESCRIPTION_LENGTH = 40;
/** Of a text whose end is no full stop. */
const MIN_OPEN_LENGTH = 60;

export type PageName = { title?: string; description?: string };

/** The title of a page, from its own title and its brand, and what it says about itself first. */
export function namePage(root: LayoutNode): PageName {
  const texts = textsOf(root);
  const heading = texts.find(({ role }) => role === 'h1') ?? texts.find(({ role }) => role === 'h2');
  const brand = brandIn(root);
  const title = titleOf(heading && plainly(wordsOf(heading)), brand && plainly(wordsOf(brand)));
  const after = heading ? texts.slice(texts.indexOf(heading) + 1) : texts;
  const lead = [...after, ...texts].find((text) => isParagraph(text));
  const description = lead && shorten(wordsOf(lead), MAX_DESCRIPTION_LENGTH);
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) };
}

/** The link home: the first of the bar or sidebar that stands in no list. */
function brandIn(node: LayoutNode): LayoutNode | undefined {
  if (node.role === 'header' || node.role === 'aside') {
    const home = firstLink(node);
    return home && textsOf(home)[0];
  }
  return node.children.map(brandIn).find((brand) => brand !== undefined);
}

function firstLink(node: LayoutNode): LayoutNode | undefined {
  if (node.role === 'ul' || node.role === 'button') return undefined;
  if (node.role === 'a') return node;
  return node.children.map(firstLink).find((link) => link !== undefined);
}

/** Words that a design sets in capitals, as they are written; what is short may be an abbreviation. */
const plainly = (words: string): string =>
  /\p{Ll}/u.test(words)
    ? words
    : words.replace(/\p{Lu}[\p{Lu}’']{3,}/gu, (word) => word[0] + word.slice(1).toLowerCase());

function titleOf(heading: string | undefined, brand: string | undefined): string | undefined {
  if (!heading || !brand) return heading ? shorten(heading, MAX_TITLE_LENGTH) : brand;
  const both = `${heading} – ${brand}`;
  const isSaid = heading.toLowerCase().includes(brand.toLowerCase());
  return isSaid || both.length > MAX_TITLE_LENGTH ? shorten(heading, MAX_TITLE_LENGTH) : both;
}

/** Running text that ends with a sentence: no address, no quotation, no notice. */
function isParagraph(node: LayoutNode): boolean {
  const words = wordsOf(node);
  const isSentence = /[.!?…]$/.test(words) || words.length >= MIN_OPEN_LENGTH;
  return (
    !node.role &&
    !node.text!.code &&
    words.length >= MIN_DESCRIPTION_LENGTH &&
    isSentence &&
    !/^["“„«]/.test(words) &&
    !isNotice(words)
  );
}

/** The sentences that fit, else the words that do, with an ellipsis. */
function shorten(words: string, length: number): string {
  if (words.length <= length) return words;
  const cut = words.slice(0, length);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  if (end >= 0.4 * length) return cut.slice(0, end + 1);
  return `${cut.slice(0, cut.slice(0, -1).lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}

const wordsOf = (node: LayoutNode): string => node.text!.lines.map((line) => line.text).join(' ');
