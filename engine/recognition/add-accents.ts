import type { Box } from '../model/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import type { Match, TypeSetting } from './align-characters.ts';
import { fitErrorOf, fits, type LineCharacter } from './line-character.ts';

/** Ink of a line at a pixel of the page, 0..1. */
export type InkAt = (x: number, y: number) => number;

/** Letters by the marks that they are written with. */
const ACCENTED: Record<string, { acute?: string; grave?: string; diaeresis?: string; tilde?: string }> = {
  a: { acute: 'á', grave: 'à', diaeresis: 'ä' },
  e: { acute: 'é', grave: 'è', diaeresis: 'ë' },
  i: { acute: 'í' },
  o: { acute: 'ó', grave: 'ò', diaeresis: 'ö' },
  u: { acute: 'ú', grave: 'ù', diaeresis: 'ü' },
  n: { tilde: 'ñ' },
  A: { acute: 'Á', grave: 'À', diaeresis: 'Ä' },
  E: { acute: 'É', grave: 'È', diaeresis: 'Ë' },
  I: { acute: 'Í' },
  O: { acute: 'Ó', grave: 'Ò', diaeresis: 'Ö' },
  U: { acute: 'Ú', grave: 'Ù', diaeresis: 'Ü' },
  N: { tilde: 'Ñ' },
};

/** In smaller type a mark is a smear. */
const MIN_FONT_SIZE_PX = 11;
/** Cost of a match whose ink a mark makes higher than its letter (engine-log: accents). */
const MAX_ACCENTED_COST = 10;
/** Ink of a mark over what the font has there. */
const MIN_MARK_INK_RATIO = 0.45;
const MAX_MARK_INK_RATIO = 2.2;
/** How far an acute or grave moves sideways from row to row; an upright stroke (a dot, a stem) does not. */
const MIN_SLANT_PX_PER_ROW = 0.3;
const MIN_SLANT_ON_I_PX_PER_ROW = 0.45;
/** A column with less ink than this is blank. */
const MIN_COLUMN_INK_PX = 0.15;
const MIN_TILDE_WIDTH_EM = 0.22;
/** A row of a mark has more. */
const MIN_ROW_INK_PX = 0.35;
/** Of the ink of the strongest row of two dots. */
const MIN_DOT_SHARE = 0.3;
/** Of the weaker of two dots: the column between them has less where they run into each other. */
const MAX_VALLEY_SHARE = 0.3;

/**
 * Adds the accents that the recogniser's English data does not know: an acute, a grave, a diaeresis or a tilde above a
 * letter, of the size that the font gives it.
 */
export function addAccents(
  characters: LineCharacter[],
  matches: readonly Match[],
  columns: readonly Box[],
  setting: TypeSetting,
  inkAt: InkAt,
): void {
  if (setting.size < MIN_FONT_SIZE_PX) return;
  matches.forEach((match, k) => {
    if (match.columns !== 1 || ![matches[k - 1], match, matches[k + 1]].every(isNear)) return;
    const first = glyphOf(setting.font, characters[match.at]?.text ?? ' ');
    let pen = columns[match.column].x - first.left * setting.size;
    for (let i = match.at; i < match.at + match.characters; i++) {
      const letter = isZeroInWord(characters, i) ? 'o' : characters[i].text;
      const marked = ACCENTED[letter];
      const kind = marked && markAbove(letter, pen, setting, inkAt);
      const advance = glyphOf(setting.font, characters[i].text).advance * setting.size + setting.letterSpacing;
      if (kind && marked[kind]) characters[i].text = marked[kind];
      pen += advance;
    }
  });
}

/** An ö is as high as a zero, and fits like one: within a word no figure follows a small letter. */
function isZeroInWord(characters: readonly LineCharacter[], at: number): boolean {
  if (characters[at].text !== '0' || characters[at].spaced) return false;
  const next = characters[at + 1];
  return /^\p{Ll}$/u.test(characters[at - 1]?.text ?? '') && (!next || next.spaced || !/^\d$/.test(next.text));
}

/** Fits its characters, but for a mark above one of them. */
const isNear = (match: Match | undefined): boolean =>
  fits(match) ||
  (match !== undefined && match.characters > 0 && match.columns > 0 && fitErrorOf(match) <= MAX_ACCENTED_COST);

type Mark = 'acute' | 'grave' | 'diaeresis' | 'tilde';
/** Columns of ink with blank ones on both sides: the first and the one after the last. */
type Run = { from: number; to: number };

function markAbove(letter: string, pen: number, { font, size, baseline }: TypeSetting, inkAt: InkAt): Mark | null {
  const glyph = glyphOf(font, letter);
  const [plain, accented] = [glyphOf(font, 'a'), glyphOf(font, 'á')];
  const body = letter === 'i' ? plain.top : glyph.top;
  const low = baseline - Math.round(body * size) - 1;
  const high = baseline - Math.round((body + accented.top - plain.top) * size) - 1;
  // An i is narrower than its mark. What touches the sides of the zone is a neighbour's.
  const isN = letter === 'n' || letter === 'N';
  const [before, after] = letter === 'i' ? [-0.12, 0.24] : isN ? [0.04, -0.04] : [-0.03, 0.03];
  const zone = {
    from: Math.round(pen + (glyph.left + before) * size),
    to: Math.round(pen + (glyph.right + after) * size),
  };
  // The row right above the letter may hold nothing but its blur.
  const end = isN ? low : low + 1;
  const sumOf = ({ from, to }: Run, y: number): { ink: number; center: number } => {
    let ink = 0;
    let moment = 0;
    for (let x = from; x < to; x++) {
      const here = inkAt(x, y);
      ink += here;
      moment += here * x;
    }
    return { ink, center: moment / ink };
  };
  const runs = runsOf(zone, high, end, inkAt);
  const free = isN ? runs : runs.filter(({ from, to }) => from > zone.from && to < zone.to);
  const massOf = (x: number): number => {
    let ink = 0;
    for (let y = high; y < end; y++) ink += inkAt(x, y);
    return ink;
  };
  const inner = isN || letter === 'i' ? free : free.flatMap((run) => dotsIn(run, massOf));
  if (inner.length === 0 || inner.length > 2) return null;
  const inked = Array.from({ length: end - high }, (_, i) => {
    return inner.reduce((sum, run) => sum + sumOf(run, high + i).ink, 0);
  });
  const mass = inked.reduce((sum, ink) => sum + ink, 0);
  const expected = Math.max(1, (accented.ink - plain.ink) * size * size);
  const top = inked.findIndex((ink) => ink > MIN_ROW_INK_PX);
  if (mass < MIN_MARK_INK_RATIO * expected || mass > MAX_MARK_INK_RATIO * expected || top < 0 || high + top === low)
    return null;
  const [run, other] = inner;
  if (isN) return !other && run.to - run.from >= MIN_TILDE_WIDTH_EM * size ? 'tilde' : null;
  const bottom = inked.findLastIndex((ink) => ink > MIN_ROW_INK_PX);
  if (other) {
    // Of small dots some blur reaches down to the letter.
    const least = Math.max(MIN_ROW_INK_PX, MIN_DOT_SHARE * Math.max(...inked));
    const foot = inked.findLastIndex((ink) => ink > least);
    return letter !== 'i' && foot - top < 0.16 * size && high + foot < low ? 'diaeresis' : null;
  }
  if (bottom === top) return null;
  const slant = (sumOf(run, high + top).center - sumOf(run, high + bottom).center) / (bottom - top);
  const least = letter === 'i' ? MIN_SLANT_ON_I_PX_PER_ROW : MIN_SLANT_PX_PER_ROW;
  if (slant > least) return 'acute';
  return slant < -least ? 'grave' : null;
}

/** Two dots that run into each other in small type, or the run as it is. */
function dotsIn({ from, to }: Run, massOf: (x: number) => number): Run[] {
  const columns = Array.from({ length: to - from }, (_, i) => massOf(from + i));
  const valleys = columns.map((mass, i) => {
    const sides = Math.min(Math.max(0, ...columns.slice(0, i)), Math.max(0, ...columns.slice(i + 1)));
    return sides > 0 ? mass / sides : Number.POSITIVE_INFINITY;
  });
  const lowest = valleys.indexOf(Math.min(...valleys));
  if (!(valleys[lowest] <= MAX_VALLEY_SHARE)) return [{ from, to }];
  return [
    { from, to: from + lowest },
    { from: from + lowest + 1, to },
  ];
}

/** Columns with ink between two rows, those side by side together. */
function runsOf(zone: Run, top: number, end: number, inkAt: InkAt): Run[] {
  const runs: Run[] = [];
  for (let x = zone.from; x < zone.to; x++) {
    let ink = 0;
    for (let y = top; y < end; y++) ink += inkAt(x, y);
    if (ink < MIN_COLUMN_INK_PX) continue;
    const last = runs.at(-1);
    if (last?.to === x) last.to++;
    else runs.push({ from: x, to: x + 1 });
  }
  return runs;
}
