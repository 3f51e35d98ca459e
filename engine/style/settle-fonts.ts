import type { TextLine } from '../text/text-line.ts';
import type { FontFamily } from './fonts.ts';

/**
 * A page uses one or two families: a short line that fits several fonts about equally well takes the one that the long
 * lines of the page speak for.
 */
export function settleFonts(lines: readonly TextLine[]): void {
  const votes = new Map<FontFamily, number>();
  let total = 0;
  for (const line of lines) {
    const letters = line.text.length;
    if (letters < 12) continue;
    votes.set(line.fits[0].font.family, (votes.get(line.fits[0].font.family) ?? 0) + letters);
    total += letters;
  }
  const dominant = Math.max(0, ...votes.values());
  for (const line of lines) {
    let best = Number.POSITIVE_INFINITY;
    for (const fit of line.fits) {
      const share = total === 0 ? 1 : (votes.get(fit.font.family) ?? 0) / total;
      const common = share * total === dominant;
      const score = fit.misfit + (common ? 0 : share > 0.1 ? 1.5 : 4);
      if (score < best) {
        best = score;
        line.fit = fit;
      }
    }
  }
}
