import type { LayoutNode } from '../model/layout-node.ts';
import { channelDistance } from '../raster/color.ts';

const MIN_COUNT = 3;
const MAX_HEIGHT_PX = 36;
/** Colours of one state differ by less, those of two by more, in levels of the channel that differs most. */
const MAX_COLOR_DISTANCE = 64;
const MAX_SURFACE_DISTANCE = 20;

/**
 * Boxes in one column of a table whose look goes with their words — green where it says paid, grey where it says open — say
 * how things are; nobody presses them. A column of buttons has one look.
 */
export function assignStates(node: LayoutNode): void {
  if (node.role !== 'table') {
    for (const child of node.children) assignStates(child);
    return;
  }
  const rows = node.children.filter(({ kind }) => kind === 'row');
  const count = Math.max(...rows.map(({ children }) => children.length));
  for (let at = 0; at < count; at++) {
    const boxes = rows.flatMap(({ children }) => (children[at] ? boxIn(children[at]) : []));
    if (boxes.length < MIN_COUNT || !areStates(boxes)) continue;
    for (const { node: box } of boxes) Object.assign(box, { role: 'span', component: { kind: 'badge' } });
  }
}

type Boxed = { node: LayoutNode; words: string; fill: number; color: number };

/** The box of one short line that a cell is. */
function boxIn(node: LayoutNode): Boxed[] {
  const { kind, paint, box, children, role } = node;
  const [text] = children;
  if (kind !== 'stack' || role || paint?.fill === undefined || box.height > MAX_HEIGHT_PX) return [];
  // A dot before the words says the same, and is drawn with the badge.
  if (children.length !== 1 || text.text?.lines.length !== 1 || text.text.bullet !== false) return [];
  return [{ node, words: text.text.lines[0].text, fill: paint.fill, color: text.text.color }];
}

function areStates(boxes: readonly Boxed[]): boolean {
  const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
  const same = pairs.filter(([a, b]) => a.words === b.words);
  const other = pairs.filter(([a, b]) => a.words !== b.words);
  return (
    same.length > 0 &&
    same.every(([a, b]) => channelDistance(a.fill, b.fill) <= MAX_COLOR_DISTANCE) &&
    other.some(
      ([a, b]) =>
        channelDistance(a.fill, b.fill) > MAX_COLOR_DISTANCE ||
        (channelDistance(a.fill, b.fill) > MAX_SURFACE_DISTANCE &&
          channelDistance(a.color, b.color) > MAX_COLOR_DISTANCE),
    )
  );
}
