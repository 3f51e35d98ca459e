import { expect, it } from 'vitest';
import type { GrayImage, LineReading } from '../model/conversion.ts';
import { cleanReading } from './clean-reading.ts';

/** Words of these widths with so many blank columns between them. */
function aLine(parts: readonly [text: string, width: number, gap: number][]): {
  image: GrayImage;
  reading: LineReading;
} {
  const width = parts.reduce((sum, part) => sum + part[1] + part[2], 0);
  const data = new Uint8Array(width * 2).fill(255);
  let x = 0;
  const words = parts.map(([text, wide, gap]) => {
    data.fill(0, x, x + wide);
    const word = { text, confidence: 90, x, y: 0, width: wide, height: 2 };
    x += wide + gap;
    return word;
  });
  return { image: { width, height: 2, data }, reading: { words, confidence: 90 } };
}
const textsOf = ({ words }: LineReading) => words.map(({ text }) => text);

it('joins syllables of Korean that no space parts', () => {
  const { image, reading } = aLine([
    ['커', 28, 3],
    ['피', 28, 3],
    ['를', 28, 11],
    ['집', 28, 0],
  ]);
  expect(textsOf(cleanReading(reading, image, 'ko'))).toEqual(['커피를', '집']);
});

it('writes Chinese and Japanese without spaces, but for those beside Latin letters and between items', () => {
  const { image, reading } = aLine([
    ['季節の', 90, 12],
    ['花', 30, 12],
    ['Docker', 80, 40],
    ['設定', 60, 40],
    ['花', 30, 0],
  ]);
  const cleaned = cleanReading(reading, image, 'ja');
  expect(textsOf(cleaned)).toEqual(['季節の花', 'Docker', '設定', '花']);
  expect(cleaned.language).toBe('ja');
});

it('writes Greek with the accents of today', () => {
  const { image, reading } = aLine([
    ['απὀ', 20, 8],
    ['\u00b5έρα', 20, 8],
    ['δεΐίχνετε', 40, 0],
  ]);
  expect(textsOf(cleanReading(reading, image, 'el'))).toEqual(['από', 'μέρα', 'δείχνετε']);
});
