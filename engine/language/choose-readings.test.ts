import { expect, it } from 'vitest';
import type { LineReading } from '../model/conversion.ts';
import { chooseReading } from './choose-readings.ts';

const reading = (...words: [text: string, confidence: number][]): LineReading => ({
  words: words.map(([text, confidence], i) => ({ text, confidence, x: 50 * i, y: 0, width: 40, height: 20 })),
  confidence: words.reduce((sum, [, confidence]) => sum + confidence, 0) / words.length,
});
const textOf = ({ words }: LineReading) => words.map(({ text }) => text).join(' ');

it('prefers the language of the page to English that reads no better', () => {
  expect(textOf(chooseReading(reading(['fiir', 92]), reading(['für', 95]), 'de'))).toBe('für');
  expect(textOf(chooseReading(reading(['Preview', 96]), reading(['Preview', 93]), 'de'))).toBe('Preview');
  expect(textOf(chooseReading(reading(['Workspace', 95]), reading(['Workspaœ', 71]), 'fr'))).toBe('Workspace');
});

it('keeps names in Latin letters on a page in another script', () => {
  const own = reading(['Установить', 95], ['Боскег', 41], ['сейчас', 94]);
  const english = reading(['YctaHoBuTb', 30], ['Docker', 96], ['cei4ac', 22]);
  expect(textOf(chooseReading(english, own, 'ru'))).toBe('Установить Docker сейчас');
  expect(textOf(chooseReading(reading(['info@example.org', 93]), reading(['тТо@ехатр]е', 30]), 'ru'))).toBe(
    'info@example.org',
  );
});

it('keeps what the language does not read at all', () => {
  expect(textOf(chooseReading(reading(['2026', 90]), { words: [], confidence: 0 }, 'ar'))).toBe('2026');
});
