import type { Font } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { glyphOf, isMonospaced } from '../typeface/fonts.ts';

/** A fitError counts up to this much. */
const WORST = 12;

/** Pitches this near are one, as part of them. */
const SAME_PITCH = 0.005;

/** The listings of a page share one typewriter face; their cells tell the size better than any line. */
export function harmoniseListings(lines: readonly TextLine[]): void {
  let rest = lines.filter(({ grid }) => grid);
  while (rest.length > 0) {
    const { pitch } = rest[0].grid!;
    const isAlike = ({ grid }: TextLine) => Math.abs(grid!.pitch / pitch - 1) <= SAME_PITCH;
    settle(rest.filter(isAlike), pitch);
    rest = rest.filter((line) => !isAlike(line));
  }
}

function settle(rows: readonly TextLine[], pitch: number): void {
  const fonts = [...new Set(rows.flatMap(({ fits }) => fits.map(({ font }) => font)))].filter(({ family }) =>
    isMonospaced(family),
  );
  const misfitIn = ({ fits }: TextLine, font: Font) =>
    Math.min(WORST, fits.find((fit) => fit.font === font && fit.letterSpacing === 0)?.fitError ?? WORST);
  const cost = (font: Font) => rows.reduce((sum, line) => sum + line.text.length * misfitIn(line, font), 0);
  const [font] = fonts.sort((a, b) => cost(a) - cost(b));
  if (!font) return;
  const size = Math.round((10 * pitch) / glyphOf(font, 'n').advance) / 10;
  for (const line of rows) line.fit = { font, size, letterSpacing: 0, fitError: misfitIn(line, font) };
}
