import type { LayoutNode } from '../../model/layout-node.ts';
import { bottom, right, unionBox } from '../../raster/box.ts';
import { group } from '../arrange.ts';
import { isTrailLine } from '../assign-headings.ts';
import {
  areLevel,
  hasLikeSize,
  isShortLine,
  labelOf,
  leavesOf,
  makeLink,
  widestGap,
  withLeadingSigns,
} from './entries.ts';

/** From the top of the page to where the bar begins and ends. */
const MAX_TOP_PX = 64;
const MAX_BOTTOM_PX = 150;
const MAX_HEIGHT_PX = 120;
/** Of what it heads. */
const MIN_WIDTH_SHARE = 0.55;
const MIN_FREE_ROOM_PX = 60;
const MAX_SIGN_PX = 40;

/**
 * The strip at the top of the page, or of the column beside its sidebar, with free room between its two ends. What stands beside
 * a strip that is one by itself is the head of the sidebar.
 */
export function findTopBar(content: LayoutNode): LayoutNode | undefined {
  const place = content.box;
  let parent = content;
  for (let depth = 0; depth < 4; depth++) {
    const [above, below] = parent.children.filter(({ kind }) => kind !== 'rule' && kind !== 'empty').sort(byTop);
    // A line of news may stand above the bar.
    const first = below && isNewsStrip(above, place) ? below : above;
    if (!first || first.box.y - place.y > MAX_TOP_PX) return undefined;
    const bar = barOf(first) ?? doubleBarOf(first)?.[0];
    if (bar && first.box.width >= MIN_WIDTH_SHARE * place.width) {
      const next = parent.children
        .filter((child) => child !== first && child.kind !== 'rule' && child.box.y > first.box.y)
        .sort(byTop)[0];
      if (parent.kind === 'row' || (next && sharesColumns(bar, next))) return undefined;
      return bar.children.find((child) => child.paint && isTopBar(child, content)) ?? first;
    }
    if (first.kind !== 'stack' && first.kind !== 'overlay') return undefined;
    parent = first;
  }
  return undefined;
}

/** Whether a row is the strip at the top of what it heads. */
export const isTopBar = (row: LayoutNode, { box }: LayoutNode): boolean =>
  row.box.y - box.y <= MAX_TOP_PX && row.box.width >= MIN_WIDTH_SHARE * box.width && barOf(row) !== undefined;

const byTop = (a: LayoutNode, b: LayoutNode): number => a.box.y - b.box.y;

/** A low strip across the page with a line of words on it. */
const isNewsStrip = (node: LayoutNode, place: LayoutNode['box']): boolean =>
  node.paint?.fill !== undefined &&
  node.box.height <= MAX_NEWS_HEIGHT_PX &&
  node.box.width >= MIN_NEWS_SHARE * place.width &&
  leavesOf(node).some(({ kind }) => kind === 'text') &&
  barOf(node) === undefined;

const MAX_NEWS_HEIGHT_PX = 56;
const MIN_NEWS_SHARE = 0.95;

/** The row of a bar, which may stand on a box of its own; the room that its strip has behind the last thing is free as well. */
function barOf(node: LayoutNode, strip = node): LayoutNode | undefined {
  if (node.role || node.children.length === 0) return undefined;
  // Nothing else may stand on the picture behind the bar.
  const content = unionBox(node.children.map((child) => child.box));
  if (content.height > MAX_HEIGHT_PX || bottom(content) > MAX_BOTTOM_PX) return undefined;
  const [only] = node.children;
  if (node.kind === 'stack' && node.children.length === 1 && only.kind === 'row') return barOf(only, node);
  if (node.kind !== 'row') return undefined;
  const items = inOrder(node);
  if (items.length < 2 || !areLevel(items)) return undefined;
  if (Math.max(widestGap(items), roomBehind(items, strip)) < MIN_FREE_ROOM_PX) return undefined;
  const entries = items.flatMap(membersOf).filter(labelOf);
  const tools = items.flatMap(membersOf).filter(isTool);
  const isMenu = entries.length >= 3;
  return isMenu || tools.length >= 2 || (entries.length >= 1 && tools.length >= 1 && items.length >= 3)
    ? node
    : undefined;
}

/** Of a strip that begins with the name of the page; behind a trail there is room as well. */
function roomBehind(items: readonly LayoutNode[], { paint, box }: LayoutNode): number {
  const isTrail = items.flatMap(leavesOf).some(({ image }) => SEPARATOR.test(image?.drawing?.known?.name ?? ''));
  if (paint?.fill === undefined || isTrail || !brandOf(items)) return 0;
  return right(box) - right(items[items.length - 1].ink);
}

const SEPARATOR = /(chevron|angle|arrow|caret).*right|slash/;

/** Two rows of one strip, one with the name of the page and one with its menu. */
function doubleBarOf({ kind, role, paint, box, children }: LayoutNode): LayoutNode[] | undefined {
  const rows = children.filter((child) => child.kind !== 'rule').sort(byTop);
  if (kind !== 'stack' || role || !paint || rows.length !== 2 || bottom(box) > MAX_BOTTOM_PX) return undefined;
  const isMenu = (row: LayoutNode): boolean =>
    row.kind === 'row' && areLevel(row.children) && row.children.flatMap(membersOf).filter(labelOf).length >= 3;
  return barOf(rows[0]) && isMenu(rows[1]) ? rows : undefined;
}

const inOrder = (row: LayoutNode): LayoutNode[] => [...row.children].sort((a, b) => a.ink.x - b.ink.x);

/** Things of a bar, those of unpainted groups too. */
const membersOf = (node: LayoutNode): LayoutNode[] =>
  (node.kind === 'row' || node.kind === 'stack') && !node.paint && !node.image && !labelOf(node)
    ? node.children.flatMap(membersOf)
    : [node];

/** Things of a bar that stand side by side in unpainted groups. */
const besideEachOther = (node: LayoutNode): LayoutNode[] =>
  membersOf(node)[0] !== node && (node.kind === 'row' || node.children.length === 1)
    ? node.children.flatMap(besideEachOther)
    : [node];

/** A field, a small sign, a portrait. */
function isTool(node: LayoutNode): boolean {
  if (/^(input|select)$/.test(node.role ?? '')) return true;
  if (node.kind === 'image') return !node.check && node.box.height <= 72 && node.box.width <= 96;
  const hasWords = leavesOf(node).some(({ kind }) => kind === 'text');
  return Boolean(node.paint) && node.children.length > 0 && (!hasWords || isSearch(node)) && node.box.height <= 60;
}

/** A box with a text at its left and room behind it. */
function isSearch({ box, children }: LayoutNode): boolean {
  const text = children.find(({ kind }) => kind === 'text');
  return text !== undefined && box.width >= MIN_SEARCH_WIDTH_PX && right(text.ink) < box.x + 0.7 * box.width;
}

const MIN_SEARCH_WIDTH_PX = 140;

/** What the row below has its columns in common with is the head of a table. */
function sharesColumns(bar: LayoutNode, next: LayoutNode): boolean {
  if (next.kind !== 'row') return false;
  const lefts = inOrder(next).map(({ ink }) => ink.x);
  const others = inOrder(bar).slice(1);
  const shared = others.filter(({ ink }) => lefts.some((x) => Math.abs(x - ink.x) <= 4));
  return shared.length >= 2 && 2 * shared.length >= others.length;
}

/**
 * A bar is the `header`; what leads to the parts of the page is a list of links in a `nav`, what stands first the link home.
 * @param isInside beside a sidebar, which names the page already
 */
export function assignTopBar(strip: LayoutNode, isInside: boolean): void {
  const rows = doubleBarOf(strip) ?? [strip.kind === 'row' ? strip : barOf(strip)!];
  strip.role = 'header';
  for (const [i, row] of rows.entries()) {
    const isMenu = assignRow(row, isInside, rows.length > 1, i > 0);
    if (!isMenu) continue;
    if (row === strip) {
      const inner: LayoutNode = { ...group('row', row.children), role: 'nav' };
      Object.assign(strip, { kind: 'stack', children: [inner] });
    } else row.role = 'nav';
  }
}

/**
 * @param isPart the bar has another row
 * @returns whether there is a menu in a row of a bar
 */
function assignRow(row: LayoutNode, isInside: boolean, isPart: boolean, isSecond: boolean): boolean {
  const things = inOrder(row).flatMap((item) => {
    // The way to a page stands over the name of it, and what somebody does below theirs.
    const members = besideEachOther(item);
    return members.filter(labelOf).length > 1 && !members.some(isTrailLine) ? members : [item];
  });
  const brand = isInside || isSecond ? undefined : brandOf(things);
  const items = withLeadingSigns(things.filter((item) => !brand?.includes(item)));
  const runs = brand || isSecond ? runsOf(items) : runsOf(items).map(withoutBrand);
  const menu = runs.reduce((best, run) => (run.length > best.length ? run : best), []);
  if (brand) {
    const home = brand.length === 1 ? brand[0] : group('row', brand);
    row.children = [home, ...items];
    makeLink(home);
  } else row.children = items;
  const isMenu = menu.length >= 2 || (menu.length === 1 && !isInside && !isPart);
  // Beside a sidebar, which has the brand, a bar begins with what the page is called, if need be below the way to it.
  const name = membersOf(items[0]).find((member) => !isTrailLine(member));
  if (isInside && name && isShortLine(name) && !(isMenu && menu.includes(name))) name.role = 'h1';
  if (isMenu) {
    for (const item of menu.filter((item) => labelOf(item))) makeLink(item);
    const lists = partsOf(menu, items).map(asList);
    row.children = [...row.children.filter((item) => !menu.includes(item)), ...lists].sort((a, b) => a.ink.x - b.ink.x);
  }
  assignAccount(row);
  return isMenu;
}

/** A name beside a portrait at the end of the bar opens what is about its owner. */
function assignAccount(row: LayoutNode): void {
  const items = inOrder(row);
  const [name, portrait] = items.slice(-2);
  if (!name || name.role || !isShortLine(name) || portrait.kind !== 'image' || portrait.image?.kind !== 'photo') return;
  if (portrait.box.x - right(name.ink) > MAX_SIGN_GAP_PX) return;
  row.children = [...items.slice(0, -2), { ...group('row', [name, portrait]), role: 'button' }];
}

/**
 * The name of the page at the beginning of its bar, with the sign before it: nothing where an entry of the menu comes first,
 * in the same type and no farther from the next than others.
 */
function brandOf(items: readonly LayoutNode[]): LayoutNode[] | undefined {
  const [first, second] = items;
  if (isLogo(first) && second && isShortLine(second) && second.ink.x - right(first.ink) <= MAX_SIGN_GAP_PX)
    return [first, second];
  const name = labelOf(first);
  if (!name || first.paint) return undefined;
  const isEntry = runsOf(items)
    .map(withoutBrand)
    .some((run) => run.length > 1 && run.includes(first));
  return isEntry ? undefined : [first];
}

/** A sign, or one on a small ground of its own. */
const isLogo = ({ kind, check, box, paint, children }: LayoutNode): boolean =>
  (kind === 'image' && !check) ||
  (Boolean(paint) &&
    Math.max(box.width, box.height) <= MAX_LOGO_PX &&
    children.length > 0 &&
    children.every((child) => child.kind === 'image' && !child.check));

const MAX_LOGO_PX = 64;

/** Between a logo and the name beside it. */
const MAX_SIGN_GAP_PX = 24;

/** Entries side by side, each with the signs that stand close to it; what else there is divides them. */
function runsOf(items: readonly LayoutNode[]): LayoutNode[][] {
  const runs: LayoutNode[][] = [];
  let run: LayoutNode[] = [];
  const current = currentOf(items);
  const isPlain = (item: LayoutNode): boolean => item === current || !isSeen(item);
  for (const item of items) {
    const label = labelOf(item);
    const model = run.map(labelOf).find(Boolean);
    const isNext = label && isPlain(item) && (!model || hasLikeSize(label, model));
    const isSign =
      item.kind === 'image' && item.ink.width <= 16 && run.length > 0 && item.ink.x - right(run.at(-1)!.ink) <= 12;
    if (isNext || isSign) run.push(item);
    else {
      runs.push(run);
      run = label && isPlain(item) ? [item] : [];
    }
  }
  return [...runs, run];
}

/** Boxes without paint are the room around entries. */
const isSeen = ({ paint }: LayoutNode): boolean => paint !== undefined && Object.keys(paint).length > 0;

/** Distances between words that differ by no more, in px, are one. */
const SAME_GAP_PX = 4;

/**
 * The one entry on a box of its own that says where one is: from word to word it keeps the distance that the others keep, as
 * all of them have the room of such a box. Before a button that distance is wider.
 */
function currentOf(items: readonly LayoutNode[]): LayoutNode | undefined {
  const entries = items.filter(labelOf);
  const seen = entries.filter(isSeen);
  if (seen.length !== 1 || entries.length < 3) return undefined;
  const labels = entries.map((entry) => labelOf(entry)!);
  const at = entries.indexOf(seen[0]);
  const gaps = labels.slice(1).map((label, i) => label.ink.x - right(labels[i].ink));
  const own = [gaps[at - 1], gaps[at]].filter((gap) => gap !== undefined);
  const others = gaps.filter((_, i) => i !== at - 1 && i !== at);
  const usual = others.length > 0 ? Math.min(...others) : own.length > 1 ? own[1] : Number.NaN;
  return Math.abs(Math.min(...own) - usual) <= SAME_GAP_PX ? seen[0] : undefined;
}

/** The first of a row that is larger or bolder than what follows is the brand. */
function withoutBrand(run: LayoutNode[]): LayoutNode[] {
  const [first, second, third] = run.filter((item) => labelOf(item)).map((item) => labelOf(item)!);
  if (!first || !second) return run;
  const gap = second.ink.x - right(first.ink);
  const usual = third ? third.ink.x - right(second.ink) : 0;
  const stands = first.text!.font.weight > second.text!.font.weight || first.text!.size > 1.05 * second.text!.size;
  return stands || (third && gap > 2.5 * usual && gap > MIN_FREE_ROOM_PX)
    ? run.slice(run.findIndex((item) => labelOf(item) === second))
    : run;
}

/** The room between the two ends of a bar, in px, and as so many times any other distance. */
const MIN_ROOM_PX = 100;
const MIN_ROOM_RATIO = 2.5;

/** Entries on both sides of the free room of a bar are not one list, however alike they are; entries that are spread are. */
function partsOf(menu: readonly LayoutNode[], items: readonly LayoutNode[]): LayoutNode[][] {
  const gaps = gapsIn(menu);
  const room = Math.max(0, ...gaps);
  const others = gaps.length > 1 ? gaps.filter((gap) => gap !== room) : gapsIn(items).sort((a, b) => a - b);
  const usual = (gaps.length > 1 ? Math.max(...others) : others[others.length >> 1]) ?? 0;
  const isRoom = others.length > 0 && room >= MIN_ROOM_PX && room > MIN_ROOM_RATIO * usual;
  const end = isRoom ? gaps.indexOf(room) + 1 : menu.length;
  return [menu.slice(0, end), menu.slice(end)].filter(({ length }) => length > 0);
}

const gapsIn = (items: readonly LayoutNode[]): number[] =>
  items.slice(1).map((item, i) => item.ink.x - right(items[i].ink));

/** Entries as a list; one that was parted from a list as a link alone. */
function asList(part: readonly LayoutNode[], _: number, parts: readonly (readonly LayoutNode[])[]): LayoutNode {
  const entries = withSigns(part);
  const isAlone = entries.length === 1 && parts.some(({ length }) => length > 1);
  return isAlone ? entries[0] : { ...group('row', entries), role: 'ul' };
}

/** A sign right behind an entry belongs to it. */
function withSigns(run: readonly LayoutNode[]): LayoutNode[] {
  const out: LayoutNode[] = [];
  for (const item of run) {
    const last = out.at(-1);
    if (last && item.kind === 'image' && item.box.width <= MAX_SIGN_PX && !labelOf(item)) {
      const sign = beside(item, right(last.box));
      const joined: LayoutNode = { ...group('row', [{ ...last, role: undefined } as LayoutNode, sign]), role: 'a' };
      out[out.length - 1] = joined;
    } else out.push(item);
  }
  return out;
}

/** A sign whose set has room around it, which the words of its entry take: as wide as it is drawn. */
function beside(sign: LayoutNode, x: number): LayoutNode {
  const { box, ink, image } = sign;
  if (box.x >= x || !image?.drawing) return sign;
  const [left, top, width, height] = image.drawing.viewBox;
  const scale = width / box.width;
  const viewBox = [left + (ink.x - box.x) * scale, top, ink.width * scale, height];
  const drawn = { ...image, drawing: { ...image.drawing, viewBox } };
  return { ...sign, box: { ...box, x: ink.x, width: ink.width }, image: drawn } as LayoutNode;
}
