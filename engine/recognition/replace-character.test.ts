import { expect, it } from 'vitest';
import { glyphOf, readingFont } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';
import { shapeCosts } from './align-characters.ts';
import type { LineCharacter } from './line-character.ts';
import { replaceCharacter } from './replace-character.ts';

const setting = { font: readingFont('arial', 400), size: 20, letterSpacing: 0, baseline: 40 };

/** What becomes of a character read as `read` whose ink is that of `drawn`. */
function replaced(read: string, drawn: string, context = ['a', 'a'], start: readonly string[] = []): string {
  const glyph = glyphOf(setting.font, drawn);
  const y = setting.baseline - Math.round(glyph.top * setting.size);
  const height = setting.baseline - Math.round(glyph.bottom * setting.size) - y;
  const column = { x: 10, y, width: (glyph.right - glyph.left) * setting.size + BLEED_PX, height };
  const texts = [...start, context[0], read, context[1]].filter(Boolean);
  const characters = texts.map((text): LineCharacter => ({ text, word: 0, spaced: false }));
  const at = start.length + (context[0] ? 1 : 0);
  const cost = shapeCosts([read], [column], setting)(0, 1, 0)[1];
  replaceCharacter(characters, { at, characters: 1, column: 0, columns: 1, cost }, [column], setting, true, () => 0);
  return characters[at].text;
}

it('takes the case that the ink has', () => {
  expect(replaced('s', 'S')).toBe('S');
  expect(replaced('O', 'o')).toBe('o');
});

it('leaves a character that fits, and one with no better look-alike', () => {
  expect(replaced('s', 's')).toBe('s');
  expect(replaced('g', 'M')).toBe('g');
});

it('leaves a figure beside another one, and puts none between letters', () => {
  expect(replaced('0', 'o', ['1', '2'])).toBe('0');
  expect(replaced('O', '0', ['a', 'a'])).not.toBe('0');
  expect(replaced('l', '1', ['2', ''])).toBe('1');
  // What is higher than the last letter of a word has a mark.
  expect(replaced('o', '0', ['m', ''], ['l'])).not.toBe('0');
  expect(replaced('o', '0', ['m', ''])).toBe('0');
});

it('tells dashes by their length', () => {
  expect(replaced('-', '—')).toBe('—');
  expect(replaced('–', '–')).toBe('–');
});

it('puts a bar in the place of an I only where it stands alone', () => {
  expect(replaced('I', '|', ['', ''])).toBe('|');
  expect(replaced('I', '|')).not.toBe('|');
});

it('takes a dash at the foot of the line for a full stop, and no other', () => {
  expect(replaced('-', '.')).toBe('.');
  expect(replaced('-', '-')).toBe('-');
});

it('takes an I in capitals for a J where it is drawn like one', () => {
  const drawn = (rows: readonly string[], read = 'I', context = ['F', 'E']) => {
    const column = { x: 0, y: 0, width: rows[0].length, height: rows.length };
    const characters = [context[0], read, context[1]].map((text): LineCharacter => ({ text, word: 0, spaced: false }));
    const inkAt = (x: number, y: number) => (rows[y]?.[x] === '#' ? 1 : 0);
    const match = { at: 1, characters: 1, column: 0, columns: 1, cost: 100 };
    replaceCharacter(characters, match, [column], setting, false, inkAt);
    return characters[1].text;
  };
  const hook = [...Array(11).fill('.......##'), '##.....##', '###...###', '.#######.', '..#####..'];
  const slabs = ['#########', ...Array(13).fill('...###...'), '#########'];
  expect(drawn(hook)).toBe('J');
  expect(drawn(slabs)).toBe('I');
  expect(drawn(hook, 'I', ['f', 'e'])).toBe('I');
});
