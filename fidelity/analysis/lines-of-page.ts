import type { Box, PageFacts, TextBlock, Word } from '../facts.ts';

function united(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The next word goes on in the same line: same element, same height on the page, further right, no wide gap. */
function continues(last: Word, next: Word): boolean {
  if (last.block !== next.block) return false;
  const common = Math.min(last.y + last.height, next.y + next.height) - Math.max(last.y, next.y);
  const gap = next.x - last.x - last.width;
  return common > 0.5 * Math.min(last.height, next.height) && gap > -2 && gap < 2.5 * last.fontSize;
}

/** A page's text as visual lines, the form in which a picture shows it. */
export function linesOfPage(page: PageFacts): TextBlock[] {
  const lines: TextBlock[] = [];
  let last: Word | null = null;
  for (const word of page.words) {
    const line = lines.at(-1);
    if (line && last && continues(last, word)) {
      line.original += ` ${word.text}`;
      Object.assign(line, united(line, word));
    } else {
      const { x, y, width, height, text, color, fontSize } = word;
      const background = page.blocks[word.block]?.background ?? null;
      lines.push({ x, y, width, height, text: '', original: text, color, background, fontSize, tag: 'line' });
    }
    last = word;
  }
  for (const line of lines) line.text = line.original.toLowerCase();
  return lines;
}
