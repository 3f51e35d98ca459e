import type { ConnectedComponent } from '../model/connected-component.ts';
import type { Word } from '../model/conversion.ts';
import type { CharacterGrid, GlyphLine } from '../model/glyph-line.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import type { StyledWord } from '../model/text-line.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import {
  boxOfCells,
  type CellCharacter,
  fillGridCells,
  inkByCell,
  wordsOfCells,
} from '../recognition/fill-grid-cells.ts';
import { type CellInk, matchCharacter, signCost } from '../recognition/match-character.ts';
import { readingFont } from '../typeface/fonts.ts';
import { readInk } from '../typeface/ink-color.ts';
import { MONOSPACE_ADVANCE_EM } from '../typeface/ink-model.ts';
import { colorWords } from './color-words.ts';

/** Cost of a sign, of a character that was misread, and how much less the sign costs. */
const MAX_SIGN_COST = 7;
const MIN_MISREAD_COST = 9;
const MIN_COST_ADVANTAGE = 5;
/** Cells of an unclear word that may be signs. */
const MAX_SIGN_COUNT = 5;

/** The words of a row of a listing: a character a cell, spaces where cells are empty, split where the colour changes. */
export function styleListing(
  image: Pixels,
  ink: Ink,
  line: GlyphLine & { grid: CharacterGrid },
  words: readonly { word: Word; glyphs: ConnectedComponent[] }[],
): StyledWord[] {
  const { grid } = line;
  const read = fillGridCells(
    words.map(({ word, glyphs }) => ({ text: word.text, glyphs })),
    grid,
  );
  const characters = (words.length === 0 ? [unreadOf(line)] : read).flatMap((character) =>
    asSigns(character, image, ink, line),
  );
  const confidence = words.reduce((sum, { word }) => sum + word.confidence, 0) / Math.max(1, words.length);
  const colors = colorWords(
    image,
    ink,
    characters,
    characters.map(({ glyphs }) => glyphs),
  );
  // Of letters that touch the first has all the ink, and the colour.
  const colorOf = new Map<CellCharacter, number>();
  characters.forEach((character, i) => {
    const touches = character.glyphs.length === 0 && i > 0;
    colorOf.set(character, touches ? colorOf.get(characters[i - 1])! : colors[i]);
  });
  return wordsOfCells(characters).flatMap((word) =>
    splitByColor(word, (character) => colorOf.get(character)!).map((part, i) => ({
      text: part.map(({ text }) => text).join(''),
      box: boxOfCells(part, grid, line),
      color: colorOf.get(part[0])!,
      confidence,
      underlined: false,
      glyphs: part.flatMap(({ glyphs }) => glyphs),
      ...(i > 0 ? { glued: true } : {}),
    })),
  );
}

/** A row in which nothing was read. */
function unreadOf({ glyphs, grid }: GlyphLine & { grid: CharacterGrid }): CellCharacter {
  const cells = inkByCell(glyphs, grid);
  return { text: '', first: cells[0][0], last: cells[cells.length - 1][0], glyphs: [...glyphs] };
}

/** What was read, or the signs that its ink speaks for. */
function asSigns(
  character: CellCharacter,
  image: Pixels,
  ink: Ink,
  line: GlyphLine & { grid: CharacterGrid },
): CellCharacter[] {
  const { grid } = line;
  const font = readingFont('courier', 400);
  const setting = { baseline: line.baseline ?? bottom(line), size: grid.pitch / MONOSPACE_ADVANCE_EM, font };
  const signs = inkByCell(character.glyphs, grid).map(([cell, glyphs]) => {
    const seen = inkOfCell(image, ink, glyphs);
    const place = { ...setting, middle: grid.origin + cell * grid.pitch };
    return {
      ...matchCharacter(seen, place, character.text.length === 1 ? character.text : ''),
      cell,
      glyphs,
      seen,
      place,
    };
  });
  if (character.first === character.last && character.text.length === 1) {
    const [sign] = signs;
    const own = sign ? signCost(character.text, sign.seen, sign.place) : 0;
    if (!sign || own < MIN_MISREAD_COST || sign.cost > MAX_SIGN_COST || own - sign.cost < MIN_COST_ADVANTAGE)
      return [character];
    return [{ ...character, text: sign.text }];
  }
  const areSigns =
    signs.length <= MAX_SIGN_COUNT && signs.every(({ cost, glyphs }) => glyphs.length > 0 && cost <= MAX_SIGN_COST);
  if (areSigns) return signs.map(({ text, cell, glyphs }) => ({ text, first: cell, last: cell, glyphs }));
  return character.text === '' ? [] : [character];
}

/** Ink of a cell; its bulge is how far the middle rows lie right of the upper and lower ones. */
function inkOfCell(image: Pixels, ink: Ink, glyphs: readonly ConnectedComponent[]): CellInk {
  if (glyphs.length === 0) return { box: { x: 0, y: 0, width: 1, height: 1 }, mass: 0, bulge: 0 };
  const box = unionBox(glyphs);
  const ids = new Set(glyphs.map(({ id }) => id));
  const third = box.height / 3;
  const sums = { middle: 0, ends: 0, middleX: 0, endsX: 0 };
  for (let y = box.y; y < bottom(box); y++) {
    const isMiddle = y + 0.5 > box.y + third && y + 0.5 < bottom(box) - third;
    for (let x = box.x; x < right(box); x++) {
      const at = y * image.width + x;
      if (!ids.has(ink.labels[at])) continue;
      const strength = channelDistance(image.data[at], ink.background[at]);
      if (isMiddle) {
        sums.middle += strength;
        sums.middleX += strength * x;
      } else {
        sums.ends += strength;
        sums.endsX += strength * x;
      }
    }
  }
  const bulge = sums.middle && sums.ends ? sums.middleX / sums.middle - sums.endsX / sums.ends : 0;
  return { box, mass: readInk(image, ink, glyphs).mass, bulge };
}

function splitByColor<T>(word: readonly T[], colorOf: (item: T) => number): T[][] {
  const parts: T[][] = [];
  for (const item of word) {
    const last = parts.at(-1);
    if (last && colorOf(last[0]) === colorOf(item)) last.push(item);
    else parts.push([item]);
  }
  return parts;
}
