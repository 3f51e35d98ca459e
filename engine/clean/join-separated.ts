import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { right, unionBox } from '../raster/box.ts';
import { textWidth } from '../typeface/measure-text.ts';

/** What is written between the parts of one line: who wrote it, when, how long it takes to read. */
const SEPARATOR = /^[·•|/–—]$/;
/** What the room between two words may differ from a space of their type, in em. */
const MAX_SPACE_ERROR_EM = 0.15;
/** Sizes that differ by no more, in px, were measured of one. */
const SAME_SIZE_PX = 0.5;

/** Words of one style with separators between them, a space apart, are one text. Changes the tree in place. */
export function joinSeparated(node: LayoutNode): void {
  for (const child of node.children) joinSeparated(child);
  node.children = node.children.map(joined);
}

/** The text that is all of a row; else the row. */
function joined(row: LayoutNode): LayoutNode {
  if (row.kind !== 'row' || row.role || row.component || row.instance) return row;
  const parts: LayoutNode[] = [];
  for (const child of row.children.toSorted((a, b) => a.ink.x - b.ink.x)) {
    const last = parts[parts.length - 1];
    if (last && goesOn(last, child)) parts[parts.length - 1] = join(last, child);
    else parts.push(child);
  }
  // What ends with a separator goes on in something else.
  if (parts.length === row.children.length || parts.some(endsOpen)) return row;
  if (parts.length === 1 && !row.paint && !row.image) return parts[0];
  return { ...row, children: parts } as LayoutNode;
}

const wordsOf = ({ text }: LayoutNode): string[] => text!.lines[0].text.split(' ');
const isSeparator = (word: string | undefined): boolean => word !== undefined && SEPARATOR.test(word);

const endsOpen = (node: LayoutNode): boolean => {
  if (node.text?.lines.length !== 1 || wordsOf(node).length < 2) return false;
  return isSeparator(wordsOf(node).at(-1)) || isSeparator(wordsOf(node)[0]);
};

/** Whether a text goes on with another one: one of them is a separator, or ends with one. */
function goesOn(before: LayoutNode, after: LayoutNode): boolean {
  const [a, b] = [before.text, after.text];
  if (a?.lines.length !== 1 || b?.lines.length !== 1 || before.role || after.role) return false;
  if (isSeparator(wordsOf(before).at(-1)) === isSeparator(wordsOf(after)[0])) return false;
  const gap = after.ink.x - right(before.ink);
  const space = textWidth(a.font, ' ', a.size, a.letterSpacing);
  return isAlike(a, b) && Math.abs(gap - space) <= MAX_SPACE_ERROR_EM * a.size;
}

const isAlike = (a: TextBlock, b: TextBlock): boolean =>
  a.font.family === b.font.family &&
  a.font.weight === b.font.weight &&
  a.font.italic === b.font.italic &&
  a.color === b.color &&
  Math.abs(a.size - b.size) <= SAME_SIZE_PX;

function join(before: LayoutNode, after: LayoutNode): LayoutNode {
  const [a, b] = [before.text!, after.text!];
  const [line, next] = [a.lines[0], b.lines[0]];
  const ink = unionBox([before.ink, after.ink]);
  const box = { ...before.box, width: right(after.box) - before.box.x };
  const whole = {
    ...line,
    box: unionBox([line.box, next.box]),
    words: [...line.words, ...next.words],
    text: `${line.text} ${next.text}`,
  };
  return { ...before, box, ink, text: { ...a, lines: [whole], box, ink, wrapWidth: box.width } } as LayoutNode;
}
