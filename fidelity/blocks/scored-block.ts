import type { Box, PageFacts, Rgb } from '../facts.ts';

/** A text block as the scores see it: the box in shares of the page's width and height. */
export type ScoredBlock = Box & { text: string; color: Rgb };

export function scoredBlocks(page: Pick<PageFacts, 'width' | 'height' | 'blocks'>): ScoredBlock[] {
  return page.blocks.map(({ x, y, width, height, text, color }) => ({
    x: x / page.width,
    y: y / page.height,
    width: width / page.width,
    height: height / page.height,
    text,
    color,
  }));
}
