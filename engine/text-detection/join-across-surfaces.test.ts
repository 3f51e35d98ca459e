import { expect, it } from 'vitest';
import type { GlyphLine } from '../model/glyph-line.ts';
import { unionBox } from '../raster/box.ts';
import { joinAcrossSurfaces } from './join-across-surfaces.ts';

/** A line of letters 8 wide with gaps of 2, on one surface. */
function lineAt(x: number, surface: number, letters: number, second = -1): GlyphLine {
  const glyphs = Array.from({ length: letters }, (_, i) => {
    return { id: x + i, x: x + 10 * i, y: 10, width: 8, height: 12, pixels: 40, surface, share: 1, second };
  });
  return { ...unionBox(glyphs), glyphs, surface };
}

it('joins a word that goes on over another background', () => {
  const [line, ...others] = joinAcrossSurfaces([lineAt(0, 1, 4), lineAt(40, 2, 3)]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ x: 0, width: 68, surface: 1 });
});

it('joins words around a letter that lies on both backgrounds', () => {
  expect(joinAcrossSurfaces([lineAt(0, 1, 4, 2), lineAt(45, 2, 3)])).toHaveLength(1);
});

it('joins a low letter to a line with high and deep ones', () => {
  const line = lineAt(0, 1, 4);
  // A capital that reaches up and a letter that reaches down make the line more than half as high again.
  Object.assign(line.glyphs[0], { y: 2, height: 20 });
  Object.assign(line.glyphs[1], { height: 17 });
  const whole = { ...line, ...unionBox(line.glyphs) };
  expect(joinAcrossSurfaces([whole, lineAt(40, 2, 1)])).toHaveLength(1);
  // Of another size it belongs to something else.
  const small = lineAt(40, 2, 1);
  Object.assign(small.glyphs[0], { y: 14, height: 8 });
  expect(joinAcrossSurfaces([whole, { ...small, y: 14, height: 8 }])).toHaveLength(2);
});

it('leaves a label beside a button, and lines of one background', () => {
  expect(joinAcrossSurfaces([lineAt(0, 1, 4), lineAt(46, 2, 3)])).toHaveLength(2);
  expect(joinAcrossSurfaces([lineAt(0, 1, 4), lineAt(40, 1, 3)])).toHaveLength(2);
});
