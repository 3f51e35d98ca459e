import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerX, centerY, right, unionBox } from '../raster/box.ts';
import { isContainer, type Lists, unitOf } from './item.ts';
import { frameShare, likenessOfContents, similarity } from './similarity.ts';

/** Parts with several things in them are alike from here on; a text or picture alone has to be more so. */
const MIN_SIMILARITY = 0.72;
const MIN_LEAF_SIMILARITY = 0.86;
/** A text that is set apart in a list of others: the entry that is chosen. */
const MIN_ODD_SIMILARITY = 0.74;
/** The same text with a frame and without: an entry of a menu that is chosen. */
const MIN_FRAMED_SIMILARITY = 0.6;
/** What stands in frames of one look and one width or height: these say that they are alike, and each may hold more or less than the others. */
const MIN_SAME_FRAME_SIMILARITY = 0.5;
/** Paint that only one of them has, or of another kind. */
const OTHER_PAINT = 0.95;
/** Edges that are meant to be one lie within this. */
const MAX_EDGE_OFFSET_PX = 6;

export const isLeaf = (node: LayoutNode): boolean => node.children.length === 0;

/** How much two parts of the page are alike as instances of one thing, 0..1. */
export function likeness(a: LayoutNode, b: LayoutNode, lists: Lists): number {
  const [unit, other] = [unitOf(a, lists), unitOf(b, lists)];
  if (!isContainer(a) || !isContainer(b)) return similarity(unit, other);
  const [within, withinOther] = framesOf([a, b]);
  const contents = likenessOfContents(unit.items, other.items, within, withinOther);
  const frame = frameShare(a, b);
  if (frame > 0) return frame + (1 - frame) * contents;
  return (a.paint === undefined) === (b.paint === undefined) ? contents : OTHER_PAINT * contents;
}

/** What the places of parts are measured from: the frames of all instances, or what is seen in them where one has none. */
export function framesOf(nodes: readonly LayoutNode[]): Box[] {
  if (nodes.every(({ paint, image }) => paint || image)) return nodes.map(({ box }) => box);
  return nodes.map((node) => (node.children.length > 0 ? unionBox(node.children.map(({ ink }) => ink)) : node.ink));
}

/** @param mayBeOdd whether one of two texts may be set apart, by its weight and colour */
export function areAlike(a: LayoutNode, b: LayoutNode, lists: Lists, mayBeOdd = false): boolean {
  const leaves = [a, b].filter(isLeaf).length;
  const leastOfLeaves = mayBeOdd ? MIN_ODD_SIMILARITY : MIN_LEAF_SIMILARITY;
  const leastOfGroups = frameShare(a, b) > 0 ? MIN_SAME_FRAME_SIMILARITY : MIN_SIMILARITY;
  const least = [leastOfGroups, MIN_FRAMED_SIMILARITY, leastOfLeaves][leaves];
  return likeness(a, b, lists) >= least;
}

const share = (edges: readonly ((node: LayoutNode) => number)[], a: LayoutNode, b: LayoutNode): boolean =>
  edges.some((edge) => Math.abs(edge(a) - edge(b)) <= MAX_EDGE_OFFSET_PX);

const leftOf = ({ ink }: LayoutNode): number => ink.x;
const ACROSS = [
  ({ box }: LayoutNode) => box.x,
  leftOf,
  ({ box }: LayoutNode) => centerX(box),
  ({ box }: LayoutNode) => right(box),
];
const DOWN = [
  ({ box }: LayoutNode) => box.y,
  ({ box }: LayoutNode) => centerY(box),
  ({ box }: LayoutNode) => bottom(box),
];

/** Whether parts below each other share an edge or their middle; a chosen entry is widened by its frame. */
export function areInColumn(a: LayoutNode, b: LayoutNode): boolean {
  const [label, other] = [labelOf(a, b), labelOf(b, a)];
  return label !== a || other !== b
    ? share([leftOf], label, other)
    : share(ACROSS, a, b) || share(ACROSS, bare(a), bare(b));
}

/** Beside a lone text, the text of an instance: an icon may stand before it. */
function labelOf(node: LayoutNode, other: LayoutNode): LayoutNode {
  const isBesideText = other.kind === 'text' && !node.paint && node.children.length > 0;
  return (isBesideText && node.children.find(({ kind }) => kind === 'text')) || node;
}

export const areInRow = (a: LayoutNode, b: LayoutNode): boolean => share(DOWN, a, b);

const bare = (node: LayoutNode): LayoutNode => (node.paint && node.children.length > 0 ? node.children[0] : node);
