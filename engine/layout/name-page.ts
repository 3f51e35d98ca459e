import type { LayoutNode } from '../model/layout-node.ts';
import { joinWords } from '../typeface/text-line.ts';
import { textsOf } from './assign-headings.ts';
import { isNotice } from './is-notice.ts';

/** What search results and tabs show of a title and a description, in characters. */
const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 160;
const MIN_DESCRIPTION_LENGTH = 40;
/** Of a text whose end is no full stop. */
const MIN_OPEN_LENGTH = 60;
/** Of the size of running text: sizes are measured, and small print is smaller than this. */
const MIN_RUNNING_SHARE = 0.93;

export type PageName = { title?: string; description?: string };

/** The title of a page, from its own title and its brand, and what it says about itself first. */
export function namePage(root: LayoutNode): PageName {
  const texts = textsOf(root);
  const heading = texts.find(({ role }) => role === 'h1') ?? texts.find(({ role }) => role === 'h2');
  const brand = brandIn(root);
  const after = heading ? texts.slice(texts.indexOf(heading) + 1) : texts;
  const paragraphs = [...after, ...texts].filter(isParagraph);
  // Small print, such as the caption of a picture, says little about the page.
  const lead = paragraphs.find(({ text }) => text!.size >= MIN_RUNNING_SHARE * runningSize(paragraphs));
  const said = lead ?? texts.find((text) => isSpoken(text));
  const title =
    titleOf(heading && plainly(wordsOf(heading)), brand && plainly(wordsOf(brand))) ??
    (said &&
      shorten(
        wordsOf(said)
          .split(/(?<=[.!?…]) /)[0]
          .replace(/\.$/, ''),
        MAX_TITLE_LENGTH,
      ));
  const description = lead ? shorten(wordsOf(lead), MAX_DESCRIPTION_LENGTH) : contentsOf(heading, contentTexts(root));
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) };
}

/** The type size that most of the letters have, in px. */
function runningSize(paragraphs: readonly LayoutNode[]): number {
  const letters = new Map<number, number>();
  for (const paragraph of new Set(paragraphs)) {
    const { size } = paragraph.text!;
    letters.set(size, (letters.get(size) ?? 0) + wordsOf(paragraph).length);
  }
  return [...letters].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

/** Words, and not who owns the page. */
const isSpoken = (text: LayoutNode): boolean => /\p{L}{3}/u.test(wordsOf(text)) && !isNotice(wordsOf(text));

/** A page without a paragraph is described by what is on it: its title with the headings below, or the labels of its fields. */
function contentsOf(heading: LayoutNode | undefined, texts: readonly LayoutNode[]): string | undefined {
  const named = (is: RegExp): string[] =>
    texts.filter((text) => text !== heading && is.test(text.role ?? '')).map((text) => plainly(wordsOf(text)));
  const headings = named(/^h[1-3]$/);
  const parts = [...new Set(headings.length > 0 ? headings : named(/^label$/))].slice(0, MAX_PART_COUNT);
  if (!heading || parts.length === 0) return undefined;
  return shorten(`${plainly(wordsOf(heading))}: ${parts.join(', ')}`, MAX_DESCRIPTION_LENGTH);
}

const MAX_PART_COUNT = 6;

/** What menus and footers are divided into says nothing about this page. */
const contentTexts = (node: LayoutNode): LayoutNode[] => {
  if (/^(nav|aside|footer)$/.test(node.role ?? '')) return [];
  return node.kind === 'text' ? [node] : node.children.flatMap(contentTexts);
};

/** The link home: the first words of the bar or sidebar. Where they are no link, they stand before the menu. */
function brandIn(node: LayoutNode): LayoutNode | undefined {
  if (node.role === 'header' || (node.role === 'aside' && holdsMenu(node))) {
    const words = wordsOutsideMenus(node);
    // A letter alone is drawn as a logo: the name is behind it.
    const name = words.find(({ text }) => wordsOf(text).length > 1);
    return name && (words[0].isLink || holdsList(node)) ? name.text : undefined;
  }
  return node.children.map(brandIn).find((brand) => brand !== undefined);
}

/** An aside without one stands beside the text and does not head the page. */
const holdsMenu = (node: LayoutNode): boolean =>
  node.children.some((child) => child.role === 'nav' || holdsMenu(child));

const holdsList = (node: LayoutNode): boolean => node.role === 'ul' || node.children.some(holdsList);

const CONTROLS = /^(ul|button|input|select|textarea)$/;

function wordsOutsideMenus(node: LayoutNode, isLink = false): { text: LayoutNode; isLink: boolean }[] {
  if (CONTROLS.test(node.role ?? '')) return [];
  const leads = isLink || node.role === 'a';
  if (node.kind === 'text') return [{ text: node, isLink: leads }];
  return node.children.flatMap((child) => wordsOutsideMenus(child, leads));
}

/** Words that a design sets in capitals, as they are written; what is short may be an abbreviation, unless it is a common word. */
const plainly = (words: string): string =>
  /\p{Ll}/u.test(words)
    ? words
    : words.replace(/\p{Lu}[\p{Lu}’']+/gu, (word) =>
        word.length > MAX_ABBREVIATION_LENGTH || COMMON.test(word) ? word[0] + word.slice(1).toLowerCase() : word,
      );

const MAX_ABBREVIATION_LENGTH = 3;
const COMMON =
  /^(a|all|an|and|are|as|at|be|buy|by|can|day|do|for|get|how|if|in|is|it|me|my|new|no|not|now|of|off|on|one|or|our|out|so|the|to|top|two|up|us|we|why|you)$/i;

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

const wordsOf = (node: LayoutNode): string => joinWords(node.text!.lines.flatMap(({ words }) => words));
