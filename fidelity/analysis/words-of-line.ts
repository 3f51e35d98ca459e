import type { AnalysedLine, Rgb, Word } from '../facts.ts';

/** The words of an analysed line, spread over its width by their number of characters. `block` is the line's index. */
export function wordsOfLine(line: AnalysedLine, index: number, color: Rgb): Word[] {
  const length = Math.max(1, line.text.length);
  return [...line.text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    x: line.x + (line.width * match.index) / length,
    y: line.y,
    width: (line.width * match[0].length) / length,
    height: line.height,
    color,
    fontSize: line.fontSize,
    block: index,
  }));
}
