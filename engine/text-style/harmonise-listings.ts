import type { Font } from '../model/font.ts';
import type { TextLine } from '../model/text-line.ts';
import { isMonospaced } from '../typeface/families.ts';
import { glyphOf } from '../typeface/fonts.ts';

/** A fit error counts up to this. */
const MAX_FIT_ERROR = 12;

/** Pitches that are closer are one. */
const MAX_PITCH_DIFFERENCE_RATIO = 0.005;

/** The listings of a page share one monospaced font; their cells tell the size better than any line. */
export function harmoniseListings(lines: readonly TextLine[]): void {
  let rest = lines.filter(({ grid }) => grid);
  while (rest.length > 0) {
    const { pitch } = rest[0].grid!;
    const isAlike = ({ grid }: TextLine) => Math.abs(grid!.pitch / pitch - 1) <= MAX_PITCH_DIFFERENCE_RATIO;
    shareFont(rest.filter(isAlike), pitch);
    rest = rest.filter((line) => !isAlike(line));
  }
}

function shareFont(rows: readonly TextLine[], pitch: number): void {
  const fonts = [...new Set(rows.flatMap(({ fits }) => fits.map(({ font }) => font)))].filter(({ family }) =>
    isMonospaced(family),
  );
  const fitErrorIn = ({ fits }: TextLine, font: Font) =>
    Math.min(
      MAX_FIT_ERROR,
      fits.find((fit) => fit.font === font && fit.letterSpacing === 0)?.fitError ?? MAX_FIT_ERROR,
    );
  const cost = (font: Font) => rows.reduce((sum, line) => sum + line.text.length * fitErrorIn(line, font), 0);
  const [font] = fonts.sort((a, b) => cost(a) - cost(b));
  if (!font) return;
  const size = Math.round((10 * pitch) / glyphOf(font, 'n').advance) / 10;
  for (const line of rows) line.fit = { font, size, letterSpacing: 0, fitError: fitErrorIn(line, font) };
}
