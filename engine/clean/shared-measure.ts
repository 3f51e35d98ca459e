import type { LayoutNode } from '../model/layout-node.ts';
import { median } from '../repetition/middle.ts';
import { breaksAlike } from '../text-blocks/line-width.ts';
import { rangeOf, roomOf, SAME_EDGE_PX, WIDTHS, widthIn } from './build-text.ts';
import type { Context, Frame } from './context.ts';

/** One text alone shares nothing. */
const MIN_TEXT_COUNT = 2;

/**
 * Columns with where the texts below each other in them begin and how wide their paragraphs are: what was measured of each is
 * off by a few pixels, and only the longest line of a paragraph comes near the edge that all of them break at.
 */
export function shareMeasure(frame: Frame, children: readonly LayoutNode[], context: Context): Frame {
  const texts = children.filter(({ text }) => text?.align === 'left');
  if (texts.length < MIN_TEXT_COUNT) return frame;
  const start = median(texts.map(({ box }) => box.x));
  const blocks = texts.flatMap(({ text }) =>
    text!.lines.length > 1 && Math.abs(text!.box.x - start) <= SAME_EDGE_PX ? [text!] : [],
  );
  const room = roomOf({ align: 'left', box: { x: start } }, frame);
  const measures = blocks.map((block) => {
    const style = context.typeOf(block);
    const range = rangeOf(block, style);
    return { range, own: widthIn(range, style, room) };
  });
  const countAt = (width: number): number => measures.filter(({ range }) => breaksAlike(range, width)).length;
  const widths = [...WIDTHS, ...measures.map(({ own }) => own)].filter((width) => width < room);
  // Where as many break at the edge of their columns they need no width.
  const best = widths.reduce((most, width) => (countAt(width) > countAt(most) ? width : most), room);
  const count = countAt(best);
  // The edge of the columns is their measure where most break there, whatever one more would need.
  const isMost = (texts: number): boolean => texts >= MIN_TEXT_COUNT && 2 * texts > blocks.length;
  const isShared = best < room && isMost(count) && !isMost(countAt(room));
  return { ...frame, start, ...(isShared ? { measure: best } : {}) };
}
