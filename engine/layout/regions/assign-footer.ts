import type { LayoutNode } from '../../model/layout-node.ts';
import { bottom, centerX, right } from '../../raster/box.ts';
import { BOLD } from '../../typeface/fonts.ts';
import { group } from '../arrange.ts';
import { textsOf } from '../assign-headings.ts';
import { isNotice } from '../is-notice.ts';
import { holdsNetworks, isSign, linkSigns } from '../link-signs.ts';
import { agreeOnType, areOneStyle } from './agree-on-type.ts';
import { areLevel, isShortLine, labelOf, leavesOf, makeLink, withLeadingSigns, wordsOf } from './entries.ts';

/** Of the page: where a footer begins at the earliest, and how much of it one may be. */
const MIN_TOP_SHARE = 0.3;
const MAX_HEIGHT_SHARE = 0.5;
const MAX_HEIGHT_PX = 640;
/** Of the content: a part that the page may end in. */
const MIN_WIDTH_SHARE = 0.8;
/** Between the last row and the end of what is on the page. */
const MAX_AFTER_PX = 120;
/** Between the parts of a footer. */
const MAX_GAP_PX = 140;
const MAX_ROW_GAP_PX = 48;
const MIN_COLUMN_COUNT = 2;
const MIN_LINK_COUNT = 2;
/** Links of a column over the size of its letters, from one to the next. */
const MAX_PITCH_EM = 3.2;

/** Marks the end of the page: whose it is, and where else to go. @returns whether it has one */
export function assignFooter(content: LayoutNode, root: LayoutNode): boolean {
  if (content.kind === 'row') return false;
  const parts = [...content.children].sort((a, b) => a.box.y - b.box.y);
  const solid = parts.filter(({ kind }) => kind !== 'rule' && kind !== 'empty');
  const last = endOf(solid);
  if (!last || last.role === 'header' || last.kind === 'image') return false;
  const above = solid.at(-2);
  const line = parts[parts.indexOf(last) - 1];
  const isParted = line?.kind === 'rule' && line.box.width >= MIN_BAND_SHARE * content.box.width;
  if (!isFoot(last, root, isParted) || (above && sharesColumns(above, last))) {
    // The page may end inside of a part that goes from side to side, not inside of a card below others.
    const isCard = above !== undefined && (last.paint?.border?.sides.length === 4 || last.paint?.shadow !== undefined);
    const isWhole = (last.kind === 'stack' || last.kind === 'overlay') && !last.role && !isCard;
    const isWide = last.box.width >= MIN_WIDTH_SHARE * content.box.width;
    return isWhole && isWide && bottom(last.box) > 0.8 * bottom(root.box) && assignFooter(last, root);
  }
  let start = parts.indexOf(last);
  for (let i = start - 1; i >= 0 && content.kind === 'stack'; i--) {
    const part = parts[i];
    if (part.kind === 'rule') continue;
    const below = parts[start];
    const gap = below.box.y - bottom(part.box);
    const belongs = isLikeNotice(part, last)
      ? gap <= MAX_ROW_GAP_PX
      : (isDirectory(part) && gap <= MAX_GAP_PX && part.box.height <= MAX_HEIGHT_PX) ||
        (isLinkRow(part) && gap <= MAX_ROW_GAP_PX);
    if (part.role === 'header' || !belongs) break;
    start = i;
  }
  while (content.kind === 'stack' && parts[start - 1]?.kind === 'rule') start--;
  const inside = parts.slice(start);
  // A line of text stands in the footer, it is none.
  const isPart = inside.length === 1 && inside[0].kind !== 'text';
  const foot: LayoutNode = isPart
    ? inside[0]
    : {
        ...group(
          'stack',
          inside.map((part) => ({ ...part }) as LayoutNode),
        ),
      };
  foot.role = 'footer';
  // What lies over each other keeps its order.
  if (!isPart) content.children = [...parts.slice(0, start), foot];
  assignLinks(foot);
  return true;
}

function isFoot(node: LayoutNode, root: LayoutNode, isParted: boolean): boolean {
  // A window may be higher than the page in it.
  const end = Math.max(...root.children.map((child) => bottom(child.box)));
  if (node.box.y < MIN_TOP_SHARE * end || node.box.height > Math.min(MAX_HEIGHT_PX, MAX_HEIGHT_SHARE * root.box.height))
    return false;
  if (node.kind === 'text') return isNotice(wordsOf(node));
  const isLast = end - bottom(node.box) <= MAX_AFTER_PX;
  if (leavesOf(node).some(({ role }) => role === 'h1')) return false;
  return (
    textsOf(node).some((text) => isNotice(wordsOf(text))) ||
    isDirectory(node) ||
    (isLast && isLinkRow(node) && isOfPage(node, root)) ||
    (isLast && isClosingLine(node, root, isParted))
  );
}

/** Small lines at both ends of the page below a band that goes across it, or a line that does. */
function isClosingLine(node: LayoutNode, root: LayoutNode, isParted: boolean): boolean {
  const { kind, paint, children, box } = node;
  if (kind !== 'row' || paint || children.length !== 2 || !children.every(isLine)) return false;
  const isSmall = children.every(({ text }) => text!.size <= MAX_SMALL_PX && text!.font.weight < BOLD);
  const [first, last] = [...children].sort((a, b) => a.ink.x - b.ink.x);
  const band = root.children.filter((part) => part.kind !== 'rule' && bottom(part.box) <= box.y + 1).at(-1);
  const isBelowBand = band?.paint?.fill !== undefined && band.box.width >= MIN_BAND_SHARE * root.box.width;
  return (
    isSmall &&
    (isBelowBand || isParted) &&
    areLevel(children) &&
    last.ink.x - right(first.ink) >= MIN_SPAN_SHARE * box.width
  );
}

const MAX_SMALL_PX = 16;
const MIN_BAND_SHARE = 0.98;

/** What ends the page goes across it or stands in its middle; what ends a card stands where the card is. */
const isOfPage = ({ box }: LayoutNode, { box: page }: LayoutNode): boolean =>
  box.width >= MIN_SPAN_SHARE * page.width || Math.abs(centerX(box) - centerX(page)) <= MAX_OFF_MIDDLE_PX;

const MIN_SPAN_SHARE = 0.5;
const MAX_OFF_MIDDLE_PX = 16;

/** Things of a row, those of rows in it too. */
const partsOf = (node: LayoutNode): LayoutNode[] =>
  node.kind === 'row' && !node.paint ? node.children.flatMap(partsOf) : [node];

const isLine = (node: LayoutNode): boolean => node.kind === 'text' && node.text.lines.length === 1;

/** The last part; a line that goes on from the notice above it is one with that. */
function endOf(parts: readonly LayoutNode[]): LayoutNode | undefined {
  const [above, last] = parts.slice(-2);
  const goesOn = last?.kind === 'text' && !isNotice(wordsOf(last)) && above.kind === 'text' && isNotice(wordsOf(above));
  return goesOn && isLikeNotice(above, last) && last.box.y - bottom(above.box) <= 16 ? above : (last ?? above);
}

/** Small print, set like the notice below it. */
function isLikeNotice(part: LayoutNode, last: LayoutNode): boolean {
  const [text] = textsOf(last);
  return part.kind === 'text' && last.kind === 'text' && isAlike(part, text);
}

/** What has most of its columns in common with the row above is a row of a table. */
function sharesColumns(above: LayoutNode, last: LayoutNode): boolean {
  if (above.kind !== 'row' || last.kind !== 'row') return false;
  const lefts = above.children.map(({ ink }) => ink.x);
  const shared = last.children.filter(({ ink }) => lefts.some((x) => Math.abs(x - ink.x) <= 4));
  return shared.length >= 3 && 2 * shared.length >= last.children.length;
}

/** Two or more columns of short lines. */
function isDirectory(node: LayoutNode): boolean {
  return columnsIn(node).length >= MIN_COLUMN_COUNT;
}

function columnsIn(node: LayoutNode): LayoutNode[] {
  if (node.kind === 'stack' && linksOfColumn(node).length >= MIN_LINK_COUNT) return [node];
  return node.children.flatMap(columnsIn);
}

/** The links of a column, which may begin with a line in another style that says what they are. */
function linksOfColumn({ kind, children }: LayoutNode): LayoutNode[] {
  if (kind !== 'stack') return [];
  const lines = children.flatMap((child) => (child.kind === 'stack' && !child.paint ? child.children : [child]));
  if (!lines.every(isShortLine)) return [];
  const rest =
    lines.length > 2 || !isAlike(lines[0], lines[1]) ? lines.slice(isAlike(lines[0], lines[1]) ? 0 : 1) : lines;
  const isEven = rest.every((line) => areOneStyle(line.text!, rest[0].text!));
  const isClose = rest
    .slice(1)
    .every(
      (line, i) =>
        line.box.y - rest[i].box.y <= MAX_PITCH_EM * line.text!.size && Math.abs(line.ink.x - rest[i].ink.x) <= 6,
    );
  return isEven && isClose ? rest : [];
}

const isAlike = (a?: LayoutNode, b?: LayoutNode): boolean =>
  Boolean(a && b) &&
  a!.text!.color === b!.text!.color &&
  a!.text!.font.weight === b!.text!.font.weight &&
  Math.abs(a!.text!.size - b!.text!.size) <= 0.06 * b!.text!.size;

const MIN_BESIDE_BUTTON_COUNT = 3;
const MAX_BUTTON_PX = 64;

/** A painted box around one line. */
const isButton = (node: LayoutNode): boolean =>
  node.kind === 'stack' &&
  node.paint !== undefined &&
  node.box.height <= MAX_BUTTON_PX &&
  node.children.length === 1 &&
  isLine(node.children[0]);

/** Short lines and small signs beside each other, with a button at most, and nothing that is painted large. */
function isLinkRow(node: LayoutNode): boolean {
  if (node.kind !== 'row' || node.box.height > 90) return false;
  const buttons = partsOf(node).filter(isButton);
  const parts = partsOf(node).filter((part) => !buttons.includes(part));
  const leaves = parts.flatMap(leavesOf);
  const links = leaves.filter((leaf) => leaf.kind === 'text' && labelOf(leaf));
  // With a button beside them, two are what a dialog asks.
  if (buttons.length > 1 || (buttons.length === 1 && links.length < MIN_BESIDE_BUTTON_COUNT)) return false;
  const isPlain = parts.every((part) => !part.check && (isLine(part) || isSign(part)));
  return isPlain && areLevel(node.children) && (links.length >= MIN_LINK_COUNT || holdsNetworks(leaves));
}

function assignLinks(foot: LayoutNode): void {
  const names: LayoutNode[] = [];
  for (const column of columnsIn(foot)) {
    const links = linksOfColumn(column);
    const lines = column.children.flatMap((child) =>
      child.kind === 'stack' && !child.paint ? child.children : [child],
    );
    const heads = lines.filter((line) => !links.includes(line));
    for (const link of links) link.role = 'a';
    for (const head of heads) head.role = 'h2';
    names.push(...heads.slice(0, 1));
    column.children = [...heads, { ...group('stack', links), role: 'ul' }];
  }
  agreeOnType(names);
  linkSigns(foot);
  for (const row of rowsOf(foot)) {
    const items = withLeadingSigns([...row.children].sort((a, b) => a.ink.x - b.ink.x));
    const links = items.filter((item) => labelOf(item) && !item.paint && !/^(a|h\d)$/.test(item.role ?? ''));
    const entries = links.filter((item) => item.kind === 'text' || items.indexOf(item) > 0);
    if (entries.length < (textsOf(row).some((text) => isNotice(wordsOf(text))) ? 1 : 2)) continue;
    for (const link of entries) makeLink(link);
    const first = items.indexOf(entries[0]);
    const run = items.slice(first, first + entries.length);
    if (entries.length > 1 && run.every((item) => entries.includes(item)))
      row.children = [
        ...items.filter((item) => !run.includes(item)),
        { ...group('row', run), role: 'ul' } as LayoutNode,
      ].sort((a, b) => a.ink.x - b.ink.x);
  }
}

const rowsOf = (node: LayoutNode): LayoutNode[] =>
  node.kind === 'row' && node.children.some(({ kind }) => kind === 'text')
    ? [node]
    : node.role === 'ul'
      ? []
      : node.children.flatMap(rowsOf);
