import { expect, it } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { rgb } from '../raster/color.ts';
import { segmentImage } from '../segmentation/segment-image.ts';
import { blank } from '../testing/draw.ts';
import { fontOf } from '../typeface/fonts.ts';
import { findTextGradient } from './find-text-gradient.ts';

/** A line of heavy strokes, 8 px of every 14, in 48 px type; words of five strokes each, in the colour of each place. */
function read(wordCount: number, colorAt: (x: number, y: number) => number, noise = 0): StyledWord[] {
  const image: Pixels = blank(40 + 90 * wordCount, 90, 0xffffff);
  for (let word = 0; word < wordCount; word++)
    for (let stroke = 0; stroke < 5; stroke++)
      for (let x = 20 + 90 * word + 14 * stroke, end = x + 8; x < end; x++)
        for (let y = 25; y < 60; y++) {
          const level = noise * (((x * 7 + y * 13) % 5) - 2);
          image.data[y * image.width + x] = colorAt(x, y) + rgb(level, level, level);
        }
  const ink = segmentImage(image);
  const words = Array.from({ length: wordCount }, (_, at): StyledWord => {
    const box = { x: 20 + 90 * at, y: 25, width: 64, height: 35 };
    const glyphs = ink.glyphs.filter(({ x }) => x >= box.x - 2 && x < box.x + box.width);
    return { text: 'HHH', box, color: 0, confidence: 95, underlined: false, glyphs };
  });
  expect(words.every(({ glyphs }) => glyphs.length > 0)).toBe(true);
  const line = { text: 'HHH', words, box: { x: 20, y: 25, width: image.width - 40, height: 35 } };
  const fit = { font: fontOf('arial', 700), size: 48, letterSpacing: 0, fitError: 0 };
  findTextGradient(image, ink, { ...line, fit } as unknown as TextLine);
  return words;
}

const blueToPink = (share: number) => rgb(Math.round(40 + 200 * share), 60, Math.round(240 - 100 * share));

it('finds a gradient along the words that share it, with a stop at each bend', () => {
  const [first, second] = read(2, (x) => blueToPink((x - 20) / 154));
  expect(first.gradient).toBe(second.gradient);
  expect(first.gradient).toMatchObject({ angle: 90, stops: [{}, {}] });
  const bent = read(1, (x) => blueToPink(1 - Math.abs(x - 52) / 32))[0].gradient!;
  expect(bent.stops.length).toBeGreaterThan(2);
  expect(bent.stops[1].at).toBeCloseTo(0.5, 1);
});

it('finds the direction, and a gradient of each word where they do not share one', () => {
  expect(read(1, (_, y) => blueToPink((y - 25) / 35))[0].gradient?.angle).toBe(180);
  const [first, second] = read(2, (x) => blueToPink(((x - 20) % 90) / 64));
  expect(first.gradient).toBeDefined();
  expect(second.gradient).toBeDefined();
  expect(first.gradient).not.toBe(second.gradient);
});

it('leaves words of one colour, of two colours, and noise', () => {
  expect(read(2, () => 0x21252b).map(({ gradient }) => gradient)).toEqual([undefined, undefined]);
  const two = read(2, (x) => (x < 100 ? 0x2146c8 : 0xc82146));
  expect(two.map(({ gradient }) => gradient)).toEqual([undefined, undefined]);
  expect(read(1, () => 0x405060, 3)[0].gradient).toBeUndefined();
  expect(read(1, (x, y) => (((x >> 2) + (y >> 2)) % 2 ? 0x2146c8 : 0xc82146))[0].gradient).toBeUndefined();
});
