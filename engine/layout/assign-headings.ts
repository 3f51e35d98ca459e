import type { LayoutNode } from '../model/layout-node.ts';
import { BOLD } from '../typeface/fonts.ts';
import { holdsContact } from './contact.ts';
import { isNotice } from './is-notice.ts';
import { isSubtitle } from './is-subtitle.ts';
import { isTrail } from './is-trail.ts';
import { pointsOnward } from './points-onward.ts';

/** One h1, and below it levels by size that never skip one: an h3 stands under an h2. */
export function assignHeadings(root: LayoutNode, bodySize: number): void {
  const texts = freeTexts(root).filter((node) => !isTrailLine(node) && !isReach(node) && !pointsOnward(node));
  if (texts.length === 0) return;
  const figures = texts.filter(isFigure);
  const titles = texts.filter(
    (node) =>
      !isFigure(node) &&
      !saysWhose(node) &&
      !isParagraph(node, bodySize) &&
      !figures.some((figure) => isBeside(node, figure)),
  );
  const largest = titles.reduce(
    (best: LayoutNode | undefined, node) => (best && rank(best, bodySize) >= rank(node, bodySize) ? best : node),
    undefined,
  );
  const isTitled = textsOf(root).some(({ role }) => role === 'h1');
  if (largest && !isTitled) largest.role = 'h1';
  const headings = texts.filter((node) => node.role !== 'h1' && isHeading(node, bodySize));
  const biggest = Math.max(...headings.map((node) => Math.round(node.text!.size)));
  let under = false;
  for (const node of headings) {
    if (isSubtitle(node, texts)) continue;
    const small = under && Math.round(node.text!.size) < biggest;
    node.role = small ? 'h3' : 'h2';
    under = true;
  }
}

/** Large text near the top is the title of the page; signs, and words that are set like all others, hardly are. */
function rank(node: LayoutNode, bodySize: number): number {
  const block = node.text!;
  const words = block.lines.map((line) => line.text).join(' ');
  // Two of these are a word.
  const ideographs = words.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0;
  const letters = (words.match(/\p{L}/gu)?.length ?? 0) + ideographs;
  const isBold = block.font.weight >= BOLD;
  return (
    block.size * (isBold ? 1.15 : 1) -
    node.box.y / 400 -
    (letters < MIN_TITLE_LETTERS ? NO_TITLE : 0) -
    (words.length > 160 ? NO_TITLE : 0) -
    (!isBold && block.size <= 1.15 * bodySize ? PLAIN_TITLE : 0)
  );
}

const MIN_TITLE_LETTERS = 3;
/** What takes a text out of the running, and what does so beside any that is set apart, in px of type size. */
const NO_TITLE = 60;
const PLAIN_TITLE = 6;

/** Whether a text stands in a row with a figure of its size, where others have a price: 'Custom' beside '$29'. */
const isBeside = (node: LayoutNode, figure: LayoutNode): boolean =>
  Math.abs(node.text!.size - figure.text!.size) <= SAME_SIZE * figure.text!.size &&
  Math.abs(node.ink.y - figure.ink.y) <= SAME_SIZE * figure.text!.size &&
  node.text!.lines.length === 1;
const SAME_SIZE = 0.15;

/** A page may have nothing but a few words on it, of which none is its title. */
function isParagraph({ text }: LayoutNode, bodySize: number): boolean {
  const letters = text!.lines.reduce((sum, line) => sum + line.text.length, 0);
  return letters > MAX_PLAIN_TITLE_LENGTH && text!.size <= 1.15 * bodySize && text!.font.weight < BOLD;
}

/** Of a title that is set like text. */
const MAX_PLAIN_TITLE_LENGTH = 40;

function isHeading(node: LayoutNode, bodySize: number): boolean {
  const block = node.text!;
  const letters = block.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters < 3 || letters > 120 || block.lines.length > 3 || block.code || isFigure(node) || saysWhose(node))
    return false;
  if (block.size >= 1.6 * bodySize) return true;
  // Between text and headline, a full stop at the end says that it is a sentence.
  return block.size >= 1.25 * bodySize && !/[.:,;]$/.test(block.lines[block.lines.length - 1].text);
}

/** A line with the copyright ends a page. */
export const saysWhose = ({ text }: LayoutNode): boolean => text!.lines.some((line) => isNotice(line.text));

/** A price, a time, a measure with its unit: large on a dashboard, but it heads nothing. */
export const isFigure = ({ text }: LayoutNode): boolean =>
  text!.lines.length === 1 && FIGURES.some((figure) => figure.test(text!.lines[0].text));

const FIGURES = [
  /^([^\p{L}]*\p{N}[^\p{L}]*\p{L}{0,3}|free)$/iu,
  // So many hours and minutes.
  /^\d+ ?(d|h|m|min)( ?\d+ ?(h|m|min|s|sec)?)+$/i,
  // What a price is for, with it or beside it.
  /^([^\p{L}]*\p{N}[^\p{L}]*)?(\/|per )\s*\p{L}+\.?$/iu,
];

/** Texts of the content: those of menus and of what leads somewhere are no headings. */
function freeTexts(node: LayoutNode): LayoutNode[] {
  if (/^(nav|ul|ol|a|button|table|footer)$/.test(node.role ?? '')) return [];
  if (node.kind === 'text') return node.role ? [] : [node];
  return node.children.flatMap(freeTexts);
}

/** Where somebody can be reached heads nothing, however large it is. */
export const isReach = ({ text }: LayoutNode): boolean => holdsContact(text!.lines.map((line) => line.text).join(' '));

/** Whether a text is a breadcrumb, which heads nothing. */
export function isTrailLine({ text }: LayoutNode): boolean {
  const [line, ...others] = text?.lines ?? [];
  if (line === undefined || others.length > 0) return false;
  return isTrail(
    line.text,
    line.words.map(({ color }) => color),
  );
}

/** Texts in reading order. */
export function textsOf(node: LayoutNode): LayoutNode[] {
  return node.kind === 'text' ? [node] : node.children.flatMap(textsOf);
}
