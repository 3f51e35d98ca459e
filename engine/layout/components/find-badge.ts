import type { LayoutNode } from '../../model/layout-node.ts';
import { centerY, right } from '../../raster/box.ts';

type TextNode = Extract<LayoutNode, { kind: 'text' }>;

const MAX_HEIGHT_PX = 28;
const MAX_SIZE_PX = 13.5;
/** Height over the size of its letters: buttons have more room (engine-log: badges). */
const MAX_HEIGHT_EM = 2.1;
const MAX_LENGTH = 28;
/** What to do, in small buttons. */
const ACTION =
  /^(see|view|show|hide|add|edit|delete|remove|save|send|open|close|more|read|learn|buy|get|go|try|follow|reply|create|log|sign|join|start|search|submit|cancel|download|upload|subscribe|register|choose|select|update|continue|next|back|ok|yes|no)\b/i;
const MIN_AVATAR_PX = 22;
const MAX_AVATAR_PX = 140;
/** Radius over side. */
const MIN_ROUND_SHARE = 0.45;

/** What stands above a heading in its own box announces it; the heading is so much larger. */
const MAX_ANNOUNCING_HEIGHT_PX = 44;
const MIN_HEADING_RATIO = 1.6;

/**
 * A word in a box too low for a button says how something is, and so does a line in a box above a heading (`next`); one or
 * two capitals in a disc are somebody.
 */
export function findBadge(node: LayoutNode, next?: LayoutNode): void {
  const { role, box, paint, children } = node;
  const [label] = children;
  if (children.length !== 1) return;
  const isDisc = (paint?.radius ?? 0) >= MIN_ROUND_SHARE * box.width && Math.abs(box.width - box.height) <= 2;
  const isRound = isDisc && box.width >= MIN_AVATAR_PX && box.width <= MAX_AVATAR_PX;
  if (isRound && isLettering(label)) node.component = { kind: 'avatar' };
  if (label?.kind !== 'text' || label.text.lines.length > 1) return;
  const { size, lines } = label.text;
  const words = lines[0].text;
  if (isRound && /^\p{Lu}{1,3}$/u.test(words)) {
    node.role = 'span';
    node.component = { kind: 'avatar', name: words };
    label.role = undefined;
    return;
  }
  const isLow = box.height <= Math.min(MAX_HEIGHT_PX, MAX_HEIGHT_EM * size) && size <= MAX_SIZE_PX;
  const hasDot = !role && paint?.fill !== undefined && isMarked(label) && box.height <= MAX_DOTTED_HEIGHT_EM * size;
  const isControl = (role === 'button' || role === 'a') && !ACTION.test(words);
  const isWord = isControl && isLow;
  const isAnnouncing = isControl && box.height <= MAX_ANNOUNCING_HEIGHT_PX && next !== undefined && isLoud(next, size);
  if (!isAnnouncing && (words.length > MAX_LENGTH || !(hasDot || isWord))) return;
  node.role = 'span';
  node.component = { kind: 'badge' };
  if (hasDot) drawDot(node, label);
}

/** A heading or a price that is so much larger than the words above it. */
function isLoud(next: LayoutNode, size: number): boolean {
  const [first] = next.kind === 'text' ? [next] : next.paint ? [] : next.children;
  return first?.kind === 'text' && first.text.lines.length <= 3 && first.text.size >= MIN_HEADING_RATIO * size;
}

/** The dot before the words of a badge is no marker of a list: it says how something is by its colour. */
function drawDot(badge: LayoutNode, label: TextNode): void {
  const { text, ink } = label;
  const side = Math.round(DOT_EM * text.size);
  // As far from the left end as the words are from the right one.
  const x = badge.box.x + (right(badge.box) - right(ink));
  const box = { x, y: Math.round(centerY(ink) - side / 2), width: side, height: side };
  if (right(box) >= ink.x) return;
  text.bullet = false;
  const dot: LayoutNode = { kind: 'empty', box, ink: box, children: [], paint: { fill: text.color, radius: side / 2 } };
  Object.assign(badge, { kind: 'row', children: [dot, label] });
}

const DOT_EM = 0.5;
const MAX_DOTTED_HEIGHT_EM = 2.4;

const isMarked = ({ text }: TextNode): boolean => text.bullet !== false && text.number === undefined;

/** Two capitals that were not read: a drawing that is wider than high, and no icon of an open set. */
function isLettering({ image, box }: LayoutNode): boolean {
  if (!image?.drawing || image.drawing.known) return false;
  return box.width >= MIN_LETTERING_ASPECT * box.height && box.width <= MAX_LETTERING_ASPECT * box.height;
}

const MIN_LETTERING_ASPECT = 1.5;
const MAX_LETTERING_ASPECT = 2.6;
