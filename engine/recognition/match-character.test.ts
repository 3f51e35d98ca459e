import { describe, expect, it } from 'vitest';
import { glyphOf, readingFont } from '../typeface/fonts.ts';
import { matchCharacter, signCost } from './match-character.ts';

const FONT = readingFont('courier', 400);
const SIZE = 16;
const CELL = { middle: 50, baseline: 100, size: SIZE, font: FONT };

/** The ink that a character has in the cell. */
function inkOf(character: string, bulge = 0) {
  const { left, right, top, bottom, ink } = glyphOf(FONT, character);
  const x = Math.floor(50 + (left - 0.3) * SIZE);
  const y = 100 - Math.round(top * SIZE);
  const box = { x, y, width: Math.ceil(50 + (right - 0.3) * SIZE) - x, height: 100 - Math.round(bottom * SIZE) - y };
  return { box, mass: ink * SIZE * SIZE, bulge };
}

describe('matchCharacter', () => {
  it('tells signs by their place, size and ink', () => {
    for (const sign of [';', ',', '.', '=', '+', "'", '|']) expect(matchCharacter(inkOf(sign), CELL).text).toBe(sign);
  });

  it('tells brackets by the side to which they bulge', () => {
    expect(matchCharacter(inkOf('}', 1), CELL).text).toBe('}');
    expect(matchCharacter(inkOf('{', -1), CELL).text).toBe('{');
    expect(matchCharacter(inkOf(')', 1), CELL).text).toBe(')');
  });

  it('tries what looks like the character that was read', () => {
    expect(matchCharacter(inkOf('0'), CELL, '@').text).toBe('0');
    expect(signCost('@', inkOf('0'), CELL)).toBeGreaterThan(signCost('0', inkOf('0'), CELL));
  });
});
