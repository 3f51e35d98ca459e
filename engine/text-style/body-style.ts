import type { Rgb } from '../model/color.ts';
import type { FontFamily } from '../model/font.ts';
import type { TextBlock } from '../model/text-block.ts';

/** The type that most letters of the page are set in. */
export function bodyStyle(blocks: readonly TextBlock[]): { family: FontFamily; size: number; color: Rgb } {
  return {
    family: mostLetters(blocks, (block) => block.font.family) ?? 'arial',
    size: mostLetters(blocks, (block) => block.size) ?? 16,
    color: mostLetters(blocks, (block) => block.color) ?? 0x1f2937,
  };
}

function mostLetters<T>(blocks: readonly TextBlock[], of: (block: TextBlock) => T): T | undefined {
  const letters = new Map<T, number>();
  for (const block of blocks) {
    const count = block.lines.reduce((sum, line) => sum + line.text.length, 0);
    letters.set(of(block), (letters.get(of(block)) ?? 0) + count);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}
