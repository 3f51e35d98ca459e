import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { fillGridCells, wordsOfCells } from './fill-grid-cells.ts';

const GRID = { pitch: 10, origin: 5 };
const ink = (...cells: number[]): ConnectedComponent[] =>
  cells.map((cell) => {
    const box = { x: cell * 10 + 2, y: 0, width: 6, height: 8 };
    return { ...box, id: cell, pixels: 48, surface: 0, share: 1, second: -1 };
  });

const textsOf = (words: { text: string; glyphs: ConnectedComponent[] }[]) =>
  wordsOfCells(fillGridCells(words, GRID)).map((word) => word.map(({ text }) => text).join(''));

describe('cells of a listing', () => {
  it('puts spaces where cells are empty, whatever was read', () => {
    expect(textsOf([{ text: 'str=x', glyphs: ink(0, 1, 2, 4, 6) }])).toEqual(['str', '=', 'x']);
    expect(
      textsOf([
        { text: 'Number', glyphs: ink(0, 1, 2, 3, 4, 5) },
        { text: '.get', glyphs: ink(6, 7, 8, 9) },
      ]),
    ).toEqual(['Number.get']);
  });

  it('writes the signs of a keyboard, and a letter that was read twice once', () => {
    expect(textsOf([{ text: '‘a’', glyphs: ink(0, 1, 2) }])).toEqual(["'a'"]);
    expect(textsOf([{ text: 'Cc', glyphs: ink(3) }])).toEqual(['C']);
  });

  it('keeps a word whole that has other characters than cells', () => {
    expect(textsOf([{ text: 'length', glyphs: ink(0, 1, 2, 3) }])).toEqual(['length']);
  });
});
