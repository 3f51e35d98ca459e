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
const MAX_TINY_DOT_PX = 3;
/** Middle of a dot between words below the top of the line, over the line's height. */
const MIN_DOT_POSITION_RATIO = 0.3;
const MAX_DOT_POSITION_RATIO = 0.62;
/** Dots in a row that stand for hidden digits: `•••• 4291` (engine-log: masked-digits). */
const MIN_MASKING_DOT_COUNT = 3;
/** A disc covers π/4 of its box; of smaller ones one cannot tell. */
const [MIN_DISC_PX, MIN_DISC_SHARE] = [5, 0.72];
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
  const all = inked.flatMap(({ glyphs }) => glyphs).sort((a, b) => a.x - b.x);
  // A password, of which nothing but dots is seen.
  if (
    all.length > MIN_MASKING_DOT_COUNT &&
    inked.every(({ word }) => !/\p{N}/u.test(word.text)) &&
    all.every((one) => isDisc(one) && Math.abs(one.width - one.height) <= 1 && isAlike(one, all[0]) && isStrong(one))
  )
    return [{ word: { ...inked[0].word, text: '•'.repeat(all.length) }, glyphs: all }];
  // A sign that stands alone is no dot between items.
  if (inked.length < 2 && (inked[0]?.glyphs.length ?? 0) < 3) return [...inked];
  const heights = inked.flatMap(({ glyphs }) => glyphs.map(({ height }) => height)).sort((a, b) => a - b);
  const lower = MAX_DOT_TO_LETTER_RATIO * (heights[Math.floor(0.75 * heights.length)] ?? 0);
  const isDot = (glyph: ConnectedComponent, largest = Math.min(MAX_BULLET_SIZE_RATIO * line.height, lower)) =>
    Math.max(glyph.width, glyph.height) <= largest && isRound(glyph, line) && isStrong(glyph);
  // Nothing but dots is full, round and several times alike: they may be larger than one that stands alone.
  const isMasking = (glyph: ConnectedComponent, _: number, [first]: ConnectedComponent[]) =>
    isDot(glyph, lower) && isAlike(glyph, first);
  const standsApart = (glyph: ConnectedComponent, neighbour: Box) => {
    const gap = Math.max(glyph.x, neighbour.x) - Math.min(right(glyph), right(neighbour));
    return gap >= Math.max(3, MIN_DOT_GAP_RATIO * line.height) && isDot(glyph);
  };
  return inked.flatMap((item) => {
    const glyphs = [...item.glyphs].sort((a, b) => a.x - b.x);
    const { word } = item;
    const largest = !LETTER.test(word.text) && glyphs.every(isDisc) ? lower : undefined;
    if (glyphs.length === 1 && mayBeDot(word.text, glyphs[0], line) && isDot(glyphs[0], largest))
      return [{ word: { ...word, text: signOf(glyphs[0], line) }, glyphs }];
    if (glyphs.length >= MIN_MASKING_DOT_COUNT && glyphs.every(isMasking))
      return [{ word: { ...word, text: signOf(glyphs[0], line).repeat(glyphs.length) }, glyphs }];
    return glyphs.length < 2
      ? [item]
      : cutAtDots(
          item.word,
          glyphs,
          (i) => {
            const neighbours = [glyphs[i - 1], glyphs[i + 1]].filter((other) => other !== undefined);
            return neighbours.every((other) => standsApart(glyphs[i], other));
          },
          line,
        );
  });
}

/** What dots are read as where they are taken for a sign of the word. */
const SIGN = /^[^\p{L}\p{N}\s]$/u;

/** The parts of a word before, between and behind its dots. Where one was overlooked within it, nobody knows which letters are whose. */
function cutAtDots<W extends { text: string }>(
  word: W,
  glyphs: readonly ConnectedComponent[],
  isDot: (at: number) => boolean,
  line: Box,
): InkedWord<W>[] {
  let [from, to] = [0, glyphs.length];
  let chars = [...word.text];
  const before: InkedWord<W>[] = [];
  const behind: InkedWord<W>[] = [];
  if (isDot(0) && chars.length > 1) {
    before.push(dotWord(word, glyphs[from++], line));
    if (SIGN.test(chars[0])) chars = chars.slice(1);
  }
  if (to - from > 1 && isDot(to - 1) && chars.length > 1) {
    behind.push(dotWord(word, glyphs[--to], line));
    if (SIGN.test(chars[chars.length - 1])) chars = chars.slice(0, -1);
  }
  const inner = glyphs.flatMap((_, i) => (i > from && i < to - 1 && isDot(i) ? [i] : []));
  const signs = chars.flatMap((char, i) => (i > 0 && i < chars.length - 1 && SIGN.test(char) ? [i] : []));
  const part = (a: number, b: number, first: number, end: number): InkedWord<W> => ({
    word: { ...word, text: chars.slice(a, b).join('') },
    glyphs: glyphs.slice(first, end),
  });
  const parts =
    inner.length === 1 && signs.length === 1
      ? [
          part(0, signs[0], from, inner[0]),
          dotWord(word, glyphs[inner[0]], line),
          part(signs[0] + 1, chars.length, inner[0] + 1, to),
        ]
      : [part(0, chars.length, from, to)];
  return [...before, ...parts, ...behind];
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
  return [...text].length === 1 && (!LETTER.test(text) || height < MIN_BULLET_SIZE_RATIO * line.height);
}

const LETTER = /[\p{L}\p{N}]/u;

/** No sign with a ring is as full; a small letter may be. */
const isDisc = ({ width, height, pixels }: ConnectedComponent): boolean =>
  Math.min(width, height) >= MIN_DISC_PX && pixels >= MIN_DISC_SHARE * width * height;

function isRound(glyph: ConnectedComponent, line: Box): boolean {
  const { width, height, pixels } = glyph;
  const longer = Math.max(width, height);
  if (pixels < 0.6 * width * height) return false;
  // A dot of two or three pixels is round as far as pixels go.
  const oblong =
    longer - Math.min(width, height) > (longer <= Math.max(MAX_TINY_DOT_PX, MAX_TINY_DOT_RATIO * line.height) ? 1 : 0);
  if (longer > 2 && oblong && longer > 1.34 * Math.min(width, height)) return false;
  const middle = (glyph.y + height / 2 - line.y) / line.height;
  return middle >= MIN_DOT_POSITION_RATIO && middle <= MAX_DOT_POSITION_RATIO;
}
