import type { LayoutNode } from '../../model/layout-node.ts';
import { bottom, centerX, centerY, right } from '../../raster/box.ts';
import { group } from '../arrange.ts';
import { textsOf } from '../assign-headings.ts';
import { styleSignature } from '../style-signature.ts';
import { agreeOnType } from './agree-on-type.ts';
import { hasLikeSize, isShortLine, labelOf, leavesOf, linesOf, makeLink, opens } from './entries.ts';
import { nestedAmong } from './nested-among.ts';

const MIN_ENTRY_COUNT = 3;
/** Of the page. */
const MAX_WIDTH_SHARE = 0.3;
/** Of the page: what the sidebar stands beside. */
const MIN_CONTENT_SHARE = 0.5;
/** From the edge of the page. */
const MAX_INSET_PX = 60;
const MIN_HEIGHT_PX = 180;
/** Between the beginnings of entries, whose signs may differ in width, or between their middles. */
const MAX_EDGE_PX = 6;
/** From the top of the page; farther down a name stands over its column alone. */
const MAX_BRAND_TOP_PX = 100;
/** From one entry to the next, over the size of their letters. */
const MIN_PITCH_EM = 1.7;

/** A column with the page's own menu, where in the tree it stands, and what the menu is in: the column, or a box that is most of it. */
export type Sidebar = { column: LayoutNode; row: LayoutNode; menu: LayoutNode };

/** A narrow column at a side of the page that is mostly entries below each other. */
export function findSidebar(root: LayoutNode): Sidebar | undefined {
  const rows = root.kind === 'row' ? [root] : root.children.filter((child) => isWholePage(child, root));
  for (const row of rows) {
    const columns = row.children.filter(({ kind }) => kind !== 'rule');
    // What lies before others may come anywhere among them.
    const ends = row.kind === 'overlay' ? columns : [columns[0], columns[columns.length - 1]];
    const sides = ends.filter((column) => column && isAtSide(column, root));
    const widest = Math.max(...columns.map(({ box }) => box.width));
    if (columns.length > 1 && widest < MIN_CONTENT_SHARE * root.box.width) continue;
    for (const column of sides) {
      if (isFilter(column)) continue;
      const menu = [column, ...column.children.filter((child) => isMostOf(child, column))].find(
        (part) => entriesOf(linesOf(part)).length >= MIN_ENTRY_COUNT,
      );
      if (menu) return { column, row, menu };
    }
  }
  return undefined;
}

const isMostOf = ({ kind, box }: LayoutNode, column: LayoutNode): boolean =>
  kind === 'stack' && box.height >= MIN_MENU_SHARE * column.box.height;

/** Of its column. */
const MIN_MENU_SHARE = 0.6;

/** What is ticked off beside a list chooses among it, and leads nowhere. */
const isFilter = (side: LayoutNode): boolean => checksIn(side) >= MIN_CHECK_COUNT;
const MIN_CHECK_COUNT = 2;

const checksIn = ({ check, children }: LayoutNode): number =>
  check ? 1 : children.reduce((sum, child) => sum + checksIn(child), 0);

const isWholePage = ({ kind, box }: LayoutNode, root: LayoutNode): boolean =>
  (kind === 'row' || kind === 'overlay') && box.height >= 0.6 * root.box.height;

function isAtSide({ kind, box }: LayoutNode, { box: page }: LayoutNode): boolean {
  const inset = Math.min(box.x - page.x, right(page) - right(box));
  const isNarrow = box.width <= MAX_WIDTH_SHARE * page.width && box.height >= MIN_HEIGHT_PX;
  return kind === 'stack' && isNarrow && inset <= MAX_INSET_PX;
}

/** Lines of one size that begin at one place, or share a middle, far enough apart to be chosen: the largest such group. */
function entriesOf(lines: readonly LayoutNode[], least = MIN_ENTRY_COUNT): LayoutNode[] {
  const labelled = lines.filter((line) => labelOf(line));
  const largest = (placeOf: (line: LayoutNode) => number): LayoutNode[] =>
    labelled
      .map((line) => labelled.filter((other) => isLike(labelOf(line)!, labelOf(other)!, placeOf)))
      .reduce((best, one) => (one.length > best.length ? one : best), []);
  const onEdge = largest(({ ink }) => ink.x);
  const inMiddle = largest(({ ink }) => centerX(ink));
  const entries = inMiddle.length > onEdge.length ? inMiddle : onEdge;
  if (entries.length < least) return [];
  const pitches = entries.slice(1).map((line, i) => centerY(line.ink) - centerY(entries[i].ink));
  return Math.min(...pitches) >= MIN_PITCH_EM * labelOf(entries[0])!.text!.size ? entries : [];
}

const isLike = (a: LayoutNode, b: LayoutNode, placeOf: (line: LayoutNode) => number): boolean =>
  Math.abs(placeOf(a) - placeOf(b)) <= MAX_EDGE_PX && hasLikeSize(a, b);

/** The one square before an entry of a menu is a sign, as the others have; there is nothing to tick. */
function becomeSign(leaf: LayoutNode): void {
  delete leaf.check;
  delete leaf.role;
  leaf.image = { kind: 'icon' };
}

/**
 * A sidebar is an `aside` with a `nav` from its first entry to the last, in which entries are lists of links and what
 * stands over them their headings. What stands above is the brand.
 */
export function assignSidebar({ column, menu }: Sidebar): void {
  column.role = 'aside';
  for (const leaf of leavesOf(menu)) if (leaf.check) becomeSign(leaf);
  const lines = linesOf(menu);
  const found = withoutAccount(entriesOf(lines));
  const heads = headsAmong(found);
  const nested = nestedAmong(lines, new Set(found));
  const entries = new Set([...found, ...nested].filter((entry) => !heads.includes(entry)));
  const menus = lines.map((line) => (line.paint && isSubmenu(line) ? entriesOf(linesOf(line), 2) : []));
  const isEntry = (line: LayoutNode, i: number): boolean =>
    found.includes(line) || nested.has(line) || menus[i].length > 0;
  const first = lines.findIndex(isEntry);
  const last = lines.findLastIndex(isEntry);
  const [model] = entries;
  const start = isHeadOf(lines[first - 1], lines[first], [...entries]) ? first - 1 : first;
  const inside = lines.slice(start, last + 1);
  for (const line of inside) {
    if (entries.has(line)) {
      makeLink(line);
      if (opens(line)) line.role = 'button';
    } else if (isSubmenu(line)) assignSubmenu(line);
    else if (heads.includes(line)) line.role = 'h2';
    else if (isLabel(line, model)) captionOf(line)!.role = 'h2';
  }
  agreeOnType(inside.map((line) => captionOf(line) ?? line).filter(({ role }) => role === 'h2'));
  const brand = lines.slice(0, start).flatMap(textsOf).find(isShortLine);
  if (brand && isBrand(brand, model)) brand.role = brand.box.y <= MAX_BRAND_TOP_PX ? 'a' : 'h2';
  const nav: LayoutNode = { ...group('stack', inLists(inside, entries, nested)), role: 'nav' };
  const rest = lines.slice(last + 1);
  for (const line of rest) if (isOneMoreHead(line, inside)) line.role = 'h2';
  menu.children = [...lines.slice(0, start), nav, ...rest];
}

/**
 * Columns of nothing but entries and labels over them, of which one has a box of its own, choose what is shown beside them: a `nav` as well,
 * wherever in the page they stand.
 */
export function assignSideMenus(root: LayoutNode, node: LayoutNode = root): void {
  if (node.role === 'aside' || node.role === 'header' || node.role === 'nav') return;
  for (const child of node.children) assignSideMenus(root, child);
  if (node.kind !== 'row') return;
  for (const column of node.children) {
    if (column.kind !== 'stack' || column.role || column.box.width > MAX_WIDTH_SHARE * root.box.width) continue;
    const lines = linesOf(column);
    const entries = entriesOf(lines);
    const isSeen = ({ paint }: LayoutNode): boolean => paint?.fill !== undefined || paint?.border !== undefined;
    const heads = lines.filter((line, i) => headsNext(line, lines[i + 1], entries));
    if (entries.length + heads.length < lines.length || lines.filter(isSeen).length !== 1) continue;
    for (const line of entries) makeLink(line);
    for (const head of heads) captionOf(head)!.role = 'h2';
    column.children = inLists(lines, new Set(entries));
    column.role = 'nav';
  }
}

/** Whether a line is no entry, but stands over one. */
const headsNext = (line: LayoutNode, next: LayoutNode | undefined, entries: readonly LayoutNode[]): boolean =>
  next !== undefined && !entries.includes(line) && entries.includes(next) && isLabel(line, next);

/** How much bolder headings are than the entries below them, and how much more they keep from what is above. */
const MIN_BOLDER = 150;
const MIN_HEAD_PITCH_RATIO = 1.15;

/** Lines of words that are bolder than most and stand farther from what is above them: each heads the entries below it. */
function headsAmong(entries: readonly LayoutNode[]): LayoutNode[] {
  const middleOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];
  const weightOf = (entry: LayoutNode): number => labelOf(entry)!.text!.font.weight;
  const usual = middleOf(entries.map(weightOf));
  const heads = entries.filter((entry) => entry.kind === 'text' && weightOf(entry) >= usual + MIN_BOLDER);
  if (heads.length < 2 || 2 * heads.length > entries.length) return [];
  const pitches = entries.slice(1).map((entry, i) => centerY(entry.ink) - centerY(entries[i].ink));
  const least = MIN_HEAD_PITCH_RATIO * middleOf(pitches);
  const isApart = (entry: LayoutNode): boolean => {
    const at = entries.indexOf(entry);
    return (at === 0 || pitches[at - 1] >= least) && at + 1 < entries.length && !heads.includes(entries[at + 1]);
  };
  return heads.every(isApart) ? heads : [];
}

/** A line that is set as all headings of the menu are heads what is out of sight, or written otherwise. */
function isOneMoreHead(line: LayoutNode, inside: readonly LayoutNode[]): boolean {
  const heads = inside.filter(({ role }) => role === 'h2');
  return (
    heads.length > 1 &&
    isShortLine(line) &&
    heads.every((head) => isLike(head, line, ({ ink }) => ink.x) && styleSignature(head) === styleSignature(line))
  );
}

/** A box that opens below an entry, with entries of its own. */
const isSubmenu = (line: LayoutNode): boolean =>
  line.kind === 'stack' && textsOf(line).length >= 2 && entriesOf(linesOf(line), 2).length >= 2;

function assignSubmenu(box: LayoutNode): void {
  const lines = linesOf(box);
  const entries = new Set(entriesOf(lines, 2));
  const [model] = entries;
  for (const line of lines) {
    if (entries.has(line)) makeLink(line);
    else if (isLabel(line, model)) captionOf(line)!.role = 'h3';
  }
  box.children = inLists(lines, entries);
  // It may have been taken for a menu of its own.
  box.role = undefined;
  box.component = undefined;
}

/** Neighbouring entries as lists; those below another entry are one of their own. */
function inLists(
  lines: readonly LayoutNode[],
  entries: ReadonlySet<LayoutNode>,
  nested: ReadonlySet<LayoutNode> = new Set(),
): LayoutNode[] {
  const out: LayoutNode[] = [];
  let run: LayoutNode[] = [];
  for (const line of [...lines, undefined]) {
    const isEntry = line !== undefined && entries.has(line);
    if (run.length > 0 && (!isEntry || nested.has(line) !== nested.has(run[0]))) {
      out.push({ ...group('stack', run), role: 'ul' });
      run = [];
    }
    if (isEntry) run.push(line);
    else if (line) out.push(line);
  }
  return out;
}

/** A line with a portrait at the beginning or the end of a menu of signs is whose account it is. */
function withoutAccount(entries: LayoutNode[]): LayoutNode[] {
  const isAccount = (entry: LayoutNode): boolean => leavesOf(entry).some(({ image }) => image?.kind === 'photo');
  const [first, last] = [entries[0], entries[entries.length - 1]];
  const accounts = entries.filter(isAccount);
  if (accounts.length !== 1 || entries.length <= MIN_ENTRY_COUNT || !(isAccount(first) || isAccount(last)))
    return entries;
  return entries.filter((entry) => entry !== accounts[0]);
}

/** A line over entries that is smaller than they are, or in another style. */
function isLabel(line: LayoutNode, model: LayoutNode): boolean {
  const entry = labelOf(model)!.text!;
  const text = captionOf(line)?.text;
  return (
    text !== undefined &&
    text.lines.length === 1 &&
    text.size <= 1.02 * entry.size &&
    /\p{L}{2}/u.test(text.lines[0].text)
  );
}

/** The words of a line that has no more than a stroke beside them. */
function captionOf(line: LayoutNode): LayoutNode | undefined {
  if (line.kind !== 'row' || line.paint) return line.kind === 'text' ? line : undefined;
  const [text, ...others] = line.children.filter(({ kind }) => kind !== 'rule');
  return others.length === 0 && text?.kind === 'text' ? text : undefined;
}

/** Whether a line stands over the first entry, and no farther from it than entries are from each other. */
function isHeadOf(line: LayoutNode | undefined, first: LayoutNode, entries: readonly LayoutNode[]): boolean {
  if (line === undefined || !isLabel(line, entries[0])) return false;
  const gaps = entries.slice(1).map(({ ink }, i) => ink.y - bottom(entries[i].ink));
  return first.ink.y - bottom(line.ink) <= Math.max(3 * captionOf(line)!.text!.size, Math.min(...gaps));
}

/** Capitals are measured a little too small. */
const MIN_BRAND_RATIO = 0.9;

/** What the page is called: a line at least as large as the entries and bolder or larger than they are. */
function isBrand({ text }: LayoutNode, model: LayoutNode): boolean {
  const entry = labelOf(model)!.text!;
  return text!.lines.length === 1 && text!.size >= MIN_BRAND_RATIO * entry.size && text!.font.weight >= 600;
}
