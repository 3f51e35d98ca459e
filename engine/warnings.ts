import type { ConvertedLine } from './model/conversion.ts';

/** A line read with less confidence (0–100) is as likely to be wrong as right somewhere. */
const MIN_CERTAIN_CONFIDENCE = 60;
/** Longer quotations are cut. */
const MAX_QUOTATION_LENGTH = 32;

/** Ink of most lines is lower than this in type below 8 px, whose letters have too few pixels to be told apart. */
const MIN_READABLE_HEIGHT_PX = 8;

/** From this share of the page on, what was kept as pictures is worth a word. */
const MIN_PICTURED_SHARE = 0.02;

/**
 * What did not go as it should: the lines that were read, how many could not be, how many are in an unknown script, the
 * share of the page (0..1) that nothing but a picture shows rightly, photographs aside, whose bars were left out, whether it is
 * a photograph of a screen, and how high its lines are in px.
 */
type Doubts = {
  lines: readonly Pick<ConvertedLine, 'text' | 'confidence'>[];
  unread: number;
  foreign: number;
  pictured?: number;
  bars?: 'browser' | 'phone' | null;
  photographed?: boolean;
  heights?: readonly number[];
};

/** What the user should know of the reading, in sentences. Nothing when all is well. */
export function warningsOf({
  lines,
  unread,
  foreign,
  pictured = 0,
  bars = null,
  photographed = false,
  heights = [],
}: Doubts): string[] {
  const warnings: string[] = [];
  if (bars) warnings.push(`The ${bars}’s own bars were left out.`);
  if (photographed)
    warnings.push('Hard picture: this is a photograph. A screenshot of the same page comes out better.');
  if (pictured >= MIN_PICTURED_SHARE)
    warnings.push(`Hard picture: ${Math.round(100 * pictured)} % of the page was kept as pictures.`);
  if (lines.length + unread + foreign === 0) return [...warnings, 'No text was found in the picture.'];
  const doubtful = lines.filter(({ confidence }) => confidence < MIN_CERTAIN_CONFIDENCE);
  const isSmall = heights.filter((height) => height < MIN_READABLE_HEIGHT_PX).length > heights.length / 2;
  if (isSmall && foreign + unread > 0)
    return [
      ...warnings,
      `${count(foreign + unread)} too small to be read ${were(foreign + unread)} kept as ${pictures(foreign + unread)}. The picture in its full size comes out better.`,
    ];
  if (foreign > 0)
    warnings.push(`${count(foreign)} in a script that cannot be read ${were(foreign)} kept as ${pictures(foreign)}.`);
  if (unread > 0) warnings.push(`${count(unread)} could not be read and ${were(unread)} kept as ${pictures(unread)}.`);
  if (doubtful.length > 0) {
    const shown = doubtful.slice(0, 3).map(({ text }) => `“${shorten(text)}”`);
    const more = doubtful.length > 3 ? ' and more' : '';
    warnings.push(`${count(doubtful.length)} may be read wrongly, please check: ${shown.join(', ')}${more}.`);
  }
  return warnings;
}

const count = (lines: number): string => (lines === 1 ? '1 line' : `${lines} lines`);
const were = (lines: number): string => (lines === 1 ? 'was' : 'were');
const pictures = (lines: number): string => (lines === 1 ? 'a picture' : 'pictures');
const shorten = (text: string): string =>
  text.length <= MAX_QUOTATION_LENGTH ? text : `${text.slice(0, MAX_QUOTATION_LENGTH - 1).trimEnd()}…`;
