import { expect, it } from 'vitest';
import type { GrayImage, LineReading } from '#engine/index.ts';
import { hasGap, readTwice } from './read-twice.ts';

/** One row of pixels: ink where there is a `#`. */
const row = (pixels: string): GrayImage => ({
  width: pixels.length,
  height: 1,
  data: Uint8Array.from(pixels, (pixel) => (pixel === '#' ? 0 : 255)),
});
const reading = (text: string, confidence: number, width = 4): LineReading => ({
  words: [{ text, confidence, x: 0, y: 0, width, height: 1 }],
  confidence,
});

const FULL = row('####');
/** What is read of a line, and how often the thorough network was asked. */
function read(quick: LineReading, thorough: LineReading, line = FULL) {
  let asked = 0;
  const counted = () => {
    asked++;
    return thorough;
  };
  return { text: readTwice(() => quick, counted)(line).words[0]?.text, asked };
}

it('reads once what the quick network is sure of', () => {
  expect(read(reading('Boats', 96), reading('Boots', 99))).toEqual({ text: 'Boats', asked: 0 });
});

it('takes the surer one of two readings of a doubtful line', () => {
  expect(read(reading('8oats', 40), reading('Boats', 71))).toEqual({ text: 'Boats', asked: 1 });
  expect(read(reading('Boats', 80), reading('8oats', 71))).toEqual({ text: 'Boats', asked: 1 });
});

it('asks again when nothing was read', () => {
  expect(read({ words: [], confidence: 0 }, reading('-', 30))).toEqual({ text: '-', asked: 1 });
});

it('asks again when a word has room for a space in it', () => {
  const line = row('###.......##');
  expect(read(reading('FINDA', 96, 12), reading('FIND A', 97, 12), line)).toEqual({ text: 'FIND A', asked: 1 });
});

it('leaves one or two characters to the thorough network, unless they are figures', () => {
  expect(read(reading('w', 95), reading('v', 74))).toEqual({ text: 'v', asked: 1 });
  expect(read(reading('4', 87), reading('“4', 4))).toEqual({ text: '4', asked: 1 });
  expect(read(reading('12', 96), reading('l2', 70))).toEqual({ text: '12', asked: 0 });
});

it('finds gaps inside a word only, and only wide ones', () => {
  const word = (x: number, width: number) => ({ text: 'x', confidence: 99, x, y: 0, width, height: 1 });
  expect(hasGap(row('##......##'), word(0, 10))).toBe(false);
  expect(hasGap(row('##.......##'), word(0, 11))).toBe(true);
  expect(hasGap(row('##.......##'), word(0, 9))).toBe(false);
  expect(hasGap(row('.......####'), word(0, 11))).toBe(false);
});

it('asks again only for doubtful words of a line and their neighbours', () => {
  const texts = ['one', 'two', 'thr8e', 'four', 'five', 'six', 'seven', 'eight'];
  const words = texts.map((text, i) => ({ text, confidence: i === 2 ? 60 : 96, x: 8 * i, y: 0, width: 4, height: 1 }));
  const line = row('####....'.repeat(texts.length));
  const seen: number[] = [];
  const thorough = (part: GrayImage): LineReading => {
    seen.push(part.width);
    const again = ['two', 'three', 'four'].map((text, i) => ({ ...words[0]!, text, x: 2 + 8 * i }));
    return { words: again, confidence: 96 };
  };
  const { words: read, confidence } = readTwice(() => ({ words, confidence: 91 }), thorough)(line);
  expect(seen).toEqual([24]);
  expect(read.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']);
  // Where they stand in the whole line.
  expect(read.map(({ x }) => x)).toEqual([0, 8, 16, 24, 32, 40, 48, 56]);
  expect(confidence).toBeCloseTo(96);
});
