import type { LayoutNode } from '../../model/layout-node.ts';
import { centerY, overlapY, right } from '../../raster/box.ts';
import { group } from '../arrange.ts';
import { textsOf } from '../assign-headings.ts';
import { isNotice } from '../is-notice.ts';
import { cutRows } from '../xy-cut.ts';

const MAX_LENGTH = 32;
/** Of an entry with the box that marks the current one. */
export const MAX_ENTRY_HEIGHT_PX = 64;
const MAX_SIGN_PX = 40;
const MAX_STROKE_PX = 6;

export const wordsOf = (node: LayoutNode): string =>
  textsOf(node)
    .flatMap(({ text }) => text!.lines.map((line) => line.text))
    .join(' ');

/** A short line of words: what leads somewhere has a name, not a sentence and not a figure. */
export function isShortLine(node: LayoutNode): boolean {
  if (node.kind !== 'text' || node.text.lines.length > 1 || node.text.code) return false;
  return isShortName(node.text.lines[0].text);
}

export function isShortName(words: string): boolean {
  const isPlain = !/[.:;,]$/.test(words) && !isNotice(words) && !isVersion(words);
  return words.length <= MAX_LENGTH && /\p{L}{2}/u.test(words) && isPlain;
}

const isVersion = (words: string): boolean => /^v(ersion|er\.)?\s*\d/i.test(words);

/**
 * The one text of an entry: a short line alone, or with small signs and a badge beside it, perhaps on a box of its own or with the
 * stroke at a side that marks the current one.
 */
export function labelOf(node: LayoutNode): LayoutNode | undefined {
  if (node.kind === 'text') return isShortLine(node) ? node : undefined;
  if ((node.kind !== 'row' && node.kind !== 'stack') || node.box.height > MAX_ENTRY_HEIGHT_PX || isControl(node))
    return undefined;
  const texts = textsOf(node).filter((text) => !isCount(text));
  const badges = node.kind === 'row' && texts.length > 1 ? badgesIn(node) : [];
  const free = texts.filter((text) => !badges.some((badge) => textsOf(badge).includes(text)));
  const isPlain = leavesOf(node).every(
    (leaf) =>
      leaf.kind === 'text' ||
      (leaf.kind === 'rule' && leaf.box.width <= MAX_STROKE_PX) ||
      (!leaf.check && Math.max(leaf.box.width, leaf.box.height) <= MAX_SIGN_PX),
  );
  const [label] = free;
  const isFirst = (): boolean => badges.every(({ box }) => box.x >= right(label.ink));
  return free.length === 1 && isPlain && isShortLine(label) && isFirst() ? label : undefined;
}

/** Lower boxes around a word or two say something about an entry: that it is new, or costs something. */
const MAX_BADGE_HEIGHT_PX = 28;

const badgesIn = ({ children }: LayoutNode): LayoutNode[] =>
  children.flatMap((child) =>
    child.paint && child.box.height <= MAX_BADGE_HEIGHT_PX && textsOf(child).length === 1 ? [child] : badgesIn(child),
  );

const isControl = ({ role }: LayoutNode): boolean => /^(input|select|textarea|table|form)$/.test(role ?? '');

/** How many there are of what an entry leads to. */
const isCount = ({ text }: LayoutNode): boolean => /^\d{1,4}\+?$/.test(text!.lines[0].text);

export const leavesOf = (node: LayoutNode): LayoutNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);

/**
 * The lines of a column from top to bottom, each a node: where its signs were cut from its words as a column of their own,
 * they are put together again.
 */
export function linesOf(column: LayoutNode): LayoutNode[] {
  return column.children.flatMap((child): LayoutNode[] => {
    if (child.paint || child.image || child.role || child.children.length === 0) return [child];
    if (child.kind === 'stack') return linesOf(child);
    if (child.kind !== 'row') return [child];
    const rows = cutRows(partsOf(child));
    if (rows.length < 2) return [child];
    return rows.map((parts) =>
      parts.length === 1
        ? parts[0]
        : group(
            'row',
            [...parts].sort((a, b) => a.ink.x - b.ink.x),
          ),
    );
  });
}

/** What a row is made of, down to what is painted. */
const partsOf = (node: LayoutNode): LayoutNode[] =>
  node.paint || node.image || node.role || node.children.length === 0 ? [node] : node.children.flatMap(partsOf);

/** Makes links of entries: the words where they stand alone, all that is in the line otherwise. */
export function makeLink(node: LayoutNode): void {
  for (const text of textsOf(node)) text.role = undefined;
  node.role = 'a';
}

/** An arrow down at the end of an entry says that it leads nowhere: it opens what is below it. */
export function opens(line: LayoutNode): boolean {
  const last = leavesOf(line).sort((a, b) => b.ink.x - a.ink.x)[0];
  return line.kind === 'row' && /down/.test(last?.image?.drawing?.known?.name ?? '');
}

/** The dot at the corner of a sign that says there is something new. */
const isDot = ({ kind, box }: LayoutNode): boolean => kind === 'image' && Math.max(box.width, box.height) <= MAX_DOT_PX;

const MAX_DOT_PX = 12;

/** Whether things stand in one line beside each other. */
export function areLevel(nodes: readonly LayoutNode[]): boolean {
  const [first, ...others] = nodes.filter((node) => node.kind !== 'rule' && !isDot(node));
  if (!first) return true;
  return others.every(
    ({ ink }) =>
      Math.abs(centerY(ink) - centerY(first.ink)) <= 14 ||
      overlapY(ink, first.ink) >= 0.8 * Math.min(ink.height, first.ink.height),
  );
}

export const hasLikeSize = (a: LayoutNode, b: LayoutNode): boolean =>
  Math.abs(Math.log(a.text!.size / b.text!.size)) < 0.12;

/** The widest gap between things side by side. */
export const widestGap = (nodes: readonly LayoutNode[]): number =>
  Math.max(0, ...nodes.slice(1).map((node, i) => node.ink.x - right(nodes[i].ink)));

/** A small sign right before an entry is one with it, unless it stands as close behind the one before. */
export function withLeadingSigns(items: readonly LayoutNode[]): LayoutNode[] {
  const out: LayoutNode[] = [];
  for (const [i, item] of items.entries()) {
    const sign = out.at(-1);
    const isSign =
      sign?.kind === 'image' && !sign.check && sign.image?.kind === 'icon' && sign.box.width <= MAX_ICON_PX;
    const gap = sign ? item.ink.x - right(sign.ink) : 0;
    const before = items[i - 2];
    const isNearer = !before || (sign && sign.ink.x - right(before.ink) > gap);
    if (isSign && isNearer && gap <= MAX_ICON_GAP_PX && isShortLine(item))
      out[out.length - 1] = group('row', [sign, item]);
    else out.push(item);
  }
  return out;
}

const MAX_ICON_PX = 24;
const MAX_ICON_GAP_PX = 12;
