import { group } from '../layout/arrange.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { right, unionBox } from '../raster/box.ts';
import { textWidth } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** A sign before a line of a list is no wider, in px, and so many of them are a list. */
const MAX_SIGN_PX = 32;
const MIN_ITEM_COUNT = 3;
const SAME_EDGE_PX = 3;
const SAME_SIZE_PX = 0.5;
/** From one line of an item to the next, in em. */
const MAX_LINE_STEP_EM = 1.65;

/**
 * A sign that flows with the words of its item has the next line of these below it: that goes on with the item, and what it parted is
 * one list. It hangs below the words then. Changes the tree in place.
 */
export function joinBelowSigns(node: LayoutNode): void {
  for (const child of node.children) joinBelowSigns(child);
  if (node.kind !== 'stack') return;
  const lines = node.children.flatMap((child) => (isListOfItems(child) ? child.children : [child]));
  const widest = Math.max(...lines.map((line) => (isItem(line) ? right(line.ink) : 0)));
  const joined: LayoutNode[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    if (last && isItem(last) && line.kind === 'text' && goesOn(last, line, widest))
      joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  }
  if (joined.length === lines.length) return;
  node.children = joined.flatMap((line, i): LayoutNode[] => {
    if (!isItem(line)) return [line];
    if (i > 0 && isItem(joined[i - 1])) return [];
    const end = joined.findIndex((other, at) => at > i && !isItem(other));
    const items = joined.slice(i, end === -1 ? undefined : end);
    return items.length < MIN_ITEM_COUNT ? items : [{ ...group('stack', items), role: 'ul' } as LayoutNode];
  });
}

const isListOfItems = ({ kind, role, paint, image, children }: LayoutNode): boolean =>
  kind === 'stack' && (!role || role === 'ul') && !paint && !image && children.length > 1 && children.every(isItem);

function isItem({ kind, role, paint, children }: LayoutNode): boolean {
  const [sign, text, ...others] = children;
  return (
    kind === 'row' &&
    !role &&
    !paint &&
    others.length === 0 &&
    sign?.image?.kind === 'icon' &&
    sign.box.width <= MAX_SIGN_PX &&
    text?.kind === 'text' &&
    !text.role
  );
}

/** Whether a line is where the next one of an item begins, a step of its lines below, and its first word had no room in that. */
function goesOn({ children: [sign, text] }: LayoutNode, below: LayoutNode, widest: number): boolean {
  const [a, b] = [text.text!, below.text!];
  const [last, next] = [a.lines[a.lines.length - 1], b.lines[0]];
  const step = baselineOf(next) - baselineOf(last);
  const space = textWidth(a.font, ' ', a.size, a.letterSpacing);
  return (
    !below.role &&
    b.bullet === false &&
    Math.abs(below.ink.x - Math.min(sign.box.x, sign.ink.x)) <= SAME_EDGE_PX &&
    isAlike(a, b) &&
    step > 0 &&
    step <= MAX_LINE_STEP_EM * a.size &&
    right(last.box) + space + next.words[0].box.width > widest
  );
}

const isAlike = (a: TextBlock, b: TextBlock): boolean =>
  a.font.family === b.font.family && a.color === b.color && Math.abs(a.size - b.size) <= SAME_SIZE_PX;

function join(item: LayoutNode, below: LayoutNode): LayoutNode {
  const [sign, text] = item.children;
  const [a, b] = [text.text!, below.text!];
  const shift = text.ink.x - below.ink.x;
  const moved = b.lines.map((line) => ({ ...line, box: { ...line.box, x: line.box.x + shift } }));
  const ink = unionBox([text.ink, { ...below.ink, x: below.ink.x + shift }]);
  const lines = [...a.lines, ...moved];
  const lineHeight = (baselineOf(b.lines[b.lines.length - 1]) - baselineOf(a.lines[0])) / (lines.length - 1);
  const y = text.box.y - (lineHeight - a.lineHeight) / 2;
  const box = { ...text.box, y, width: Math.max(text.box.width, below.box.width), height: lineHeight * lines.length };
  const whole = { ...text, box, ink, text: { ...a, lines, lineHeight, box, ink, wrapWidth: box.width } } as LayoutNode;
  return group('row', [sign, whole]);
}
