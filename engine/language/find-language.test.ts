import { expect, it } from 'vitest';
import type { GrayImage, LineReading } from '../model/conversion.ts';
import { findLanguage } from './find-language.ts';
import type { LanguageCode } from './languages.ts';

const reading = (text: string, confidence: number): LineReading => ({
  confidence,
  words: text.split(' ').map((word) => ({ text: word, confidence, x: 0, y: 0, width: 10, height: 10 })),
});
const line = (width = 400): GrayImage => ({ width, height: 46, data: new Uint8Array(0) });

/** A host that reads with these confidences, and what it was asked for. */
function aHost(confidences: Partial<Record<LanguageCode, number>>) {
  const asked: string[] = [];
  const readLines = async (lines: readonly GrayImage[], _?: unknown, language: LanguageCode = 'en') => {
    asked.push(`${language} ${lines.length}`);
    return lines.map(() => reading('whatever it is', confidences[language] ?? 12));
  };
  return { asked, readLines };
}

it('reads nothing again on a page in English', async () => {
  const { asked, readLines } = aHost({});
  const readings = [reading('The orders of your team are here', 95)];
  expect(await findLanguage([line()], readings, readLines)).toBe('en');
  expect(asked).toEqual([]);
});

it('tries scripts until one reads well', async () => {
  const { asked, readLines } = aHost({ ko: 93 });
  expect(await findLanguage([line(), line()], [reading('OHS OFR! ALS', 25)], readLines)).toBe('ko');
  expect(asked).toEqual(['ru 2', 'zh-Hans 2', 'ko 2']);
});

it('takes of related languages the one that reads best', async () => {
  const { asked, readLines } = aHost({ ru: 80, uk: 97 });
  expect(await findLanguage(Array(9).fill(line()), [reading('Bu6nvoteka, kKoTOpaa', 34)], readLines)).toBe('uk');
  expect(asked).toEqual(['ru 2', 'ru 6', 'uk 6']);
});

it('leaves a script that nothing reads, and a page without lines', async () => {
  const { asked, readLines } = aHost({});
  expect(await findLanguage([line()], [reading('lUu6l qFwn', 20)], readLines)).toBe('en');
  expect(asked.length).toBe(7);
  expect(await findLanguage([line(60)], [reading('lUu6l qFwn', 20)], aHost({}).readLines)).toBe('en');
});
