import type { InlineCode, TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';

/** Sizes that are closer are one, measured several times. */
const MAX_SIZE_DIFFERENCE_RATIO = 0.05;

/** The code within the sentences of a page has one face, and one size where it was measured so: each piece is short. */
export function harmoniseCode(lines: readonly TextLine[]): void {
  const letters = new Map<InlineCode, number>();
  for (const { words } of lines) {
    for (const { text, code } of words)
      if (code && !code.chip) letters.set(code, (letters.get(code) ?? 0) + text.length);
  }
  const runs = [...letters].sort((a, b) => b[1] - a[1]);
  const courier = runs.filter(([{ font }]) => font.family === 'courier').reduce((sum, [, count]) => sum + count, 0);
  const all = runs.reduce((sum, [, count]) => sum + count, 0);
  const family = 2 * courier >= all ? 'courier' : 'mono';
  let rest = runs;
  while (rest.length > 0) {
    const { size } = rest[0][0];
    const isAlike = ([code]: [InlineCode, number]) => Math.abs(Math.log(code.size / size)) <= MAX_SIZE_DIFFERENCE_RATIO;
    for (const [code] of rest.filter(isAlike)) Object.assign(code, { font: fontOf(family, code.font.weight), size });
    rest = rest.filter((run) => !isAlike(run));
  }
}
