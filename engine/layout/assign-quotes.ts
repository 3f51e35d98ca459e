import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { textsOf } from './assign-headings.ts';

/** A few words between quotation marks are a name or a title. */
const MIN_LENGTH = 40;
const QUOTED = /^["“„«‟「『].*["”“»」』][.…]?$/su;

/** Of the stroke along what is quoted, and where the words begin beside it. */
const MIN_STROKE_PX = 2;
const MAX_STROKE_PX = 8;
const MAX_STROKE_GAP_PX = 48;

/** Running text between quotation marks, or beside an upright stroke of its height, is what somebody said. */
export function assignQuotes(root: LayoutNode): void {
  assignBarredQuotes(root);
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

const wordsOf = ({ text }: LayoutNode): string => text?.lines.map((line) => line.text).join(' ') ?? '';
