import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerX, centerY, overlapY, right, unionBox } from '../raster/box.ts';
import { arrange, group } from './arrange.ts';
import { cutColumns } from './xy-cut.ts';

/** A mark on the line of a timeline is no larger, in px; a line is no thicker. */
const MAX_MARK_PX = 48;
const MAX_LINE_PX = 6;
/** Middles of marks and of the line differ by no more, in px. */
const MAX_OFF_PX = 2.5;
/** Of the way from one mark to the next, so much is drawn: round some marks the ground is seen. */
const MIN_DRAWN_SHARE = 0.6;
/** Below the last mark, what belongs to it is no farther from the line above it than this, in px, or than anywhere among the others. */
const MIN_LINE_GAP_PX = 12;

/** What is said beside a mark begins no farther above it, in px. */
const MAX_ABOVE_PX = 12;

/**
 * Events along an upright line that joins their marks, as in the history of an order: each becomes a row of its mark, with the
 * piece of line below that, and of what is said beside both.
 *
 * @returns the nodes, with those of each timeline in one stack of rows
 */
export function gatherTimelines(nodes: readonly LayoutNode[]): LayoutNode[] {
  const lines = nodes.filter(({ kind, box }) => kind === 'rule' && box.width <= MAX_LINE_PX && box.height > box.width);
  for (const line of lines) {
    const marks = marksAlong(line, lines, nodes);
    const timeline = marks.length > 1 ? timelineOf(marks, line, nodes) : undefined;
    if (!timeline) continue;
    const others = nodes.filter((node) => !timeline.taken.has(node));
    return gatherTimelines([...others, timeline.stack]);
  }
  return [...nodes];
}

const isOn = (line: LayoutNode, { box }: LayoutNode): boolean =>
  Math.abs(centerX(line.box) - centerX(box)) <= MAX_OFF_PX;

/** From the top. */
function marksAlong(line: LayoutNode, lines: readonly LayoutNode[], nodes: readonly LayoutNode[]): LayoutNode[] {
  const pieces = lines.filter((other) => isOn(line, other));
  const marks = nodes.filter(
    (node) =>
      node.kind !== 'text' &&
      node.kind !== 'rule' &&
      Math.max(node.box.width, node.box.height) <= MAX_MARK_PX &&
      isOn(line, node),
  );
  marks.sort((a, b) => a.box.y - b.box.y);
  const isJoined = (upper: LayoutNode, lower: LayoutNode): boolean => {
    const gap = { ...upper.box, y: bottom(upper.box), height: lower.box.y - bottom(upper.box) };
    const drawn = pieces.reduce((sum, { box }) => sum + Math.max(0, overlapY(box, gap)), 0);
    return gap.height > 0 && drawn >= MIN_DRAWN_SHARE * gap.height;
  };
  // Those that this line is among.
  const chains: LayoutNode[][] = [];
  for (const mark of marks) {
    const chain = chains[chains.length - 1];
    if (chain && isJoined(chain[chain.length - 1], mark)) chain.push(mark);
    else chains.push([mark]);
  }
  const { y } = line.box;
  const around = chains.find((chain) => chain[0].box.y <= y && bottom(chain[chain.length - 1].box) > y);
  return around && areAlike(around) ? around : [];
}

/** Of signs, some are slimmer; a tile or a disc has the size of the next. */
const MAX_SIZE_RATIO = 2;

const areAlike = (marks: readonly LayoutNode[]): boolean =>
  (['width', 'height'] as const).every((side) => {
    const sizes = marks.map(({ box }) => box[side]);
    return Math.max(...sizes) <= MAX_SIZE_RATIO * Math.min(...sizes);
  });

function timelineOf(marks: readonly LayoutNode[], { box: line, color }: LayoutNode, nodes: readonly LayoutNode[]) {
  const [start, last] = [marks[0].box.y, marks[marks.length - 1].box];
  const edge = Math.max(...marks.map(({ box }) => right(box)));
  const pieces = nodes.filter(
    (node) => node.kind === 'rule' && Math.abs(centerX(node.box) - centerX(line)) <= MAX_OFF_PX,
  );
  const all = nodes.filter((node) => !marks.includes(node) && node.ink.x >= edge && centerY(node.ink) >= start);
  const end = endOfColumns(
    all.filter(({ ink }) => ink.y < bottom(last)),
    marks,
  );
  const beside = all.filter(({ ink }) => right(ink) <= end).sort((a, b) => bottom(a.ink) - bottom(b.ink));
  const contents = marks.map(({ box }, i): LayoutNode[] => {
    const next = marks[i + 1]?.box.y;
    return next === undefined ? [] : beside.filter(({ ink }) => centerY(ink) >= box.y && centerY(ink) < next);
  });
  const known = new Set(contents.flat());
  const gaps = contents.flatMap((content) => content.slice(1).map(({ ink }, i) => ink.y - bottom(content[i].ink)));
  const reach = Math.max(MIN_LINE_GAP_PX, ...gaps);
  let foot = bottom(last);
  for (const node of beside.filter((one) => !known.has(one))) {
    if (node.ink.y > foot + reach) break;
    contents[contents.length - 1].push(node);
    foot = Math.max(foot, bottom(node.ink));
  }
  if (contents.some(({ length }) => length === 0)) return undefined;
  const rows = contents.map((content, i) => {
    const from = bottom(marks[i].box);
    const to =
      marks[i + 1]?.box.y ?? Math.max(from, ...pieces.map(({ box }) => bottom(box)).filter((end) => end <= foot));
    const drawn = pieces.filter(({ box }) => box.y < to && bottom(box) > from);
    const lead = drawn.length > 0 ? group('stack', [marks[i], pieceOf(drawn, from, to, color!)]) : marks[i];
    return group('row', [lead, arrange(content)]);
  });
  return { stack: group('stack', rows), taken: new Set([...marks, ...pieces, ...contents.flat()]) };
}

/** Where the column begins in which something stands beside several marks. */
function endOfColumns(nodes: readonly LayoutNode[], marks: readonly LayoutNode[]): number {
  const isAcross = ({ ink }: LayoutNode): boolean =>
    marks.slice(1).some(({ box }) => ink.y < box.y - MAX_ABOVE_PX && bottom(ink) > box.y);
  const across = cutColumns(nodes, MIN_LINE_GAP_PX).find((column) => column.some(isAcross));
  return across ? Math.min(...across.map(({ ink }) => ink.x)) : Number.POSITIVE_INFINITY;
}

/** What is drawn of the line from one mark to the next. */
function pieceOf(pieces: readonly LayoutNode[], from: number, to: number, color: number): LayoutNode {
  const whole = unionBox(pieces.map(({ box }) => box));
  const y = Math.max(from, whole.y);
  const box = { ...pieces[0].box, y, height: Math.min(to, bottom(whole)) - y };
  return { kind: 'rule', box, ink: box, children: [], color };
}
