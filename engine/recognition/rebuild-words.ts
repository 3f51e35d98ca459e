import type { Box } from '../model/box.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { right, unionBox } from '../raster/box.ts';
import type { Match } from './align-characters.ts';
import type { LineCharacter } from './line-character.ts';

/** Words with their ink from the characters that were kept; a word whose characters are as they were keeps its box. */
export function rebuildWords(
  line: TextLine,
  kept: readonly LineCharacter[],
  matches: readonly Match[],
  all: readonly LineCharacter[],
  columns: readonly Box[],
): StyledWord[] {
  const glyphs = line.words.flatMap((word) => word.glyphs);
  const columnsOf = new Map<LineCharacter, Box[]>();
  for (const match of matches) {
    for (let i = match.at; i < match.at + match.characters; i++) {
      columnsOf.set(all[i], columns.slice(match.column, match.column + match.columns));
    }
  }
  const groups: LineCharacter[][] = [];
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
    const boxes = group.flatMap((character) => columnsOf.get(character) ?? []);
    if (boxes.length === 0) return { ...source, text };
    const box = unionBox(boxes);
    const own = glyphs.filter((glyph) => boxes.some((column) => glyph.x >= column.x && right(glyph) <= right(column)));
    return { ...source, text, box, glyphs: own };
  });
}
