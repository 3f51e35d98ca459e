import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { cellsOf, findCharacterGrid } from './find-character-grid.ts';

const PITCH = 9.6;

const letter = (x: number, y: number, width = 7): ConnectedComponent => {
  return { id: 1, x, y, width, height: 10, pixels: 40, surface: 1, share: 1, second: -1 };
};
const lineOf = (glyphs: ConnectedComponent[]) => ({ x: 0, y: 0, width: 400, height: 10, surface: 1, glyphs });

const row = (count: number, y = 0, pitch = PITCH) =>
  lineOf(Array.from({ length: count }, (_, i) => letter(Math.round(50 + (i + 0.5) * pitch) - 3, y)));

describe('findCharacterGrid', () => {
  it('measures the pitch of letters in a monospaced font', () => {
    const grid = findCharacterGrid([row(14), row(10, 20)])!;
    expect(grid.pitch).toBeCloseTo(PITCH, 1);
    const phase = (grid.origin - 50 - PITCH / 2) / PITCH;
    expect(Math.abs(phase - Math.round(phase))).toBeLessThan(0.1);
  });

  it('finds none where the letters have widths of their own', () => {
    const widths = [4, 9, 6, 3, 11, 7, 5, 8];
    let x = 0;
    const glyphs = Array.from({ length: 40 }, (_, i) => {
      x += widths[(i * 5) % 8] + 2;
      return letter(x - widths[(i * 5) % 8], 0, widths[(i * 5) % 8]);
    });
    expect(findCharacterGrid([lineOf(glyphs)])).toBeUndefined();
  });

  it('places a few letters on a pitch that is known from elsewhere', () => {
    expect(findCharacterGrid([row(9)])).toBeUndefined();
    expect(findCharacterGrid([row(9)], [PITCH])?.pitch).toBe(PITCH);
    expect(findCharacterGrid([row(9, 0, 7.3)], [PITCH])).toBeUndefined();
  });
});

describe('cellsOf', () => {
  it('gives one cell for a letter and several for letters that touch', () => {
    const grid = { pitch: 10, origin: 5 };
    expect(cellsOf({ x: 21, width: 8 }, grid)).toEqual([2, 2]);
    expect(cellsOf({ x: 21, width: 28 }, grid)).toEqual([2, 4]);
  });
});
