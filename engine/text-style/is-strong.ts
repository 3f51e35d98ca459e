import type { ConnectedComponent } from '../model/connected-component.ts';

/** Ink that is fainter, as a share of the contrast of the palest word of its line, is noise. */
const MIN_STRENGTH_SHARE = 0.4;

/**
 * Whether a dot is ink rather than a speck of noise: it has the colour of some word of its line, which may be far paler than
 * another one.
 *
 * @param words the glyphs of each word
 * @param strengthOf the contrast of some glyphs to their ground
 */
export function isStrong(
  dot: ConnectedComponent,
  words: readonly (readonly ConnectedComponent[])[],
  strengthOf: (glyphs: readonly ConnectedComponent[]) => number,
): boolean {
  const written = words.filter((glyphs) => glyphs.length > 1);
  const strengths = (written.length > 0 ? written : [words.flat()]).map(strengthOf);
  return strengthOf([dot]) >= MIN_STRENGTH_SHARE * Math.min(...strengths);
}
