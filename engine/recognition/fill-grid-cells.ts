import type { ConnectedComponent } from '../model/connected-component.ts';
import type { CharacterGrid } from '../model/glyph-line.ts';
import { unionBox } from '../raster/box.ts';
import { cellsOf } from '../text-detection/find-character-grid.ts';

/** A character in its cell, with the ink it has; one without a cell of its own is part of an unclear word. */
export type CellCharacter = { text: string; first: number; last: number; glyphs: ConnectedComponent[] };

/** What the recogniser makes of the straight quotation marks and hyphens of a program. */
const KEYBOARD_SIGNS: [RegExp, string][] = [
  [/[‘’´]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
];

/** The text of a listing has the signs of a keyboard. */
const plainText = (text: string): string =>
  KEYBOARD_SIGNS.reduce((plain, [sign, key]) => plain.replace(sign, key), text);

/**
 * Puts the characters that were read into the cells that have ink. A word that has as many characters as cells is clear;
 * of one that has more, a letter that was read twice goes (`Cc`).
 *
 * @param words with their glyphs, from left to right
 */
export function fillGridCells(
  words: readonly { text: string; glyphs: readonly ConnectedComponent[] }[],
  grid: CharacterGrid,
): CellCharacter[] {
  return words.flatMap(({ text, glyphs }) => {
    if (glyphs.length === 0) return [];
    const cells = inkByCell(glyphs, grid);
    const characters = [...plainText(text)];
    const clear = characters.length === cells.length ? characters : [...withoutDoubled(characters.join(''))];
    if (clear.length === cells.length)
      return cells.map(([cell, own], i) => ({ text: clear[i], first: cell, last: cell, glyphs: own }));
    return [{ text: characters.join(''), first: cells[0][0], last: cells[cells.length - 1][0], glyphs: [...glyphs] }];
  });
}

const withoutDoubled = (text: string): string => text.replace(/(\p{L})\1/giu, '$1');

/** The ink of each cell that has some; a piece that fills several belongs to the first of them. */
export function inkByCell(
  glyphs: readonly ConnectedComponent[],
  grid: CharacterGrid,
): [number, ConnectedComponent[]][] {
  const cells = new Map<number, ConnectedComponent[]>();
  for (const glyph of glyphs) {
    const [first, last] = cellsOf(glyph, grid);
    for (let cell = first; cell <= last; cell++) {
      const own = cells.get(cell) ?? [];
      if (cell === first) own.push(glyph);
      cells.set(cell, own);
    }
  }
  return [...cells].sort((a, b) => a[0] - b[0]);
}

/** Characters that follow each other without an empty cell are words. */
export function wordsOfCells(characters: readonly CellCharacter[]): CellCharacter[][] {
  const words: CellCharacter[][] = [];
  for (const character of characters) {
    const last = words.at(-1)?.at(-1);
    if (last && character.first <= last.last + 1) words[words.length - 1].push(character);
    else words.push([character]);
  }
  return words;
}

/** The box of some characters: of their ink, or of their cells where letters touch. */
export function boxOfCells(
  characters: readonly CellCharacter[],
  { pitch, origin }: CharacterGrid,
  row: { y: number; height: number },
) {
  const glyphs = characters.flatMap((character) => character.glyphs);
  const [first, last] = [characters[0], characters[characters.length - 1]];
  if (glyphs.length > 0 && first.glyphs.length > 0 && last.glyphs.length > 0) return unionBox(glyphs);
  const x = Math.round(origin + (first.first - 0.4) * pitch);
  return { x, y: row.y, width: Math.round((last.last - first.first + 0.8) * pitch), height: row.height };
}
