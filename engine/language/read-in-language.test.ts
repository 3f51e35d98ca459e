import { expect, it } from 'vitest';
import type { GrayImage, LineReading } from '../model/conversion.ts';
import type { LanguageCode } from './languages.ts';
import { readInLanguage, readRest } from './read-in-language.ts';

const line = (width: number): GrayImage => ({ width, height: 1, data: new Uint8Array(width).fill(255) });
const reading = (text: string, confidence: number): LineReading => ({
  words: [{ text, confidence, x: 0, y: 0, width: 1, height: 1 }],
  confidence,
});
const textsOf = (readings: readonly LineReading[]) => readings.map(({ words }) => words[0]!.text);

it('reads as English only what its own language doubts and nobody has read yet', async () => {
  const asked: [LanguageCode, number[]][] = [];
  const readLines = async (lines: readonly GrayImage[], _?: unknown, language: LanguageCode = 'en') => {
    asked.push([language, lines.map(({ width }) => width)]);
    return lines.map(({ width }) =>
      language === 'en' ? reading('info@example.org', 95) : width === 2 ? reading('тТо@ехатр', 40) : reading('да', 96),
    );
  };
  const lines = [line(1), line(2), line(3)];
  const readings = await readInLanguage(lines, [undefined, undefined, reading('aa', 60)], 'ru', readLines);
  expect(textsOf(readings)).toEqual(['да', 'info@example.org', 'да']);
  expect(asked).toEqual([
    ['ru', [1, 2, 3]],
    ['en', [2]],
  ]);
});

it('reads the rest of a page that stays English, each line once', async () => {
  const readLines = async (lines: readonly GrayImage[]) => lines.map(({ width }) => reading(`${width}`, 90));
  expect(textsOf(await readRest([line(1), line(2)], [reading('one', 90), undefined], readLines))).toEqual(['one', '2']);
});
