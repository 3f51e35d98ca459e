import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { bottom, right } from '../raster/box.ts';
import { leavesOf } from './regions/entries.ts';

/** Whether a text is nothing but the dot far from two things. */
export const isDot = ({ lines: [line] }: TextBlock): boolean => line.between === true;

/** What a dot stands between is a line: no higher than so much of its type. */
const MAX_LINE_EM = 2.5;

/**
 * Sets dots between the two things of a row that they stand between. They come last: what a row is, a list of links or
 * words about a post, does not depend on them. One between other things is left out.
 */
export function insertDots(root: LayoutNode, dots: readonly TextBlock[]): void {
  for (const text of dots) insertDot(root, text);
}

/** Takes the dots out again. @returns what they are */
export function takeDots(node: LayoutNode): TextBlock[] {
  const isOne = ({ text }: LayoutNode): boolean => text !== undefined && isDot(text);
  const own = node.children.filter(isOne);
  if (own.length > 0) node.children = node.children.filter((child) => !isOne(child));
  return [...own.map(({ text }) => text!), ...node.children.flatMap(takeDots)];
}

function insertDot(node: LayoutNode, text: TextBlock): boolean {
  const { ink } = text;
  const isAround = ({ box }: LayoutNode): boolean =>
    box.x <= ink.x && right(box) >= right(ink) && box.y <= ink.y && bottom(box) >= bottom(ink);
  if (node.role === 'table') return false;
  if (node.children.some((child) => isAround(child) && insertDot(child, text))) return true;
  if (node.kind !== 'row') return false;
  const children = node.children.toSorted((a, b) => a.ink.x - b.ink.x);
  const at = children.findLastIndex((child) => right(child.ink) <= ink.x);
  const beside = [children[at], children[at + 1]];
  const isLine = (child: LayoutNode | undefined): boolean =>
    child !== undefined &&
    child.box.height <= MAX_LINE_EM * text.size &&
    child.ink.y <= bottom(ink) &&
    bottom(child.ink) >= ink.y;
  if (!beside.every(isLine) || children[at + 1].ink.x < right(ink)) return false;
  // Alone it says nothing about its type.
  const [model = text] = beside.flatMap(leavesOf).flatMap((leaf) => leaf.text ?? []);
  const { font, size, lineHeight } = model;
  const dot = { ...text, font, size, lineHeight, letterSpacing: 0 };
  node.children = children.toSpliced(at + 1, 0, {
    kind: 'text',
    text: dot,
    ink,
    box: text.box,
    role: 'span',
    children: [],
  });
  return true;
}
