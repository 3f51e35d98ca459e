import type { Box } from '../model/box.ts';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { right } from '../raster/box.ts';

/** The recogniser's word with the ink that belongs to it. */
export type InkedWord<W> = { word: W; glyphs: ConnectedComponent[] };

/** Size over the line's height: what is smaller is a middle dot, what is larger a letter (engine-log: item-dots). */
const MIN_BULLET_SIZE_RATIO = 0.24;
const MAX_BULLET_SIZE_RATIO = 0.48;
/** Size over the height that three quarters of the line's letters do not exceed. */
const MAX_DOT_TO_LETTER_RATIO = 0.7;
/** Size over the line's height of dots of a few pixels: a hyphen is longer. */
const MAX_TINY_DOT_RATIO = 0.22;
/** Middle of a dot between words below the top of the line, over the line's height. */
const MIN_DOT_POSITION_RATIO = 0.3;
const MAX_DOT_POSITION_RATIO = 0.62;
/** Dots in a row that stand for hidden digits: `•••• 4291` (engine-log: masked-digits). */
const MIN_MASKING_DOT_COUNT = 3;
/** Gap between a dot that the recogniser overlooked and the letters around it, over the line's height. */
const MIN_DOT_GAP_RATIO = 0.2;

/**
 * Dots between the items of a line (`Home • About • Contact`) look like nothing the recogniser knows: it takes them for
 * signs and letters, or leaves them out. Their ink is plain: round, full and half way up.
 * @param isStrong whether a glyph is ink, not a speck of noise
 */
export function restoreDots<W extends { text: string }>(
  inked: readonly InkedWord<W>[],
  line: Box,
  isStrong: (glyph: ConnectedComponent) => boolean,
): InkedWord<W>[] {
  if (inked.length < 2) return [...inked];
  const heights = inked.flatMap(({ glyphs }) => glyphs.map(({ height }) => height)).sort((a, b) => a - b);
  const largest = Math.min(
    MAX_BULLET_SIZE_RATIO * line.height,
    MAX_DOT_TO_LETTER_RATIO * (heights[Math.floor(0.75 * heights.length)] ?? 0),
  );
  const isDot = (glyph: ConnectedComponent) =>
    Math.max(glyph.width, glyph.height) <= largest && isRound(glyph, line) && isStrong(glyph);
  const standsApart = (glyph: ConnectedComponent, neighbour: Box) => {
    const gap = Math.max(glyph.x, neighbour.x) - Math.min(right(glyph), right(neighbour));
    return gap >= Math.max(3, MIN_DOT_GAP_RATIO * line.height) && isDot(glyph);
  };
  return inked.flatMap((item) => {
    const glyphs = [...item.glyphs].sort((a, b) => a.x - b.x);
    const { word } = item;
    if (glyphs.length === 1 && mayBeDot(word.text, glyphs[0], line) && isDot(glyphs[0]))
      return [{ word: { ...word, text: signOf(glyphs[0], line) }, glyphs }];
    if (glyphs.length >= MIN_MASKING_DOT_COUNT && glyphs.every((glyph) => isDot(glyph) && isAlike(glyph, glyphs[0])))
      return [{ word: { ...word, text: signOf(glyphs[0], line).repeat(glyphs.length) }, glyphs }];
    if (glyphs.length < 2) return [item];
    const parts: InkedWord<W>[] = [{ word, glyphs }];
    const [first, second] = glyphs;
    if (standsApart(first, second) && /^[\p{L}\p{N}]/u.test(word.text))
      parts.splice(0, 1, dotWord(word, first, line), { word, glyphs: glyphs.slice(1) });
    const rest = parts[parts.length - 1].glyphs;
    const last = rest[rest.length - 1];
    if (rest.length > 1 && standsApart(last, rest[rest.length - 2]) && /[\p{L}\p{N}]$/u.test(word.text))
      parts.splice(-1, 1, { word, glyphs: rest.slice(0, -1) }, dotWord(word, last, line));
    return parts;
  });
}

const isAlike = (a: ConnectedComponent, b: ConnectedComponent): boolean =>
  Math.abs(a.height - b.height) <= 1 && Math.abs(a.width - b.width) <= 1 && Math.abs(a.y - b.y) <= 1;

const dotWord = <W extends { text: string }>(word: W, glyph: ConnectedComponent, line: Box): InkedWord<W> => ({
  word: { ...word, text: signOf(glyph, line) },
  glyphs: [glyph],
});

const signOf = (glyph: Box, line: Box): string => (glyph.height >= MIN_BULLET_SIZE_RATIO * line.height ? '•' : '·');

/** A small letter in a line with raised figures is no higher than a bullet: what was read as a letter has to be smaller. */
function mayBeDot(text: string, { height }: Box, line: Box): boolean {
  return [...text].length === 1 && (!/[\p{L}\p{N}]/u.test(text) || height < MIN_BULLET_SIZE_RATIO * line.height);
}

function isRound(glyph: ConnectedComponent, line: Box): boolean {
  const { width, height, pixels } = glyph;
  const longer = Math.max(width, height);
  if (pixels < 0.6 * width * height) return false;
  // A dot of two or three pixels is round as far as pixels go.
  const oblong = longer - Math.min(width, height) > (longer <= MAX_TINY_DOT_RATIO * line.height ? 1 : 0);
  if (longer > 2 && oblong && longer > 1.34 * Math.min(width, height)) return false;
  const middle = (glyph.y + height / 2 - line.y) / line.height;
  return middle >= MIN_DOT_POSITION_RATIO && middle <= MAX_DOT_POSITION_RATIO;
}
