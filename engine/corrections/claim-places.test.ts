import { expect, it } from 'vitest';
import { NO_PLACES } from '../model/corrections.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import type { PaintedBox } from '../model/paint.ts';
import { blank, fill } from '../testing/draw.ts';
import { claimPlaces } from './claim-places.ts';

const image = fill(blank(200, 100, 0xffffff), { x: 25, y: 22, width: 20, height: 16 }, 0x336699);

const glyphAt = (x: number) => ({ x, y: 20, width: 8, height: 10 }) as GlyphLine['glyphs'][number];
const boxAt = (x: number, y: number, width: number, height: number): PaintedBox => ({
  box: { x, y, width, height },
  paint: { fill: 0x336699 },
  surface: 1,
});

const seen = () => ({
  image,
  boxes: [boxAt(25, 22, 20, 16), boxAt(0, 0, 150, 90)],
  rules: [],
  dotted: [],
  pictures: [{ x: 24, y: 20, width: 20, height: 18 }],
  signs: [],
  shapes: [{ x: 26, y: 24, width: 10, height: 10 }],
  glyphLines: [{ x: 30, y: 20, width: 68, height: 10, surface: 0, glyphs: [glyphAt(30), glyphAt(80), glyphAt(90)] }],
  specks: [],
});

it('makes a place one picture: what was found in it goes, and a line keeps the rest of its letters', () => {
  const place = { x: 20, y: 18, width: 40, height: 30 };
  const { boxes, pictures, shapes, glyphLines, claimed } = claimPlaces(seen(), { ...NO_PLACES, pictures: [place] });
  expect(boxes.map(({ box }) => box.width)).toEqual([150]);
  expect([pictures, shapes]).toEqual([[], []]);
  expect(glyphLines).toMatchObject([{ x: 80, width: 18, glyphs: [{ x: 80 }, { x: 90 }] }]);
  expect(claimed).toEqual({ icons: [], pictures: [place] });
});

it('takes the room around an icon off', () => {
  const { claimed } = claimPlaces(seen(), { ...NO_PLACES, icons: [{ x: 15, y: 15, width: 50, height: 40 }] });
  expect(claimed.icons).toEqual([{ x: 25, y: 22, width: 20, height: 16 }]);
});

it('changes nothing where nothing is said', () => {
  const before = seen();
  expect(claimPlaces(before, NO_PLACES)).toEqual({ ...before, claimed: { icons: [], pictures: [] } });
});
