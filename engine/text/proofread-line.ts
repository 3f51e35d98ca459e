import { bottom, right, unionBox } from '../raster/box.ts';
import { glyphOf } from '../style/fonts.ts';
import type { Box } from '../types.ts';
import { alignCharacters, type Match, shapeCosts, type TypeSetting } from './align-characters.ts';
import { glyphColumns } from './glyph-columns.ts';
import { baselineOf, type StyledWord, type TextLine } from './text-line.ts';

/** Characters that differ in size or place, not in shape: the recogniser sees shapes, the ink tells which of them it is. */
const STROKES = '|!';
const ALIKE = ['cC', 'oO0', 'sS', 'uU', 'vV', 'wW', 'xX', 'zZ', '.,', ':;', '-–—', 'I|', 'l|', '!l'];

/** A character has to fit worse than this, and its look-alike better by this much, in squares of standard deviations. */
const BAD = 4;
const BETTER = 5;

/** Gaps beyond what the letters leave, in parts of the font's space: letters have at most 0.46, spaces at least 0.64. */
const SPACE = 0.68;
const NO_SPACE = 0.15;

/** The fit of a line (squares of pixels) up to which its characters can be judged. */
const MISFIT = 6;
/** The part of a line's ink that has to fit before the rest is judged by it: else the font is one we do not know. */
const FITTING = 0.7;

/** No character of a word read with more confidence than this goes. */
const SURE = 90;

/** A character of the line, the word it came from, and whether a space stands before it. */
type Character = { text: string; word: number; spaced: boolean };

/**
 * Compares each character of a line with its ink (analysis through synthesis): a character without ink goes, one whose
 * look-alike fits clearly better is exchanged, and words are parted and joined where the gaps say so.
 *
 * @returns the corrected words, or null when nothing changes
 */
export function proofreadLine(line: TextLine): StyledWord[] | null {
  if (line.fit.misfit > MISFIT) return null;
  const glyphs = line.words.flatMap((word) => word.glyphs);
  const columns = glyphColumns(glyphs);
  const characters = line.words.flatMap((word, i) =>
    [...word.text].map((text, k): Character => ({ text, word: i, spaced: k === 0 && i > 0 })),
  );
  if (columns.length === 0 || characters.length === 0) return null;
  const texts = characters.map(({ text }) => text);
  const { setting, matches } = layOver(line, texts, columns);
  if (matches.filter((match) => match.cost < BAD).length < FITTING * matches.length) return null;
  const before = line.text;
  for (const match of matches) exchange(characters, match, columns, setting);
  respace(characters, matches, columns, setting);
  const kept = dropGhosts(line, characters, matches);
  const after = kept.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join('');
  return after === before ? null : rebuild(line, kept, matches, characters, columns);
}

/** A match of one character with ink of its own that fits it. */
const fits = (match: Match): boolean => match.characters === 1 && match.columns === 1 && match.cost < BAD + 1;

function exchange(characters: Character[], match: Match, columns: readonly Box[], setting: TypeSetting): void {
  if (match.characters !== 1 || match.columns !== 1 || match.cost < BAD) return;
  const { text } = characters[match.at];
  let least = match.cost - BETTER;
  for (const other of ALIKE.filter((group) => group.includes(text)).join('')) {
    if (STROKES.includes(other) && !mayStand(other, characters, match.at)) continue;
    const cost = shapeCosts([other], [columns[match.column]], setting)(0, 1, 0, 1);
    if (other === text || cost > least) continue;
    least = cost;
    characters[match.at].text = other;
  }
}

/** A bar stands alone; an exclamation mark ends a word. */
function mayStand(stroke: string, characters: readonly Character[], at: number): boolean {
  const ends = at + 1 === characters.length || characters[at + 1].spaced;
  return ends && (stroke === '!' || at === 0 || characters[at].spaced);
}

function respace(characters: Character[], matches: Match[], columns: readonly Box[], setting: TypeSetting): void {
  const { font, size, letterSpacing } = setting;
  const space = glyphOf(font, ' ').advance * size + Math.max(0, letterSpacing);
  for (let k = 1; k < matches.length; k++) {
    const [left, next] = [matches[k - 1], matches[k]];
    if (!fits(left) || !fits(next)) continue;
    const [a, b] = [characters[left.at], characters[next.at]];
    const [from, to] = [glyphOf(font, a.text), glyphOf(font, b.text)];
    const natural = (from.advance - from.right + to.left) * size + letterSpacing;
    const gap = columns[next.column].x - right(columns[left.column]) + 0.7;
    const extra = (gap - natural) / space;
    if (!b.spaced && extra > SPACE && !/[-–—]/.test(a.text + b.text)) b.spaced = true;
    else if (b.spaced && extra < NO_SPACE) b.spaced = false;
  }
}

/** The recogniser sometimes gives both of two readings of one letter: the one that found no ink goes. */
function dropGhosts(line: TextLine, characters: Character[], matches: Match[]): Character[] {
  const ghosts = new Set<Character>();
  matches.forEach((match, k) => {
    if (match.columns > 0 || line.words[characters[match.at].word].confidence > SURE) return;
    const around = [matches[k - 1], matches[k + 1]].filter((other) => other !== undefined);
    if (around.every((other) => other.columns > 0 && other.characters > 0 && other.cost < BAD + 4))
      ghosts.add(characters[match.at]);
  });
  characters.forEach((character, i) => {
    if (ghosts.has(character) && character.spaced && characters[i + 1]) characters[i + 1].spaced = true;
  });
  return characters.filter((character) => !ghosts.has(character));
}

function rebuild(
  line: TextLine,
  kept: Character[],
  matches: Match[],
  all: Character[],
  columns: readonly Box[],
): StyledWord[] {
  const glyphs = line.words.flatMap((word) => word.glyphs);
  const homes = new Map<Character, Box[]>();
  for (const match of matches) {
    for (let i = match.at; i < match.at + match.characters; i++) {
      homes.set(all[i], columns.slice(match.column, match.column + match.columns));
    }
  }
  const groups: Character[][] = [];
  for (const character of kept) {
    if (groups.length === 0 || character.spaced) groups.push([]);
    groups[groups.length - 1].push(character);
  }
  return groups.map((group) => {
    const source = line.words[group[0].word];
    const text = group.map((character) => character.text).join('');
    if (group.length === [...source.text].length && group.every(({ word }) => word === group[0].word)) {
      return { ...source, text };
    }
    const boxes = group.flatMap((character) => homes.get(character) ?? []);
    if (boxes.length === 0) return { ...source, text };
    const box = unionBox(boxes);
    const own = glyphs.filter((glyph) => boxes.some((home) => glyph.x >= home.x && right(glyph) <= right(home)));
    return { ...source, text, box, glyphs: own };
  });
}

/**
 * Lays the text over its ink on the baseline that its lowest letter speaks for, and on the row where most of its ink ends:
 * a misread descender moves the first, a text of descenders the second.
 */
function layOver(line: TextLine, texts: readonly string[], columns: readonly Box[]) {
  const { font, size, letterSpacing } = line.fit;
  const feet = new Map<number, number>();
  for (const column of columns) feet.set(bottom(column), (feet.get(bottom(column)) ?? 0) + 1);
  const commonest = [...feet].sort((a, b) => b[1] - a[1])[0][0];
  const [best] = [...new Set([baselineOf(line), commonest])]
    .map((baseline) => {
      const setting = { font, size, letterSpacing, baseline };
      const matches = alignCharacters(texts, columns, setting);
      return { setting, matches, cost: matches.reduce((sum, match) => sum + match.cost, 0) };
    })
    .sort((a, b) => a.cost - b.cost);
  return best;
}
