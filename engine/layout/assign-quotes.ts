import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { textsOf } from './assign-headings.ts';

/** A few words between quotation marks are a name or a title. */
const MIN_LENGTH = 40;
const QUOTED = /^["“„«‟「『].*["”“»」』][.…]?$/su;

/** Of the stroke along what is quoted, and where the words begin beside it. */
const MIN_STROKE_PX = 2;
const MAX_STROKE_PX = 8;
const MAX_STROKE_GAP_PX = 48;

/** Of words in italics or between marks above the name of who said them, and between the two. */
const MIN_SAID_LENGTH = 20;
const MAX_SPEAKER_GAP_PX = 48;
const MAX_SPEAKER_LENGTH = 60;
/** A name of two words or more, or one with what somebody is; it may stand behind a dash. */
const SPEAKER =
  /^([—–-]\s*\p{Lu}|\p{Lu}[\p{L}.'’-]*( (de|da|di|van|von|der|la|le|el|al|\p{Lu}[\p{L}.'’-]*)){1,3}($|\s*[,–—|·])|\p{Lu}[\p{L}.'’-]*, \p{L})/u;

/**
 * Running text between quotation marks, or beside an upright stroke of its height, is what somebody said; so is a sentence in
 * italics, or a short one between marks, with who said it below.
 */
export function assignQuotes(root: LayoutNode): void {
  assignBarredQuotes(root);
  assignSigned(root);
  for (const text of textsOf(root)) {
    const words = wordsOf(text);
    if (!text.role && words.length >= MIN_LENGTH && QUOTED.test(words)) text.role = 'blockquote';
  }
}

function assignBarredQuotes(node: LayoutNode): void {
  if (isBarred(node)) node.role = 'blockquote';
  else node.children.forEach(assignBarredQuotes);
}

/** An unpainted line of text with nothing but a stroke before it; a box with a coloured edge is a notice. */
function isBarred({ kind, role, paint, image, children, box }: LayoutNode): boolean {
  if (kind !== 'row' || role || paint || image || children.length !== 2) return false;
  const [stroke, words] = [...children].sort((a, b) => a.box.x - b.box.x);
  const { width, height } = stroke.box;
  const isStroke =
    stroke.kind === 'rule' && width >= MIN_STROKE_PX && width <= MAX_STROKE_PX && height >= 0.9 * box.height;
  if (!isStroke || words.ink.x - right(stroke.box) > MAX_STROKE_GAP_PX || height < words.box.height) return false;
  const texts = words.kind === 'text' ? [words] : words.kind === 'stack' && !words.paint ? words.children : [];
  const isSaid = texts.length > 0 && texts.every((text) => text.kind === 'text' && !text.role);
  return isSaid && wordsOf(texts[0]).length >= MIN_LENGTH;
}

/** Who wrote what follows. */
const BYLINE = /^(by|from|words|text|photo(graph)?s?) /i;

function assignSigned(node: LayoutNode): void {
  node.children.forEach(assignSigned);
  if (node.kind !== 'stack') return;
  const parts = [...node.children].sort((a, b) => a.box.y - b.box.y);
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (next && isSaidAloud(part) && isSpeaker(next, part)) part.role = 'blockquote';
  }
}

function isSaidAloud(node: LayoutNode): boolean {
  const { kind, role, text } = node;
  if (kind !== 'text' || role || wordsOf(node).length < MIN_SAID_LENGTH) return false;
  return QUOTED.test(wordsOf(node)) || (text.font.italic === true && /[.!?…]$/.test(wordsOf(node)));
}

const isSpeaker = (node: LayoutNode, said: LayoutNode): boolean =>
  node.kind === 'text' &&
  !node.role &&
  node.text.lines.length === 1 &&
  node.text.size < said.text!.size &&
  !node.text.font.italic &&
  node.box.y - bottom(said.box) <= MAX_SPEAKER_GAP_PX &&
  wordsOf(node).length <= MAX_SPEAKER_LENGTH &&
  SPEAKER.test(wordsOf(node)) &&
  !BYLINE.test(wordsOf(node));

const wordsOf = ({ text }: LayoutNode): string => text?.lines.map((line) => line.text).join(' ') ?? '';
