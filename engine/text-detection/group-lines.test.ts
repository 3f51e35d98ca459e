import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { groupLines } from './group-lines.ts';

const glyph = (x: number, y: number, width = 6, height = 10, surface = 0): ConnectedComponent => ({
  id: x * 1000 + y,
  x,
  y,
  width,
  height,
  pixels: width * height,
  surface,
  share: 1,
  second: -1,
});

describe('groupLines', () => {
  it('puts words of one baseline together and rows apart', () => {
    const lines = groupLines([glyph(10, 10), glyph(18, 10), glyph(29, 10), glyph(10, 30), glyph(18, 30)]);
    expect(lines.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [10, 10, 25, 10],
      [10, 30, 14, 10],
    ]);
  });

  it('separates columns at a gap wider than the type is high', () => {
    expect(groupLines([glyph(10, 10), glyph(18, 10), glyph(60, 10)])).toHaveLength(2);
  });

  it('keeps a comma beside capitals, also after a space', () => {
    const word = [10, 18, 26].map((x) => glyph(x, 10, 7, 10));
    const more = [46, 54].map((x) => glyph(x, 10, 7, 10));
    expect(groupLines([...word, glyph(34, 18, 4, 5), ...more])).toHaveLength(1);
    expect(groupLines([...word, glyph(39, 18, 3, 5), ...more])).toHaveLength(1);
  });

  it('keeps the words of a row together that stand beside a drawing as high as several rows', () => {
    const rows = [
      [
        ...[311, 1120, 11, 12],
        ...[324, 1120, 2, 12],
        ...[337, 1120, 2, 2],
        ...[318, 1147, 17, 9],
        ...[349, 1147, 16, 9],
      ],
      [
        ...[366, 1147, 8, 12],
        ...[375, 1147, 8, 12],
        ...[352, 1169, 5, 11],
        ...[330, 1171, 12, 9],
        ...[362, 1171, 2, 9],
      ],
      [
        ...[365, 1171, 8, 9],
        ...[377, 1171, 10, 9],
        ...[335, 1192, 38, 12],
        ...[299, 1195, 8, 9],
        ...[321, 1195, 13, 9],
      ],
    ].flat();
    const glyphs = Array.from({ length: rows.length / 4 }, (_, i) => {
      const [x, y, width, height] = rows.slice(4 * i, 4 * i + 4);
      return glyph(x, y, width, height);
    });
    const lines = groupLines([glyph(159, 1118, 83, 83), ...glyphs, glyph(379, 1195, 17, 12)]);
    expect(lines.find(({ x }) => x === 321)).toMatchObject({ width: 75, y: 1192 });
  });

  it('takes a quotation mark into the line that it opens, however wide the letter behind it is', () => {
    const line = [glyph(20, 10, 12, 13), glyph(34, 13, 10, 10), glyph(46, 13, 10, 10)];
    expect(groupLines([glyph(11, 10, 7, 5), ...line])).toHaveLength(1);
    expect(groupLines([glyph(11, 17, 7, 5), ...line])).toHaveLength(2);
  });

  it('leaves text above the side of a frame, and above a large letter, to itself', () => {
    const text = [10, 18, 26].map((x) => glyph(x, 10, 7, 10));
    const lines = groupLines([...text, glyph(10, 30, 7, 117)]);
    expect(lines.map(({ height }) => height)).toEqual([10]);
    expect(groupLines([...text, glyph(10, 30, 50, 60)])).toHaveLength(2);
  });

  it('leaves the full stop that a word begins with to it, though a disc begins further left below', () => {
    const lines = groupLines([glyph(4, 40, 56, 56), glyph(7, 19, 2, 3), glyph(12, 11, 7, 11), glyph(20, 11, 7, 11)]);
    expect(lines.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [7, 11, 20, 11],
      [4, 40, 56, 56],
    ]);
  });

  it('takes a ring beside two rows for a part of neither', () => {
    const row = (y: number) => [50, 58, 66, 74, 82].map((x) => glyph(x, y));
    const lines = groupLines([glyph(16, 12, 25, 25), ...row(10), ...row(28)]);
    expect(lines.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [50, 10, 38, 10],
      [16, 12, 25, 25],
      [50, 28, 38, 10],
    ]);
  });

  it('takes a soft full stop to the name that it stands before', () => {
    const lines = groupLines([glyph(10, 16, 3, 4), glyph(15, 6, 8, 14), glyph(25, 10, 8, 10)]);
    expect(lines.map(({ x, glyphs }) => [x, glyphs.length])).toEqual([[10, 3]]);
  });

  it('takes a portrait in pieces beside two rows for a part of neither', () => {
    const rows = [10, 28].flatMap((y) => [50, 58, 66, 74, 82].map((x) => glyph(x + (y > 10 ? 3 : 0), y)));
    const portrait = [glyph(10, 10, 22, 22), glyph(20, 24, 6, 6), glyph(38, 20, 3, 12)];
    const lines = groupLines([...portrait, ...rows]);
    expect(lines.map(({ x, y, width }) => [x, y, width])).toEqual([
      [10, 10, 31],
      [50, 10, 38],
      [53, 28, 38],
    ]);
  });

  it('keeps a price and the halves of the old one, which was struck through, in their line', () => {
    const price = [10, 28, 46].map((x) => glyph(x, 10, 15, 24));
    const halves = [17, 25].flatMap((y) => [68, 77, 86, 95].map((x) => glyph(x, y, 7, 6)));
    expect(groupLines([...price, ...halves]).map(({ x, width }) => [x, width])[0]).toEqual([10, 92]);
  });

  it('keeps high letters and quotation marks in their line', () => {
    const small = [50, 58, 66, 74, 82].map((x) => glyph(x, 15, 6, 6));
    const quotes = [90, 93, 96, 99].map((x) => glyph(x, 9, 2, 3));
    expect(groupLines([glyph(42, 9, 6, 12), ...small, ...quotes])).toHaveLength(1);
  });

  it('keeps glyphs of two surfaces apart', () => {
    expect(groupLines([glyph(10, 10), glyph(18, 10, 6, 10, 1)])).toHaveLength(2);
  });

  it('takes the dot of an i and a full stop along', () => {
    const lines = groupLines([glyph(10, 10), glyph(18, 13, 2, 7), glyph(18, 9, 2, 2), glyph(22, 18, 2, 2)]);
    expect(lines).toHaveLength(1);
    expect(lines[0].glyphs).toHaveLength(4);
  });

  it('leaves the dots of a tight line to that line, not to the descenders above it', () => {
    const above = [glyph(10, 10), glyph(18, 10), glyph(26, 13, 6, 10), glyph(34, 10)];
    const below = [glyph(10, 30, 6, 7), glyph(18, 30, 2, 7), glyph(26, 30, 2, 7), glyph(34, 30, 6, 7)];
    const dots = [glyph(18, 26, 2, 2), glyph(26, 26, 2, 2)];
    const lines = groupLines([...above, ...below, ...dots]);
    expect(lines.map(({ y, height }) => [y, height])).toEqual([
      [10, 13],
      [26, 11],
    ]);
  });
});
