import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import type { Frame } from './context.ts';

/** Whether all that is in a column stands in its middle. */
export function isCenteredText(node: LayoutNode): boolean {
  if (node.kind === 'text') return node.text!.align === 'center' && node.text!.lines.length > 1;
  return sharesMiddle(node) && spreadOf(node.children.map(({ ink }) => ink.x)) > 4;
}

/** Whether things below each other have one middle; where they are equally wide, one edge as well. */
const sharesMiddle = ({ kind, paint, image, children }: LayoutNode): boolean =>
  kind === 'stack' &&
  !paint &&
  !image &&
  children.length > 1 &&
  spreadOf(children.map(({ ink }) => ink.x + ink.width / 2)) <= 4;

/** Fewer columns may have their middles at one distance by chance. */
const MIN_COLUMN_COUNT = 3;
/** What distances of middles may differ, in px, as they are measured of ink. */
const MAX_PITCH_ERROR_PX = 3;
/** Gaps of words that differ by no more, in px, are one gap: the words stand in a line. */
const SAME_GAP_PX = 8;

/** How far apart the middles of columns are whose content stands in their middle, in px; none where they do not. */
export function centeredPitch(children: readonly LayoutNode[]): number | undefined {
  if (children.length < MIN_COLUMN_COUNT) return undefined;
  const isLine = ({ text }: LayoutNode): boolean => text?.lines.length === 1;
  const isCentred = (child: LayoutNode): boolean => isCenteredText(child) || isLine(child);
  // A short word may be as wide as the sign above it: the columns beside it tell.
  const isProven = 2 * children.filter(isCentred).length >= children.length;
  if (!isProven || !children.every((child) => isCentred(child) || sharesMiddle(child))) return undefined;
  const sorted = [...children].sort((a, b) => a.ink.x - b.ink.x);
  const gaps = sorted.slice(1).map(({ ink }, i) => ink.x - right(sorted[i].ink));
  if (children.every(isLine) && spreadOf(gaps) <= SAME_GAP_PX) return undefined;
  const middles = sorted.map(({ ink }) => ink.x + ink.width / 2);
  const pitches = middles.slice(1).map((middle, i) => middle - middles[i]);
  const pitch = (middles[middles.length - 1] - middles[0]) / pitches.length;
  return Math.min(...gaps) >= 0 && spreadOf(pitches) <= MAX_PITCH_ERROR_PX ? pitch : undefined;
}

/** What the middle of columns may be off that of the room they share, in px. */
const MAX_OFF_MIDDLE_PX = 4;

/** Whether columns whose content stands in their middle share this room. */
export function areCenteredIn(children: readonly LayoutNode[], { x0, x1 }: Frame): boolean {
  if (centeredPitch(children) === undefined) return false;
  const middles = children.map(({ ink }) => ink.x + ink.width / 2);
  return Math.abs(Math.min(...middles) + Math.max(...middles) - x0 - x1) / 2 <= MAX_OFF_MIDDLE_PX;
}

/** Gaps that columns may have between them, in px, the usual one first, and the widest one. */
const GAPS: readonly number[] = [32, 24, 48, 16, 40, 64];
const MAX_GAP_PX = 128;
/** What a width may be off, in px. */
const MAX_WIDTH_ERROR_PX = 4;

/**
 * The edges of columns whose content stands in their middle: no ink shows them, and every gap makes the same picture. They are
 * those that the page has elsewhere, where these leave room for the columns, else those of a container, else those with the
 * first gap that has room for them.
 *
 * @param usual widths of containers, in px
 */
export function centeredEdges(
  columns: readonly LayoutNode[],
  frame: Frame,
  known: Frame,
  usual: readonly number[],
): Frame | undefined {
  const pitch = centeredPitch(columns);
  if (!pitch) return undefined;
  const middles = columns.map(({ ink }) => ink.x + ink.width / 2);
  const middle = (Math.min(...middles) + Math.max(...middles)) / 2;
  const widest = Math.max(...columns.map(({ ink }) => ink.width));
  const hasRoom = (gap: number): boolean => gap >= 0 && gap <= MAX_GAP_PX && pitch - gap > widest + SAME_GAP_PX;
  if (hasRoom(pitch * columns.length - known.x1 + known.x0) && areCenteredIn(columns, known)) return known;
  const widths = GAPS.filter(hasRoom).map((gap) => pitch * columns.length - gap);
  const fitting = widths.filter((width) => width < frame.x1 - frame.x0);
  const isUsual = (width: number): boolean => usual.some((one) => Math.abs(one - width) <= MAX_WIDTH_ERROR_PX);
  const width = fitting.find(isUsual) ?? fitting[0];
  return width === undefined ? undefined : { x0: middle - width / 2, x1: middle + width / 2 };
}

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
