import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { bottom, centerY, right } from '../raster/box.ts';
import { contrastRatio, isColorful } from '../raster/color.ts';

/** Text of less contrast at the beginning of a field is a placeholder. */
const MIN_VALUE_CONTRAST_RATIO = 6.5;

/** What fields ask for in themselves; boxes without a border are fields only when they say so. */
const PROMPT = /^(search|find|enter|type|your (e-?mail|name)|e-?mail address)\b/i;

/** A pale text in a field, or one that says what to enter. */
export function isPlaceholder(node: LayoutNode): boolean {
  const { text } = node;
  return contrastRatio(text!.color, text!.lines[0].ground) < MIN_VALUE_CONTRAST_RATIO || isPrompt(node);
}

/** Says what to enter. */
export const isPrompt = ({ text }: LayoutNode): boolean => PROMPT.test(text!.lines[0].text);

type Parts = { texts: LayoutNode[]; images: LayoutNode[] };

/**
 * Which field a box is, if it is one: a line of text at its left with free room behind it that is a placeholder, or a value
 * with its label above (`isLabel` tells); an arrow at the right end makes it a select, text at the top a textarea.
 */
export function findField(
  node: LayoutNode,
  hasLabel: (node: LayoutNode) => boolean,
): 'input' | 'select' | 'textarea' | undefined {
  const { box, paint } = node;
  if (!paint || box.width < 60 || box.height < 18 || box.height > 240) return undefined;
  const framed = isFramed(paint);
  if (!framed && !hasPlainGround(paint)) return undefined;
  if (node.kind === 'empty' || node.children.every((child) => child.kind === 'image' && isGrip(child, node))) {
    if (!framed || box.width < 100 || box.height < 22) return undefined;
    if (box.height <= 72) return 'input';
    return hasLabel(node) ? 'textarea' : undefined;
  }
  const parts = partsOfField(node);
  const images = parts?.images.filter((image) => !isGrip(image, node));
  if (parts?.texts.length === 0 && images!.length === 1)
    return framed && hasLabel(node) && isRowOfDots(images![0], node) ? 'input' : undefined;
  if (parts?.texts.length !== 1) return undefined;
  const [text] = parts.texts;
  const eye = images!.find((one) => isEye(one, text, node));
  const [image, ...others] = images!.filter((one) => one !== eye);
  if (others.length > 0) return undefined;
  if (text.text!.lines.length > 1 || text.role === 'h1' || /:$/.test(text.text!.lines[0].text)) return undefined;
  const before = text.ink.x - box.x;
  const after = right(box) - right(text.ink);
  if (image && isArrow(image, text, node)) return before <= 24 && box.height <= 64 ? 'select' : undefined;
  const prompts = isPrompt(text);
  // Before the word to search for there may be a lens that was not seen (engine-log: search-prompt).
  const room = image || (framed && prompts) ? 60 : 28;
  const free = after > before + 12 && before <= room && (!image || right(image.box) <= text.ink.x);
  if (!free) return undefined;
  const padding = image ? text.ink.x - right(image.box) : before;
  if (!framed) return prompts && box.height <= 56 && after > 1.5 * padding + 30 ? 'input' : undefined;
  if (!isPlaceholder(text) && !hasLabel(node)) return undefined;
  const middle = Math.abs(centerY(text.ink) - centerY(box)) <= (prompts ? 7 : 5);
  if (box.height <= 72 && middle) return 'input';
  // A figure in a corner is the day of a calendar.
  const isWorded = /\p{L}{2}/u.test(text.text!.lines[0].text);
  return isWorded && text.ink.y - box.y <= 24 && bottom(box) - bottom(text.ink) > 16 ? 'textarea' : undefined;
}

/** Texts and pictures of a box; nothing when it holds anything else that is painted. Rules are bits of its frame. */
export function partsOfField(node: LayoutNode): Parts | undefined {
  const parts: Parts = { texts: [], images: [] };
  for (const child of node.children) {
    if (child.kind === 'rule') continue;
    if (child.kind === 'text') parts.texts.push(child);
    else if (child.kind === 'image') parts.images.push(child);
    else {
      const inner = child.paint || child.image || child.kind === 'empty' ? undefined : partsOfField(child);
      if (!inner) return undefined;
      parts.texts.push(...inner.texts);
      parts.images.push(...inner.images);
    }
  }
  return parts;
}

export const isFramed = ({ border }: Paint): boolean => (border?.sides.length ?? 0) >= 3;

/** White, black or grey: a box in a colour of its own without a border asks for a click. */
export const hasPlainGround = ({ fill, gradient }: Paint): boolean =>
  fill !== undefined && !gradient && !isColorful(fill);

/** What a password shows: flat, at the left, a row much wider than high. */
export function isRowOfDots({ box }: LayoutNode, field: LayoutNode): boolean {
  const before = box.x - field.box.x;
  return before >= 4 && before <= MAX_DOTS_INSET_PX && box.height <= MAX_DOT_PX && box.width >= 4 * box.height;
}

const MAX_DOT_PX = 12;
/** A lock may stand before them. */
const MAX_DOTS_INSET_PX = 60;

/** The sign at the end of a field that shows or hides what is typed. */
function isEye({ image, box }: LayoutNode, text: LayoutNode, field: LayoutNode): boolean {
  const name = image?.drawing?.known?.name ?? '';
  return /\beye\b|visib/.test(name) && box.x > right(text.ink) && right(field.box) - right(box) <= MAX_EYE_INSET_PX;
}

const MAX_EYE_INSET_PX = 28;

/** The dots of a password, read as letters. */
export const isMask = ({ text }: LayoutNode): boolean => /^(\S)\1{5,}$/u.test(text!.lines[0].text);

/** What browsers draw in the lower right corner of a field that can be made larger. */
export function isGrip({ box }: LayoutNode, field: LayoutNode): boolean {
  const [side, below] = [right(field.box) - right(box), bottom(field.box) - bottom(box)];
  const isSmall = Math.max(box.width, box.height) <= MAX_GRIP_PX;
  return isSmall && Math.max(side, below) <= MAX_GRIP_INSET_PX && field.box.height >= MIN_GRIPPED_PX;
}

const MAX_GRIP_PX = 14;
const MAX_GRIP_INSET_PX = 6;
/** One line high fields have none. */
const MIN_GRIPPED_PX = 40;

/** How the catalogue names them. */
const ARROW = /down|selector|expand|unfold|sort/i;

/** A small sign at the right end, apart from the text: that of a closed list. */
export function isArrow(image: LayoutNode, text: LayoutNode, field: LayoutNode): boolean {
  if (image.box.width > 20 || image.box.height > 20) return false;
  const name = image.image?.drawing?.known?.name;
  if (name !== undefined && !ARROW.test(name)) return false;
  return image.box.x - right(text.ink) >= 10 && right(field.box) - right(image.box) <= 24;
}
