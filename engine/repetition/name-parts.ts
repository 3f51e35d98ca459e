import type { LayoutNode } from '../model/layout-node.ts';
import { BOLD } from '../typeface/fonts.ts';

/** Text that is longer, or runs over more lines than this, is read rather than glanced at. */
const MAX_SHORT_LETTER_COUNT = 60;
const MAX_SHORT_LINE_COUNT = 2;

const CURRENCY_FIGURE = /^\s*(?:[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥₹])/;
const FIGURE = /^[^\p{L}]*\p{N}[^\p{L}]*\p{L}{0,3}$/u;

export const wordsOf = (node: LayoutNode): string => node.text!.lines.map((line) => line.text).join(' ');

export const isPrice = (node: LayoutNode): boolean => node.kind === 'text' && CURRENCY_FIGURE.test(wordsOf(node));
export const isFigure = (node: LayoutNode): boolean => node.kind === 'text' && FIGURE.test(wordsOf(node));
export const isLong = (node: LayoutNode): boolean =>
  node.kind === 'text' &&
  (wordsOf(node).length > MAX_SHORT_LETTER_COUNT || node.text!.lines.length > MAX_SHORT_LINE_COUNT);

/** What a part is called after what most instances show there. */
export function nameOfPart(nodes: readonly LayoutNode[]): string {
  const most = (is: (node: LayoutNode) => boolean): boolean => 2 * nodes.filter(is).length > nodes.length;
  const [{ kind, role, component, check, gauge }] = nodes;
  if (component?.kind === 'badge' || component?.kind === 'avatar' || component?.kind === 'rating')
    return component.kind;
  if (role === 'button') return 'button';
  if (role === 'input' || role === 'select' || role === 'textarea')
    return gauge ? 'progress' : check ? check.type : 'field';
  if (role === 'th' || role === 'td') return 'cell';
  if (/^h\d$/.test(role ?? '')) return 'title';
  if (kind === 'rule') return 'divider';
  if (kind === 'image')
    return most(({ image }) => image?.kind === 'icon')
      ? 'icon'
      : most(({ image }) => Boolean(image?.round))
        ? 'avatar'
        : 'image';
  if (kind === 'text') return nameOfText(nodes, most);
  const [child] = nodes.filter(({ children }) => children.length === 1).map(({ children }) => children[0]);
  return child?.kind === 'image' ? 'icon-frame' : child?.kind === 'text' ? 'badge' : 'box';
}

function nameOfText(nodes: readonly LayoutNode[], most: (is: (node: LayoutNode) => boolean) => boolean): string {
  const [{ role }] = nodes;
  if (most(isPrice)) return 'price';
  if (most(isFigure)) return 'value';
  if (role === 'label') return 'label';
  if (most(isLong)) return 'text';
  return role === 'a' ? 'link' : 'caption';
}

/** What stands out among the captions of an instance: larger than the others, or the only bold one. */
export function isTitle(node: LayoutNode, others: readonly LayoutNode[]): boolean {
  const rank = ({ text }: LayoutNode): number => text!.size * (text!.font.weight >= BOLD ? 1.1 : 1);
  return others.length > 0 && others.every((other) => rank(other) < 0.97 * rank(node));
}
