import type { FontFamily } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { harmoniseFamilies } from './harmonise-families.ts';

/** Shorter lines say little about the family that they are set in. */
const MIN_LETTER_COUNT = 12;
/** How much better than in the family of the page a line has to fit to vote for another one (engine-log: main-family). */
const MIN_FIT_ERROR_ADVANTAGE = 2.5;

/**
 * A page uses one or two families: a short line that fits several fonts about equally well takes the one that the
 * long lines of the page vote for.
 */
export function harmoniseFonts(lines: readonly TextLine[]): void {
  const longLines = lines.filter((line) => line.text.length >= MIN_LETTER_COUNT);
  const first = countVotes(longLines, (line) => line.fits[0].font.family);
  const [main] = [...first].sort((a, b) => b[1] - a[1])[0] ?? [undefined];
  // A line that fits the main family nearly as well does not vote for another.
  const votes = countVotes(longLines, ({ fits }) => {
    const common = fits.find((fit) => fit.font.family === main);
    return common && common.fitError - fits[0].fitError < MIN_FIT_ERROR_ADVANTAGE
      ? common.font.family
      : fits[0].font.family;
  });
  const total = longLines.reduce((sum, line) => sum + line.text.length, 0);
  const dominant = Math.max(0, ...votes.values());
  for (const line of lines) {
    let best = Number.POSITIVE_INFINITY;
    for (const fit of line.fits) {
      const share = total === 0 ? 1 : (votes.get(fit.font.family) ?? 0) / total;
      const common = share * total === dominant;
      const score = fit.fitError + (common ? 0 : share > 0.1 ? 1.5 : 4);
      if (score < best) {
        best = score;
        line.fit = fit;
      }
    }
  }
  harmoniseFamilies(lines);
}

/** How many letters vote for each family. */
function countVotes(lines: readonly TextLine[], familyOf: (line: TextLine) => FontFamily): Map<FontFamily, number> {
  const votes = new Map<FontFamily, number>();
  for (const line of lines) votes.set(familyOf(line), (votes.get(familyOf(line)) ?? 0) + line.text.length);
  return votes;
}
