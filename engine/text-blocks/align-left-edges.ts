import type { TextBlock } from '../model/text-block.ts';

/** Left edges that are closer are one edge of the design. */
const MAX_OFFSET_PX = 1.5;

/** Blocks whose left edges differ by a pixel of reading error get the edge that most of them have. */
export function alignLeftEdges(blocks: readonly TextBlock[]): void {
  const counts = new Map<number, number>();
  for (const { box, align } of blocks) if (align === 'left') counts.set(box.x, (counts.get(box.x) ?? 0) + 1);
  for (const { box, align } of blocks) {
    if (align !== 'left') continue;
    let best = box.x;
    for (const [x, count] of counts) {
      if (Math.abs(x - box.x) <= MAX_OFFSET_PX && count > (counts.get(best) ?? 0)) best = x;
    }
    box.x = best;
  }
}
