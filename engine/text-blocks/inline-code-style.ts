import type { Font, FontFit } from '../model/font.ts';
import type { InlineCodeBox } from '../model/inline-code-box.ts';
import type { InlineCode } from '../model/text-line.ts';
import { isMonospaced } from '../typeface/families.ts';
import { measureText, textWidth } from '../typeface/measure-text.ts';
import { joinWords } from '../typeface/text-line.ts';

/** Sizes of chips in one text differ by no more than the error of measuring. */
const MAX_SIZE_DIFFERENCE_PX = 1;
/** A fit error counts up to this. */
const MAX_FIT_ERROR = 12;
/** What a chip has more on its right than on its left, over the advance of a character: a space. */
const MIN_TRAILING_SPACE_RATIO = 0.7;

/**
 * How the text of a chip is set: the font, size and padding of the longest of those that look like it, since a short one
 * tells little; what it has more on its right is a space.
 *
 * @param baseline of the sentence, as a row
 */
export function inlineCodeStyle(chip: InlineCodeBox, known: readonly InlineCodeBox[], baseline: number): InlineCode {
  const alike = known.filter((other) => isAlike(other, chip));
  const telling = alike.reduce((best, other) => (lengthOf(other) > lengthOf(best) ? other : best));
  const font = commonFont(alike);
  const { size } = fitIn(telling, font) ?? telling.fit;
  const cell = textWidth(font, ' ', size);
  const paddingOf = ({ painted: { box, paint }, line }: InlineCodeBox) =>
    Math.max(0, box.width - 2 * (paint.border?.width ?? 0) - textWidth(font, joinWords(line.words), size));
  const before = ({ painted: { box, paint }, line }: InlineCodeBox) =>
    Math.max(0, line.box.x - measureText(font, line.text).start * size - box.x - (paint.border?.width ?? 0));
  const isTrailing = (other: InlineCodeBox) => paddingOf(other) - 2 * before(other) > MIN_TRAILING_SPACE_RATIO * cell;
  const { box, paint } = telling.painted;
  const border = paint.border?.width ?? 0;
  const row = telling === chip ? baseline : telling.baseline;
  return {
    font,
    size,
    chip: {
      paint,
      side: round(Math.max(0, paddingOf(telling) - (isTrailing(telling) ? cell : 0)) / 2),
      top: Math.max(0, row - Math.round(font.ascent * size) - box.y - border),
      bottom: Math.max(0, box.y + box.height - border - row - Math.round(font.descent * size)),
      trailing: isTrailing(chip),
    },
  };
}

/** The family and weight that fit all of them best together: two letters in bold are as wide as in regular. */
function commonFont(chips: readonly InlineCodeBox[]): Font {
  const fonts = [...new Set(chips.flatMap(({ line }) => line.fits.map(({ font }) => font)))];
  const cost = (font: Font): number =>
    chips.reduce((sum, chip) => sum + Math.min(MAX_FIT_ERROR, fitIn(chip, font)?.fitError ?? MAX_FIT_ERROR), 0);
  return fonts.filter(({ family }) => isMonospaced(family)).sort((a, b) => cost(a) - cost(b))[0];
}

const fitIn = ({ line }: InlineCodeBox, font: Font): FontFit | undefined =>
  line.fits.find((fit) => fit.font === font && fit.letterSpacing === 0);

const lengthOf = ({ line }: InlineCodeBox): number => line.text.length;

const isAlike = ({ painted, fit }: InlineCodeBox, { painted: other, fit: own }: InlineCodeBox): boolean =>
  painted.paint.fill === other.paint.fill &&
  Math.abs(painted.box.height - other.box.height) <= 2 &&
  Math.abs(fit.size - own.size) <= MAX_SIZE_DIFFERENCE_PX;

const round = (value: number): number => Math.round(value * 10) / 10;
