import type { ConnectedComponent } from '../model/connected-component.ts';
import { bottom, centerY, right } from '../raster/box.ts';

/** Height of a dot or accent, and its gap to its letter, over the letter's height. */
const MAX_MARK_HEIGHT_RATIO = 0.45;
const MAX_MARK_GAP_RATIO = 0.34;

/** Letters that touch are one component: a dot in the upper part of its box belongs to it. */
const UPPER_PART_RATIO = 0.3;

/** Share of its box that a point fills. */
const MIN_POINT_FILL_SHARE = 0.7;
/** Longer side of a point over its letter's height; what is smaller is noise. */
const MAX_POINT_SIZE_RATIO = 0.35;
const MIN_POINT_SIZE_RATIO = 0.1;
/** The same of all marks, the dot of a light i among them: what is smaller stands above no letter. */
const MIN_MARK_SIZE_RATIO = 0.06;
/** Gap between letters of one word over their height. */
const MAX_LETTER_GAP_RATIO = 0.5;

/** Height of a letter without ascender over that of a comma. */
export const MIN_LETTER_TO_COMMA_RATIO = 1.25;
/** Letters of one line do not differ in height by more than this. */
const MIN_DRAWING_TO_LETTER_RATIO = 3;
const MAX_ELLIPSIS_DOT_COUNT = 3;

/** Gap between a sign and its label, and the height of that, over the height of the sign. */
const MAX_LABEL_GAP_RATIO = 0.75;
const MIN_LABEL_HEIGHT_RATIO = 0.35;

/** Side of the cells in which letters are looked up, in pixels. */
const CELL_SIZE_PX = 32;

/**
 * Finds the letter that a dot or an accent belongs to: the nearest one right below it (i, j, é) or above it (!, ?). In
 * tightly set text the dots of a line are nearer to the descenders of the line above than to most of their own line.
 *
 * @returns the letter of each dot that has one
 */
export function findBaseLetters(glyphs: readonly ConnectedComponent[]): Map<ConnectedComponent, ConnectedComponent> {
  const cells = indexByCell(glyphs);
  const at = (x: number, y: number): readonly ConnectedComponent[] =>
    cells.get(keyOf(x / CELL_SIZE_PX, y / CELL_SIZE_PX)) ?? [];
  const bases = new Map<ConnectedComponent, ConnectedComponent>();
  for (const dot of glyphs) {
    const ends = endsWord(dot, at);
    let nearest = Number.POSITIVE_INFINITY;
    for (const letter of at(dot.x + dot.width / 2, dot.y)) {
      if (letter.height < 4 || dot.height > MAX_MARK_HEIGHT_RATIO * letter.height || dot.width > letter.height)
        continue;
      // The letters above a frame are not its accents.
      if (Math.max(dot.width, dot.height) < MIN_MARK_SIZE_RATIO * letter.height) continue;
      const shared = Math.min(right(dot), right(letter)) - Math.max(dot.x, letter.x);
      if (shared < 0.5 * Math.min(dot.width, letter.width) || dot.width > 2.5 * letter.width + 1) continue;
      // In "ti" that touch the dot of the i stands lower than the top of the t.
      const beside = dot.y < letter.y + UPPER_PART_RATIO * letter.height && bottom(dot) > letter.y;
      const off = beside ? 0 : Math.max(letter.y - bottom(dot), dot.y - bottom(letter));
      if (ends && letter.y >= dot.y) continue;
      if (off < 0 || off > MAX_MARK_GAP_RATIO * letter.height + 1 || off >= nearest) continue;
      if (isInWord(dot, at) || isInSmallerWord(dot, letter, at) || isBeforeLabel(dot, letter, at)) continue;
      if (dot.y >= bottom(letter) && !isPoint(dot, letter)) continue;
      nearest = off;
      bases.set(dot, letter);
    }
  }
  return bases;
}

/** The point of `!` and `?`: full, and no longer than it is thick. */
const isPoint = ({ width, height, pixels }: ConnectedComponent, letter: ConnectedComponent): boolean =>
  pixels >= MIN_POINT_FILL_SHARE * width * height &&
  Math.max(width, height) <= MAX_POINT_SIZE_RATIO * letter.height + 2 &&
  Math.max(width, height) >= MIN_POINT_SIZE_RATIO * letter.height;

/** Whether something of about its height stands right beside it: a letter of small type above a large title, no accent. */
function isInWord(dot: ConnectedComponent, at: (x: number, y: number) => readonly ConnectedComponent[]): boolean {
  return [dot.x - 1, right(dot) + 1].some((x) =>
    at(x, dot.y).some((other) => {
      const gap = Math.max(other.x - right(dot), dot.x - right(other));
      const near = other !== dot && gap <= MAX_LETTER_GAP_RATIO * dot.height && gap >= -1;
      return (
        near && Math.abs(other.height - dot.height) <= 0.4 * dot.height && Math.abs(other.y - dot.y) <= 0.4 * dot.height
      );
    }),
  );
}

/** Whether it is a dash or a full stop of a word in much smaller type: what lies below it is a drawing. */
function isInSmallerWord(
  dot: ConnectedComponent,
  letter: ConnectedComponent,
  at: (x: number, y: number) => readonly ConnectedComponent[],
): boolean {
  return [dot.x - dot.height, right(dot) + dot.height].some((x) =>
    at(x, dot.y).some((other) => {
      const gap = Math.max(other.x - right(dot), dot.x - right(other));
      const isSmaller = MIN_DRAWING_TO_LETTER_RATIO * other.height <= letter.height && other.height > 2 * dot.height;
      const isWithin = dot.y >= other.y + UPPER_PART_RATIO * other.height && bottom(dot) <= bottom(other) + 1;
      return isSmaller && isWithin && gap > 0 && gap <= MAX_LETTER_GAP_RATIO * other.height;
    }),
  );
}

/** Whether it is a sign with smaller letters right behind it, in its own rows: what lies below or above it is a drawing. */
function isBeforeLabel(
  sign: ConnectedComponent,
  drawing: ConnectedComponent,
  at: (x: number, y: number) => readonly ConnectedComponent[],
): boolean {
  if (MIN_DRAWING_TO_LETTER_RATIO * sign.height > drawing.height) return false;
  return at(right(sign) + MAX_LABEL_GAP_RATIO * sign.height, centerY(sign)).some((letter) => {
    const gap = letter.x - right(sign);
    const isWithin = letter.y >= sign.y && bottom(letter) <= bottom(sign);
    return (
      isWithin &&
      gap > 0 &&
      gap <= MAX_LABEL_GAP_RATIO * sign.height &&
      letter.height >= MIN_LABEL_HEIGHT_RATIO * sign.height
    );
  });
}

/** Letters by the cells in which the top of a dot of theirs may be. */
function indexByCell(glyphs: readonly ConnectedComponent[]): Map<number, ConnectedComponent[]> {
  const cells = new Map<number, ConnectedComponent[]>();
  for (const glyph of glyphs) {
    const reach = MAX_MARK_GAP_RATIO * glyph.height + 1;
    const [first, last] = [glyph.y - reach - MAX_MARK_HEIGHT_RATIO * glyph.height, bottom(glyph) + reach].map(
      (y) => y / CELL_SIZE_PX,
    );
    for (let column = Math.floor(glyph.x / CELL_SIZE_PX); column <= right(glyph) / CELL_SIZE_PX; column++) {
      for (let row = Math.floor(first); row <= last; row++) {
        const key = keyOf(column, row);
        const list = cells.get(key);
        if (list) list.push(glyph);
        else cells.set(key, [glyph]);
      }
    }
  }
  return cells;
}

const keyOf = (column: number, row: number): number => Math.floor(column) * 0x10000 + Math.floor(row);

/**
 * A full stop or comma: it begins above the foot of the letter before it and does not end above it; or the next of several
 * dots, which stand on one row.
 */
function endsWord(
  dot: ConnectedComponent,
  at: (x: number, y: number) => readonly ConnectedComponent[],
  dots = MAX_ELLIPSIS_DOT_COUNT,
): boolean {
  return at(dot.x - 2, dot.y).some((letter) => {
    const gap = dot.x - right(letter);
    if (gap < -2) return false;
    if (letter.height >= MIN_LETTER_TO_COMMA_RATIO * dot.height && gap <= 0.3 * letter.height + 1) {
      return dot.y > letter.y + 0.55 * letter.height && dot.y < bottom(letter) && bottom(dot) >= bottom(letter) - 1;
    }
    const alike = letter.y === dot.y && letter.height === dot.height && letter !== dot && gap > 0;
    return alike && gap <= 3 * dot.width && dots > 1 && endsWord(letter, at, dots - 1);
  });
}
