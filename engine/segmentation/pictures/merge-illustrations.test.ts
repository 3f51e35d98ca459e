import { expect, it } from 'vitest';
import { blank } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { mergeIllustrations } from './merge-illustrations.ts';

const WHITE = blank(400, 300, 0xffffff);
const NOTHING = segmentImage(WHITE);

const painted = (x: number, y: number, width: number, height: number) => ({
  box: { x, y, width, height },
  paint: { fill: 0x34d399 },
  surface: 0,
});
const line = (x: number, y: number) => ({ x, y, width: 60, height: 12, surface: 0, glyphs: [0, 1, 2, 3].map(glyph) });
const glyph = (id: number) => ({ id, x: 0, y: 0, width: 5, height: 9, pixels: 20, surface: 0, share: 1, second: -1 });
const rule = { x: 20, y: 200, width: 300, height: 1, color: 0xdddddd, surface: 0 };

/** Bars of different heights on one line. */
const bars = [60, 90, 40, 110, 75].map((height, i) => painted(30 + 50 * i, 200 - height, 40, height));

it('makes one picture of the bars of a chart', () => {
  const { boxes, rules, pictures } = mergeIllustrations(
    { boxes: bars, rules: [rule], pictures: [], glyphLines: [] },
    WHITE,
    NOTHING,
    0xffffff,
  );
  expect({ boxes, rules, pictures }).toEqual({
    boxes: [],
    rules: [],
    pictures: [{ x: 20, y: 90, width: 300, height: 111 }],
  });
});

it('leaves boxes that text is written on, and tiles of one size', () => {
  const labelled = {
    boxes: bars,
    rules: [rule],
    pictures: [],
    glyphLines: bars.map(({ box }) => line(box.x - 10, box.y + 8)),
  };
  expect(mergeIllustrations(labelled, WHITE, NOTHING, 0xffffff).boxes).toEqual(bars);
  const tiles = [0, 1, 2, 3, 4, 5].map((i) => painted(20 + 100 * (i % 3), 20 + 100 * Math.floor(i / 3), 100, 100));
  expect(
    mergeIllustrations({ boxes: tiles, rules: [], pictures: [], glyphLines: [] }, WHITE, NOTHING, 0xffffff).boxes,
  ).toEqual(tiles);
});

it('leaves the disc of a card with words out of the drawing behind the cards', () => {
  const card = painted(120, 185, 160, 130);
  const disc = painted(180, 190, 40, 40);
  const words = [line(150, 250), line(150, 270)];
  const parts = { boxes: [...bars, card, disc], rules: [rule], pictures: [], glyphLines: words };
  const { boxes, pictures } = mergeIllustrations(parts, WHITE, NOTHING, 0xffffff);
  expect(boxes).toEqual([card, disc]);
  expect(pictures).toEqual([{ x: 20, y: 90, width: 300, height: 111 }]);
});
