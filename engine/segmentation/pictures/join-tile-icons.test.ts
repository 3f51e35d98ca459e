import { expect, it } from 'vitest';
import type { GlyphLine } from '../../model/glyph-line.ts';
import { NO_SURFACE } from '../../model/paint.ts';
import { unionBox } from '../../raster/box.ts';
import { joinTileIcons } from './join-tile-icons.ts';

const tile = { box: { x: 20, y: 20, width: 64, height: 64 }, paint: { fill: 0x2255ee }, surface: 1 };
const frame = {
  box: { x: 38, y: 44, width: 30, height: 20 },
  paint: { border: { color: 0xffffff, width: 1, sides: ['top', 'right', 'bottom', 'left'] as const } },
  surface: NO_SURFACE,
};
const line = { x: 44, y: 36, width: 16, height: 2, color: 0xffffff, surface: 1 };
const words = {
  ...{ x: 30, y: 40, width: 40, height: 14 },
  glyphs: [30, 44, 58].map((x) => ({ x, y: 40, width: 12, height: 14 })),
} as unknown as GlyphLine;

it('makes one sign of the lines and frames on a tile', () => {
  const { boxes, rules, shapes } = joinTileIcons({ boxes: [tile, frame], rules: [line], glyphLines: [], shapes: [] });
  expect(boxes).toEqual([tile]);
  expect(rules).toEqual([]);
  expect(shapes).toEqual([{ x: 38, y: 36, width: 30, height: 28 }]);
});

it('leaves what words stand on, and a lone piece', () => {
  const written = { boxes: [tile, frame], rules: [line], glyphLines: [words], shapes: [] };
  expect(joinTileIcons(written)).toEqual(written);
  const alone = { boxes: [tile], rules: [line], glyphLines: [], shapes: [] };
  expect(joinTileIcons(alone)).toEqual(alone);
});

it('makes one sign of the corners of a frame', () => {
  const corners = [36, 62].flatMap((x) =>
    [36, 62].map((y) => ({ x, y, width: 6, height: 6, glyphs: [{ x, y, width: 6, height: 6 }] })),
  );
  const { shapes, glyphLines } = joinTileIcons({
    ...{ boxes: [tile], rules: [], shapes: [] },
    glyphLines: corners as unknown as GlyphLine[],
  });
  expect(glyphLines).toEqual([]);
  expect(shapes).toEqual([{ x: 36, y: 36, width: 32, height: 32 }]);
});

const lineOf = (...glyphs: [number, number, number, number][]): GlyphLine => {
  const boxes = glyphs.map(([x, y, width, height]) => ({ x, y, width, height }));
  return { ...unionBox(boxes), glyphs: boxes } as GlyphLine;
};

it('makes one sign of panes that lie in each other like no words do', () => {
  const panes = [lineOf([35, 36, 10, 10]), lineOf([35, 48, 10, 10], [47, 43, 10, 15], [47, 36, 10, 5])];
  const { shapes, glyphLines } = joinTileIcons({ boxes: [tile], rules: [], glyphLines: panes, shapes: [] });
  expect(glyphLines).toEqual([]);
  expect(shapes).toEqual([{ x: 35, y: 36, width: 22, height: 22 }]);
});

it('leaves words whose letters have dots', () => {
  const initials = [lineOf([35, 40, 3, 12], [35, 36, 3, 2], [42, 36, 9, 16])];
  expect(joinTileIcons({ boxes: [tile], rules: [], glyphLines: initials, shapes: [] }).glyphLines).toEqual(initials);
});

it('makes one sign of a ring and the mark in it, on a gradient too', () => {
  const gradient = {
    angle: 180,
    stops: [
      { at: 0, color: 0x3183fd },
      { at: 1, color: 0x0d6dfd },
    ],
  };
  const shaded = { ...tile, paint: { gradient } } as unknown as typeof tile;
  const ring = { ...frame, box: { x: 40, y: 40, width: 24, height: 24 } };
  const mark = [lineOf([48, 45, 8, 11], [51, 58, 2, 2])];
  const { boxes, shapes } = joinTileIcons({ boxes: [shaded, ring], rules: [], glyphLines: mark, shapes: [] });
  expect(boxes).toEqual([shaded]);
  expect(shapes).toEqual([ring.box]);
});

it('makes one sign of the bars of a chart, but not of letters that are bars', () => {
  const barsOf = (...heights: number[]): GlyphLine => {
    const glyphs = heights.map((height, i) => ({
      x: 40 + 3 * i,
      y: 60 - height,
      width: 2,
      height,
      pixels: 2 * height,
    }));
    return { ...unionBox(glyphs), glyphs } as GlyphLine;
  };
  const left = (line: GlyphLine) =>
    joinTileIcons({ boxes: [tile], rules: [], glyphLines: [line], shapes: [] }).glyphLines.length;
  expect(left(barsOf(14, 8, 10, 6, 9))).toBe(0);
  expect(left(barsOf(12, 12, 12))).toBe(1);
});
