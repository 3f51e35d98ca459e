import type { Sources } from '../emit/image-sources.ts';
import { arrange } from '../layout/arrange.ts';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { area, bottom, intersection, overlapX, unionBox } from '../raster/box.ts';
import { drawIllustration } from './draw-illustration.ts';

/** Pieces of one sign touch each other, and it is no larger, in px. */
const MAX_GAP_PX = 2;
const MAX_SIGN_PX = 96;
/** Among content, so many pieces on top of each other are no parts of the page. */
const MIN_PIECE_COUNT = 3;

/**
 * What lies on top of each other and says nothing is one drawing: the lines, boxes and bitmaps in it are what was recognised of that, as
 * of an illustration, a logo, or a photograph in one shade. Where something is written on it, it lies behind that. Changes the tree
 * in place.
 */
export function joinPieces(node: LayoutNode, sources: Sources): void {
  for (const child of node.children) joinPieces(child, sources);
  if (node.kind === 'stack') joinSigns(node, sources);
  widen(node, sources);
  if (node.kind !== 'overlay' || node.paint || node.image || node.role) return;
  const pieces = node.children.filter(isPiece);
  if (pieces.length === node.children.length && isDrawing(pieces, sources)) {
    const picture = pictureOf(pieces, node.box, sources);
    sources.set(node, sources.get(picture)!);
    Object.assign(node, picture);
    return;
  }
  const content = node.children.filter((child) => !pieces.includes(child));
  const hasBitmap = pieces.some((piece) => leavesOf(piece).some(isBitmap));
  if (pieces.length < MIN_PIECE_COUNT || !hasBitmap || !isDrawing(pieces, sources)) return;
  const { kind, children } = content.length === 1 ? { kind: 'stack', children: content } : arrange(content);
  const behind = drawIllustration({ ...node, children: pieces } as LayoutNode, sources);
  Object.assign(node, { kind, children, image: { kind: 'photo', background: true } });
  sources.set(node, behind);
}

/** Where pieces stand beside what lies on such a drawing, that goes on behind them. */
function widen(node: LayoutNode, sources: Sources): void {
  if ((node.kind !== 'row' && node.kind !== 'stack') || node.paint || node.image || node.role) return;
  const drawn = node.children.filter(
    ({ image, paint, children }) => image?.background && !paint && children.length > 0,
  );
  const pieces = node.children.filter((child) => !drawn.includes(child));
  const [only, ...others] = drawn;
  if (!only || others.length > 0 || pieces.length === 0 || !pieces.every(isPiece) || !sources.has(only)) return;
  const { box } = only;
  const part: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
  sources.set(part, sources.get(only)!);
  const around = unionBox(node.children.map((child) => child.box));
  const drawing: LayoutNode = { kind: 'overlay', box: around, ink: around, children: [part, ...pieces] };
  Object.assign(node, { kind: only.kind, children: only.children, image: only.image, box: around });
  sources.set(node, drawIllustration(drawing, sources));
}

/** Pieces right below each other are one sign. */
function joinSigns(node: LayoutNode, sources: Sources): void {
  const children: LayoutNode[] = [];
  for (const child of node.children) {
    const last = children[children.length - 1];
    const joined = last && isPiece(last) && isPiece(child) && touch(last, child) ? [last, child] : undefined;
    const box = joined && unionBox([last.box, child.box]);
    if (!joined || !box || Math.max(box.width, box.height) > MAX_SIGN_PX || !isDrawing(joined, sources))
      children.push(child);
    else children[children.length - 1] = pictureOf(joined, box, sources);
  }
  node.children = children;
}

const touch = ({ box: above }: LayoutNode, { box }: LayoutNode): boolean =>
  box.y - bottom(above) <= MAX_GAP_PX && overlapX(above, box) > 0;

function pictureOf(pieces: LayoutNode[], box: Box, sources: Sources): LayoutNode {
  const kind = Math.max(box.width, box.height) <= MAX_SIGN_PX ? 'icon' : 'photo';
  const named = pieces.flatMap(leavesOf).filter(({ alt }) => alt);
  const [largest] = named.sort((a, b) => area(b.box) - area(a.box));
  const picture: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind }, alt: largest?.alt ?? '' };
  const drawing: LayoutNode = { kind: 'overlay', box, ink: box, children: pieces };
  sources.set(picture, drawIllustration(drawing, sources));
  return picture;
}

/** Whether pieces are more than photographs, which may well lie over each other, and all can be drawn. */
function isDrawing(pieces: readonly LayoutNode[], sources: Sources): boolean {
  const leaves = pieces.flatMap(leavesOf);
  const isMore = !leaves.every(isBitmap) || areOne(leaves);
  return isMore && leaves.every((leaf) => leaf.kind !== 'image' || sources.has(leaf));
}

/** A photograph that has most of itself within a bitmap that is none is the rest of that: pale, it was cut in two. */
const areOne = (bitmaps: readonly LayoutNode[]): boolean =>
  bitmaps.some(
    (one) =>
      one.image?.kind === 'icon' &&
      bitmaps.some((other) => other.image?.kind === 'photo' && intersection(one.box, other.box) > area(other.box) / 2),
  );

const leavesOf = (node: LayoutNode): LayoutNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);

const isBitmap = ({ kind, image }: LayoutNode): boolean => kind === 'image' && !image?.drawing;

/** Lines, boxes and pictures that are nothing by themselves: no sign that is known, no portrait, no control. */
const isPiece = (node: LayoutNode): boolean =>
  !node.text &&
  !node.role &&
  !node.check &&
  !node.gauge &&
  !node.instance &&
  !node.component &&
  !node.image?.drawing?.known &&
  !node.image?.round &&
  !node.image?.corners &&
  node.children.every(isPiece);
