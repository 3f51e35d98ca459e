import type { ScoredBlock } from './scored-block.ts';

/** Two neighbouring blocks as one: texts joined by a space, boxes united, colours averaged. */
export function joinBlocks(first: ScoredBlock, second: ScoredBlock): ScoredBlock {
  const x = Math.min(first.x, second.x);
  const y = Math.min(first.y, second.y);
  return {
    x,
    y,
    width: Math.max(first.x + first.width, second.x + second.width) - x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
    text: `${first.text} ${second.text}`,
    color: [
      Math.floor((first.color[0] + second.color[0]) / 2),
      Math.floor((first.color[1] + second.color[1]) / 2),
      Math.floor((first.color[2] + second.color[2]) / 2),
    ],
  };
}
