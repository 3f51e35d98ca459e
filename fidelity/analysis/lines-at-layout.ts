import type { AnalysedLine, Box } from '../facts.ts';

/**
 * Lines as the page has them: from pixels of the picture to CSS pixels of the page.
 * @param area the part of the picture that is the page, and the pixels that a CSS pixel takes there
 */
export function linesAtLayout(lines: readonly AnalysedLine[], area: Box & { density: number }): AnalysedLine[] {
  const { x, y, density } = area;
  return lines.map((line) => ({
    ...line,
    x: (line.x - x) / density,
    y: (line.y - y) / density,
    width: line.width / density,
    height: line.height / density,
    fontSize: line.fontSize / density,
  }));
}
