import type { LayoutNode } from '../../model/layout-node.ts';
import { centerY } from '../../raster/box.ts';
import { inReadingOrder, itemOf, nameOfSign } from './item.ts';

const MIN_ITEM_COUNT = 3;
const MAX_WIDTH_PX = 360;
const MAX_WORDS_LENGTH = 28;
const MAX_SIGN_PX = 28;
const MAX_EDGE_PX = 4;
/** Distance of two items over the size of their letters: lines of a paragraph are closer, cards farther. */
const MIN_PITCH_EM = 2;
const MAX_PITCH_EM = 4.2;

/** A narrow box with nothing in it but short words below each other, far enough apart to be chosen, each with its own sign or none. */
export function findMenu(node: LayoutNode): boolean {
  const { kind, paint, box, role, component } = node;
  if (kind !== 'stack' || !paint || role || component || box.width > MAX_WIDTH_PX) return false;
  const lines = linesOf(node);
  if (!lines || lines.length < MIN_ITEM_COUNT) return false;
  const items = lines.map(itemOf);
  if (
    !items.every(
      ({ texts, words }) => texts.length === 1 && texts[0].text!.lines.length === 1 && words.length <= MAX_WORDS_LENGTH,
    )
  )
    return false;
  const texts = items.map((item) => item.texts[0]);
  const { size } = texts[0].text!;
  const isEven = texts.every(
    (text) => Math.abs(text.text!.size - size) <= 0.06 * size && /\p{L}{2}/u.test(text.text!.lines[0].text),
  );
  if (!isEven || texts.some(({ role: own }) => /^h\d/.test(own ?? ''))) return false;
  // The chosen one and one that destroys something may have colours of their own; a list of colours is none.
  const colors = [...Map.groupBy(texts, ({ text }) => text!.color >> 3).values()].map(({ length }) => length);
  if (Math.max(...colors) < Math.max(2, texts.length - 2)) return false;
  const signed = items.filter(({ signs }) => signs.length === 1);
  const lefts = items.map(({ node: line, signs, texts: [text] }) => (signs.length > 0 ? line.ink.x : text.ink.x));
  if (signed.length === 0 && Math.max(...lefts) - Math.min(...lefts) > MAX_EDGE_PX) return false;
  if (signed.length > 0 && signed.length < items.length - 1) return false;
  const names = new Set(signed.map(({ signs }) => nameOfSign(signs[0])));
  // Ticks before what a price includes.
  if (signed.length > 1 && names.size < 2) return false;
  const pitches = texts.slice(1).map((text, i) => centerY(text.ink) - centerY(texts[i].ink));
  const least = Math.min(...pitches);
  if (least < MIN_PITCH_EM * size || Math.max(...pitches) > Math.max(MAX_PITCH_EM * size, 1.8 * least)) return false;
  node.role = 'nav';
  node.component = { kind: 'menu', name: 'Menu' };
  for (const text of texts) text.role = 'a';
  return true;
}

/** The lines of a stack, those of groups in it too; nothing when it holds anything but words with a sign before them. */
function linesOf(stack: LayoutNode): LayoutNode[] | undefined {
  const lines: LayoutNode[] = [];
  for (const child of stack.children) {
    if (child.kind === 'rule') continue;
    if (child.kind === 'text') lines.push(child);
    else if (child.kind === 'row' && isLine(child)) lines.push(child);
    else if (child.kind === 'stack') {
      const inner = linesOf(child);
      if (!inner) return undefined;
      lines.push(...inner);
    } else return undefined;
  }
  return lines;
}

function isLine(row: LayoutNode): boolean {
  const [sign, text, ...others] = inReadingOrder(row);
  const isSign = sign.kind === 'image' && !sign.check && Math.max(sign.box.width, sign.box.height) <= MAX_SIGN_PX;
  return isSign && text?.kind === 'text' && others.length === 0;
}
