import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { group } from './arrange.ts';

/** How far a line may end from what it reaches, and cells may differ in width, in px. */
const MAX_GAP_PX = 3;
const MAX_UNEVEN_PX = 4;
/** What a cell that leads somewhere says, in words. */
const MAX_ACTION_WORDS = 3;

/**
 * What can be done with a card, side by side at its foot: upright lines from the line above it to the end of the card divide
 * it into cells of one width. Each is one part, as wide as its cell; one with a sign and a word or two is a link.
 */
export function groupDividedCells(node: LayoutNode): void {
  for (const child of node.children) groupDividedCells(child);
  const foot = node.children[node.children.length - 1];
  if (node.kind !== 'stack' || !node.paint || foot?.kind !== 'row' || foot.paint || foot.role || foot.image) return;
  const above = node.children[node.children.length - 2];
  const isBelowLine = above?.kind === 'rule' && above.box.width >= node.box.width - 2 * MAX_GAP_PX;
  if (!isBelowLine || bottom(foot.box) < bottom(node.box) - MAX_GAP_PX) return;
  const isLine = ({ kind, box }: LayoutNode): boolean => kind === 'rule' && box.height >= foot.box.height - MAX_GAP_PX;
  const parts = foot.children.toSorted((a, b) => a.box.x - b.box.x);
  const lines = parts.filter(isLine);
  const edges = [node.box.x, ...lines.map(({ box }) => box.x), right(node.box)];
  const widths = edges.slice(1).map((edge, i) => edge - edges[i]);
  if (lines.length === 0 || Math.max(...widths) - Math.min(...widths) > MAX_UNEVEN_PX) return;
  const contents = edges
    .slice(1)
    .map((edge, i) => parts.filter((part) => !isLine(part) && part.box.x >= edges[i] && right(part.box) <= edge));
  // What lies over a line belongs to no cell.
  if (contents.some(({ length }) => length === 0) || contents.flat().length + lines.length < parts.length) return;
  const cells = contents.map((own) => (own.length === 1 ? own[0] : group('row', own)));
  if (cells.every(isAction)) {
    cells.forEach((cell, i) => {
      cell.role = 'a';
      cell.box = { x: edges[i], y: foot.box.y, width: widths[i], height: foot.box.height };
    });
    foot.box = { ...foot.box, x: node.box.x, width: node.box.width };
    foot.ink = foot.box;
  }
  foot.children = cells.flatMap((cell, i) => (i === 0 ? [cell] : [lines[i - 1], cell]));
}

/** A sign, and a word or two behind it. */
function isAction({ kind, children }: LayoutNode): boolean {
  if (kind !== 'row' || children.length !== 2) return false;
  const [sign, text] = children.toSorted((a, b) => a.ink.x - b.ink.x);
  const words = text.text?.lines.length === 1 ? text.text.lines[0].text.split(' ') : [];
  return (
    sign.kind === 'image' &&
    words.length > 0 &&
    words.length <= MAX_ACTION_WORDS &&
    words.every((word) => /^\p{L}+$/u.test(word))
  );
}
