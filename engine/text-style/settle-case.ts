import type { TextLine } from '../model/text-line.ts';
import { right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { measureText } from '../typeface/measure-text.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** A word of letters that are as tall as they like: capitals of a small size look like small letters of a large one. */
const EITHER_CASE = /^[cosuvwxz]{2,}$/;
/** How far lines of one row are apart, and what is beside them, in px. */
const MAX_OFFSET_PX = 1;
const MAX_GAP_PX = 48;
const MAX_COLOR_DIFFERENCE_LEVELS = 24;
/** Within so much of its height a word is as high as it would be in a style, and so much better it is in capitals, in px. */
const MAX_HEIGHT_ERROR_PX = 1;

/** `css` beside `HTML` of which the small letters would be as high as those capitals is `CSS`. */
export function settleCase(lines: readonly TextLine[]): void {
  for (const line of lines) {
    const [word, ...more] = line.words;
    if (more.length > 0 || word === undefined || !EITHER_CASE.test(line.text) || line.said) continue;
    const model = lines.find(
      (other) =>
        other !== line &&
        /\p{Lu}/u.test(other.text) &&
        Math.abs(baselineOf(other) - baselineOf(line)) <= MAX_OFFSET_PX &&
        Math.max(other.box.x - right(line.box), line.box.x - right(other.box)) <= MAX_GAP_PX &&
        channelDistance(other.color, line.color) <= MAX_COLOR_DIFFERENCE_LEVELS,
    );
    const capitals = line.text.toUpperCase();
    if (!model) continue;
    const error = errorOf(line, capitals, model);
    if (error > MAX_HEIGHT_ERROR_PX || errorOf(line, line.text, model) - error < MAX_HEIGHT_ERROR_PX) continue;
    line.text = word.text = capitals;
    line.fit = { ...model.fit, fitError: line.fit.fitError };
  }
}

/** How far off, in px, the height of a line would be with a text in the style of another one. */
function errorOf({ box }: TextLine, text: string, { fit: { font, size } }: TextLine): number {
  const { top, bottom } = measureText(font, text);
  return Math.abs((top - bottom) * size - box.height);
}
