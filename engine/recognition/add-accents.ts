import type { Box } from '../model/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import type { Match, TypeSetting } from './align-characters.ts';
import { fitErrorOf, fits, type LineCharacter } from './line-character.ts';

/** Ink of a line at a pixel of the page, 0..1. */
export type InkAt = (x: number, y: number) => number;

/** The letters that a mark turns into others, and what they become: rising, falling, two dots, wavy. */
const MARKED: Record<string, { rising?: string; falling?: string; dots?: string; wavy?: string }> = {
  a: { rising: 'á', falling: 'à', dots: 'ä' },
  e: { rising: 'é', falling: 'è', dots: 'ë' },
  i: { rising: 'í' },
  o: { rising: 'ó', falling: 'ò', dots: 'ö' },
  u: { rising: 'ú', falling: 'ù', dots: 'ü' },
  n: { wavy: 'ñ' },
  A: { rising: 'Á', falling: 'À', dots: 'Ä' },
  E: { rising: 'É', falling: 'È', dots: 'Ë' },
  I: { rising: 'Í' },
  O: { rising: 'Ó', falling: 'Ò', dots: 'Ö' },
  U: { rising: 'Ú', falling: 'Ù', dots: 'Ü' },
  N: { wavy: 'Ñ' },
};

/** Below this size in pixels a mark is a smear. */
const MIN_SIZE = 11;
/** What ink may cost that a mark makes higher than its letter. */
const RAISED = 10;
/** Ink of a mark as part of what the font has there. */
const LEAST = 0.45;
const MOST = 2.2;
/** A stroke moves aside by at least this much a row; an upright one (a dot, a stem) does not. */
const SLANT = 0.3;
const SLANT_OF_I = 0.45;
/** A column with less ink than this is blank. */
const BLANK = 0.15;
/** Width of a wave, as part of the size. */
const WAVE = 0.22;

/**
 * Puts the marks on letters that the recogniser's English data leaves bare: a stroke that rises or falls, two dots or a
 * wave above a letter, of the size that the font gives it.
 */
export function addAccents(
  characters: LineCharacter[],
  matches: readonly Match[],
  columns: readonly Box[],
  setting: TypeSetting,
  inkAt: InkAt,
): void {
  if (setting.size < MIN_SIZE) return;
  matches.forEach((match, k) => {
    if (match.columns !== 1 || ![matches[k - 1], match, matches[k + 1]].every(isNear)) return;
    const first = glyphOf(setting.font, characters[match.at]?.text ?? ' ');
    let pen = columns[match.column].x - first.left * setting.size;
    for (let i = match.at; i < match.at + match.characters; i++) {
      const marked = MARKED[characters[i].text];
      const kind = marked && markAbove(characters[i].text, pen, setting, inkAt);
      const advance = glyphOf(setting.font, characters[i].text).advance * setting.size + setting.letterSpacing;
      if (kind && marked[kind]) characters[i].text = marked[kind];
      pen += advance;
    }
  });
}

/** Fits its characters, but for a mark above one of them. */
const isNear = (match: Match | undefined): boolean =>
  fits(match) || (match !== undefined && match.characters > 0 && match.columns > 0 && fitErrorOf(match) <= RAISED);

type Mark = 'rising' | 'falling' | 'dots' | 'wavy';
/** Columns of ink with blank ones on both sides: the first and the one after the last. */
type Run = { from: number; to: number };

function markAbove(letter: string, pen: number, { font, size, baseline }: TypeSetting, inkAt: InkAt): Mark | null {
  const glyph = glyphOf(font, letter);
  const [bare, accented] = [glyphOf(font, 'a'), glyphOf(font, 'á')];
  const body = letter === 'i' ? bare.top : glyph.top;
  const low = baseline - Math.round(body * size) - 1;
  const high = baseline - Math.round((body + accented.top - bare.top) * size) - 1;
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
  const inner = isN ? runs : runs.filter(({ from, to }) => from > zone.from && to < zone.to);
  if (inner.length === 0 || inner.length > 2) return null;
  const inked = Array.from({ length: end - high }, (_, i) => {
    return inner.reduce((sum, run) => sum + sumOf(run, high + i).ink, 0);
  });
  const mass = inked.reduce((sum, ink) => sum + ink, 0);
  const expected = Math.max(1, (accented.ink - bare.ink) * size * size);
  const top = inked.findIndex((ink) => ink > 0.35);
  if (mass < LEAST * expected || mass > MOST * expected || top < 0 || high + top === low) return null;
  const [run, other] = inner;
  if (isN) return !other && run.to - run.from >= WAVE * size ? 'wavy' : null;
  const bottom = inked.findLastIndex((ink) => ink > 0.35);
  if (other) return letter !== 'i' && bottom - top < 0.16 * size && high + bottom < low ? 'dots' : null;
  if (bottom === top) return null;
  const slant = (sumOf(run, high + top).center - sumOf(run, high + bottom).center) / (bottom - top);
  const least = letter === 'i' ? SLANT_OF_I : SLANT;
  if (slant > least) return 'rising';
  return slant < -least ? 'falling' : null;
}

/** Columns with ink between two rows, those side by side together. */
function runsOf(zone: Run, top: number, end: number, inkAt: InkAt): Run[] {
  const runs: Run[] = [];
  for (let x = zone.from; x < zone.to; x++) {
    let ink = 0;
    for (let y = top; y < end; y++) ink += inkAt(x, y);
    if (ink < BLANK) continue;
    const last = runs.at(-1);
    if (last?.to === x) last.to++;
    else runs.push({ from: x, to: x + 1 });
  }
  return runs;
}
