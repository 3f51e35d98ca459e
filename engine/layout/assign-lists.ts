import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerX, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { group } from './arrange.ts';

/** A list needs no markers when it has this many like lines one below the other. */
const MIN_ITEM_COUNT = 3;
/** … and this many that say first what they tell, as addresses and telephone numbers do. */
const MIN_FACT_COUNT = 2;
const MAX_FACT_LENGTH = 90;

/**
 * Neighbouring items with list markers become a list, and so do like short lines at a regular step (links of a footer) and
 * lines that each have an icon before them (what a price includes).
 */
export function assignLists(node: LayoutNode): void {
  for (const child of node.children) assignLists(child);
  if (node.kind !== 'stack' || node.role === 'ul' || node.role === 'ol' || node.role === 'table') return;
  const grouped: LayoutNode[] = [];
  for (let i = 0; i < node.children.length; ) {
    const run = runFrom(node.children, i);
    i += run.length;
    if (run.length === 1 && !isMarked(run[0])) grouped.push(run[0]);
    else {
      grouped.push({ ...group('stack', run), role: run[0].text?.number === undefined ? 'ul' : 'ol' });
    }
  }
  if (grouped.length === 1 && node.children.length > 1 && !node.role) {
    node.role = grouped[0].role;
    node.children = grouped[0].children;
  } else node.children = grouped;
}

/** The items of the list that begins at `start`, or the node there alone. */
function runFrom(nodes: readonly LayoutNode[], start: number): LayoutNode[] {
  const first = nodes[start];
  const run = [first];
  if (isMarked(first)) {
    for (let i = start + 1; i < nodes.length && isNextOf(run[run.length - 1], nodes[i]); i++) run.push(nodes[i]);
    return run;
  }
  const isItem = isFact(first) ? isFact : isPlainItem(first) ? isPlainItem : isIconItem;
  if (!isItem(first)) return run;
  const firstText = textOf(first);
  let step = 0;
  for (let i = start + 1; i < nodes.length && isItem(nodes[i]); i++) {
    const last = run[run.length - 1];
    const node = nodes[i];
    const gap = node.box.y - bottom(last.box);
    // What a fact begins with is bolder than the rest, which may be more of it or less.
    const isLike = isItem === isFact ? hasSameSize : hasSameStyle;
    if (!isLike(textOf(node), firstText) || !isAligned(node, first)) break;
    if (gap > 2.5 * firstText.text!.size || (run.length > 1 && Math.abs(gap - step) > 3)) break;
    step = gap;
    run.push(node);
  }
  const headings = run.filter((item) => isHeading(textOf(item)));
  if (run.length < (isItem === isFact ? MIN_FACT_COUNT : MIN_ITEM_COUNT) || 2 * headings.length > run.length)
    return [first];
  // One that came out bolder than the others is an item like them.
  for (const item of headings) delete textOf(item).role;
  return run;
}

const isHeading = ({ role }: LayoutNode): boolean => /^h[2-6]$/.test(role ?? '');

/** Lists are set from the left, or around the middle of their card. */
const isAligned = (node: LayoutNode, first: LayoutNode): boolean =>
  Math.abs(node.box.x - first.box.x) <= 2 || Math.abs(centerX(node.ink) - centerX(first.ink)) <= 2;

/** Bullets follow bullets, and numbers the number before them. */
function isNextOf(last: LayoutNode, node: LayoutNode): boolean {
  if (!isMarked(node)) return false;
  const before = last.text!.number;
  return before === undefined ? node.text!.number === undefined : node.text!.number === before + 1;
}

const isMarked = (node: LayoutNode): boolean => node.kind === 'text' && node.text!.bullet !== false;

const textOf = (item: LayoutNode): LayoutNode =>
  item.kind === 'text' ? item : item.children.find(({ kind }) => kind === 'text')!;

/** What the colours, weights and sizes of one list may differ by, as they are measured. */
const MAX_COLOR_LEVELS = 40;
const MAX_WEIGHT_DIFFERENCE = 100;
const MAX_SIZE_SHARE = 0.06;

const hasSameSize = ({ text: a }: LayoutNode, { text: b }: LayoutNode): boolean =>
  a!.font.family === b!.font.family && Math.abs(a!.size - b!.size) <= MAX_SIZE_SHARE * b!.size;

const hasSameStyle = (one: LayoutNode, other: LayoutNode): boolean =>
  hasSameSize(one, other) &&
  channelDistance(one.text!.color, other.text!.color) <= MAX_COLOR_LEVELS &&
  Math.abs(one.text!.font.weight - other.text!.font.weight) <= MAX_WEIGHT_DIFFERENCE;

/** “Phone: 123”, as one text or as two side by side, perhaps with a sign before it. */
function isFact(node: LayoutNode): boolean {
  const parts = node.kind === 'row' && !node.paint && !node.role ? node.children : [node];
  const texts = parts.filter(({ kind }) => kind === 'text');
  const isPlain = parts.every(({ role, image }) => (!role || role === 'a') && (!image || image.kind === 'icon'));
  const words = texts.map(wordsOf).join(' ');
  return isPlain && texts.length > 0 && words.length <= MAX_FACT_LENGTH && /^\p{L}[^:.!?]{1,24}: ?\S/u.test(words);
}

const wordsOf = ({ text }: LayoutNode): string => text!.lines.map((line) => line.text).join(' ');

/** An icon and, close behind it, a text that is no heading. */
function isIconItem({ kind, paint, role, children }: LayoutNode): boolean {
  const [icon, text] = children;
  return (
    kind === 'row' &&
    !paint &&
    !role &&
    children.length === 2 &&
    icon.image?.kind === 'icon' &&
    icon.box.width <= 32 &&
    text.kind === 'text' &&
    (!text.role || text.role === 'a' || isHeading(text)) &&
    text.ink.x - right(icon.box) <= 24
  );
}

/** A short line that is no heading and no sentence. */
function isPlainItem(node: LayoutNode): boolean {
  if (node.kind !== 'text' || (node.role && node.role !== 'a') || node.text!.align === 'right') return false;
  const text = wordsOf(node);
  return node.text!.lines.length <= 2 && text.length <= 60 && !/[.:;,]$/.test(text) && !node.text!.code;
}
