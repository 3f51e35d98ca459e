import type { LayoutNode } from '../model/layout-node.ts';
import type { Side } from '../model/paint.ts';
import { bottom, right, unionBox } from '../raster/box.ts';

/** A line from edge to edge may end so far before them, in px. */
const SAME_EDGE_PX = 2;
/** A bar beside what is written is no wider, no further away from it, and ends so far before its ends at most, in px. */
const MAX_BAR_PX = 8;
const MAX_BAR_GAP_PX = 48;
const MAX_BAR_OFF_PX = 6;

/**
 * Lines that belong to what they lie beside are its border: below the header and above the footer of a page, and left of a
 * quotation or a notice. Changes the tree in place.
 */
export function rulesAsBorders(node: LayoutNode): void {
  for (const child of node.children) rulesAsBorders(child);
  edgesOfLandmarks(node);
  topOfColumn(node);
  if (node.kind === 'row') {
    node.children.forEach(underline);
    sideOfColumn(node);
  }
  const end = Math.max(...node.children.map(({ box }) => right(box)));
  // In a stack it is as wide as what stands above and below it.
  for (const child of node.children) barOfRow(child, node.kind === 'stack' ? end : right(child.box));
}

function edgesOfLandmarks(node: LayoutNode): void {
  const { box, children } = node;
  const isEdge = (one: LayoutNode | undefined): boolean =>
    one?.kind === 'rule' && one.box.x <= box.x + SAME_EDGE_PX && right(one.box) >= right(box) - SAME_EDGE_PX;
  const parts = [...children].sort((a, b) => a.box.y - b.box.y);
  const [header, below] = parts;
  if (header?.role === 'header' && isEdge(below)) takeLine(node, header, below, 'bottom');
  const [above, footer] = parts.slice(-2);
  if (footer?.role !== 'footer' || parts.length < 2) return;
  if (above !== header && isEdge(above)) takeLine(node, footer, above, 'top');
  else if (footer.kind === 'stack') {
    // It may be the first thing in it, too.
    const [first, ...others] = [...footer.children].sort((a, b) => a.box.y - b.box.y);
    if (!isEdge(first) || others.length === 0) return;
    footer.children = others;
    takeLine(node, footer, first, 'top');
  }
}

/** So far inside, in px, stands what has the padding of its column at its sides. */
const MIN_INSET_PX = 8;
/** … and no further below its line. */
const MAX_INSET_PX = 48;

/** A line along the top of a column is its border: what stands below it keeps its distance from the sides, the line does not. */
function topOfColumn(node: LayoutNode): void {
  const { box, kind, paint, image, children } = node;
  if (kind !== 'stack' || paint || image || children.length < 3) return;
  const [line, ...others] = [...children].sort((a, b) => a.box.y - b.box.y);
  if (line.kind !== 'rule' || line.color === undefined || line.box.y > box.y + SAME_EDGE_PX) return;
  const isInside = ({ ink }: LayoutNode): boolean =>
    ink.x >= line.box.x + MIN_INSET_PX && right(ink) <= right(line.box) - MIN_INSET_PX;
  if (!others.every(isInside) || others[0].ink.y - bottom(line.box) > MAX_INSET_PX) return;
  const border = { color: line.color, width: Math.max(1, Math.round(line.box.height)), sides: ['top'] as Side[] };
  Object.assign(node, { paint: { border }, children: others });
}

/** Of the height of its row, a line between two columns, and a column beside it, have at least so much. */
const MIN_COLUMN_SHARE = 0.9;

/** A line between two columns is the border of the narrower one that ends at it: of a sidebar. Cells have lines of their own. */
function sideOfColumn(node: LayoutNode): void {
  const isTall = ({ box }: LayoutNode): boolean => box.height >= MIN_COLUMN_SHARE * node.box.height;
  const parts = node.children.toSorted((a, b) => a.box.x - b.box.x);
  const lines = parts.filter((one) => one.kind === 'rule' && one.box.height > one.box.width && isTall(one));
  const [line, ...others] = lines;
  if (line?.color === undefined || others.length > 0) return;
  const at = parts.indexOf(line);
  const [before, after] = [parts[at - 1], parts[at + 1]];
  if (!before || !after) return;
  const isColumn = (one: LayoutNode): boolean =>
    one.kind === 'stack' && !one.image && !one.paint?.border && isTall(one);
  const ends = [
    { column: before, side: 'right' as Side, off: line.box.x - right(before.box) },
    { column: after, side: 'left' as Side, off: after.box.x - right(line.box) },
  ].filter(({ column, off }) => isColumn(column) && Math.abs(off) <= SAME_EDGE_PX);
  const [found] = ends.sort((a, b) => a.column.box.width - b.column.box.width);
  if (!found) return;
  const { column, side } = found;
  const border = { color: line.color, width: Math.max(1, Math.round(line.box.width)), sides: [side] };
  column.box = unionBox([column.box, { ...line.box, y: column.box.y, height: column.box.height }]);
  column.paint = { ...column.paint, border };
  node.children = node.children.filter((child) => child !== line);
}

/** The part goes from edge to edge as its line does; a header begins where the page does. */
function takeLine(node: LayoutNode, part: LayoutNode, line: LayoutNode, side: Side): void {
  if (part.paint?.border || (part.kind !== 'row' && part.kind !== 'stack')) return;
  const { box } = node;
  const y = side === 'top' ? line.box.y : box.y;
  const foot = side === 'top' ? bottom(part.box) : bottom(line.box);
  const border = { color: line.color!, width: Math.max(1, Math.round(line.box.height)), sides: [side] };
  const whole = { ...box, y, height: foot - y };
  Object.assign(part, { box: whole, ink: whole, paint: { ...part.paint, border } });
  node.children = node.children.filter((child) => child !== line);
}

/** A line under a word is no further below it, and begins and ends where that does, in px. */
const MAX_UNDERLINE_GAP_PX = 20;
const MAX_UNDERLINE_OFF_PX = 4;

/** The entry of a menu that one is at: a word with a line below it, among others in a row. */
function underline(node: LayoutNode): void {
  if (node.kind !== 'stack' || node.paint || node.image || node.children.length !== 2) return;
  const [word, line] = [...node.children].sort((a, b) => a.box.y - b.box.y);
  if (word.text?.lines.length !== 1 || line.kind !== 'rule' || line.color === undefined) return;
  const ends = [line.box.x - word.ink.x, right(line.box) - right(word.ink)];
  const gap = line.box.y - bottom(word.ink);
  if (gap > MAX_UNDERLINE_GAP_PX || ends.some((off) => Math.abs(off) > MAX_UNDERLINE_OFF_PX)) return;
  const box = unionBox([{ ...word.box, x: line.box.x, width: line.box.width }, line.box]);
  const border = { color: line.color, width: Math.max(1, Math.round(line.box.height)), sides: ['bottom'] as Side[] };
  Object.assign(node, { box, ink: box, paint: { border }, children: [word] });
}

/** A row of an upright bar and what it marks. */
function barOfRow(node: LayoutNode, end: number): void {
  if (node.kind !== 'row' || node.paint || node.children.length !== 2) return;
  const [bar, content] = [...node.children].sort((a, b) => a.box.x - b.box.x);
  const color =
    bar.kind === 'rule' ? bar.color : bar.kind === 'empty' && !bar.paint?.border ? bar.paint?.fill : undefined;
  const gap = content.box.x - right(bar.box);
  if (
    color === undefined ||
    content.paint ||
    content.image ||
    bar.box.width > MAX_BAR_PX ||
    gap > MAX_BAR_GAP_PX ||
    bar.box.y > content.ink.y + MAX_BAR_OFF_PX ||
    bottom(bar.box) < bottom(content.ink) - MAX_BAR_OFF_PX
  )
    return;
  const inside = content.kind === 'stack' && !content.role && !content.component ? content.children : [content];
  const box = { x: bar.box.x, y: bar.box.y, width: end - bar.box.x, height: bar.box.height };
  const border = { color, width: Math.max(1, Math.round(bar.box.width)), sides: ['left'] };
  Object.assign(node, { kind: 'stack', box, ink: box, children: inside, paint: { border } });
}
