import { expect, it } from 'vitest';
import type { GrayImage, LineReading } from '../model/conversion.ts';
import type { LanguageCode } from './languages.ts';
import { readOtherScripts } from './read-other-scripts.ts';

/** Lines are told by their widths here. */
const line = (width: number): GrayImage => ({ width, height: 1, data: new Uint8Array(width).fill(255) });
const reading = (text: string, confidence: number): LineReading => ({
  words: [{ text, confidence, x: 0, y: 0, width: 1, height: 1 }],
  confidence,
});
const textsOf = (readings: readonly LineReading[]) => readings.map(({ words }) => words[0]!.text);

/** What lines of these widths are in these languages; anything else is read with no confidence. */
function readerOf(known: Partial<Record<LanguageCode, Record<number, [string, number]>>>) {
  const asked: string[] = [];
  const readLines = async (lines: readonly GrayImage[], _?: unknown, language: LanguageCode = 'en') => {
    asked.push(`${language} ${lines.map(({ width }) => width).join(' ')}`);
    return lines.map(({ width }) => reading(...(known[language]?.[width] ?? ['?', 20])));
  };
  return { asked, readLines };
}

it('reads the lines of a page that are in other scripts, each in its own', async () => {
  const { readLines } = readerOf({
    ru: { 200: ['Русский', 95] },
    uk: { 200: ['Русский', 96] },
    'zh-Hans': { 300: ['简体中文', 94] },
    ja: { 300: ['箇体中文', 81] },
    he: { 100: ['עברית', 91] },
  });
  const lines = [50, 100, 200, 300].map(line);
  const readings = [reading('English', 97), reading('nay', 32), reading('Pycckui', 53), reading('fifa sz', 20)];
  const unread = { unread: [1, 2, 3], promising: [2, 3] };
  const result = await readOtherScripts(lines, readings, unread, 'en', readLines);
  expect(textsOf(result)).toEqual(['English', 'עברית', 'Русский', '简体中文']);
  expect(result.map(({ language }) => language)).toEqual([undefined, 'he', 'ru', 'zh-Hans']);
});

it('opens no language where no line promises to be text, and leaves what no script proves', async () => {
  const { asked, readLines } = readerOf({ uk: { 100: ['/агдоп/', 92] }, el: { 200: ['ΘΘΟ', 79] } });
  const lines = [line(100), line(200)];
  const readings = [reading('/argon/', 39), reading('600', 64)];
  expect(await readOtherScripts(lines, readings, { unread: [0, 1], promising: [] }, 'en', readLines)).toEqual(readings);
  expect(asked).toEqual([]);
  const tried = await readOtherScripts(lines, readings, { unread: [0, 1], promising: [0, 1] }, 'en', readLines);
  expect(textsOf(tried)).toEqual(['/argon/', '600']);
  expect(new Set(asked).size).toBe(asked.length);
});

it('tries no language in the script of the page, and no line twice that was read with confidence', async () => {
  const { asked, readLines } = readerOf({ ko: { 100: ['한국어', 97] } });
  await readOtherScripts([line(100)], [reading('=o', 8)], { unread: [0], promising: [0] }, 'ru', readLines);
  expect(asked.filter((what) => /^(ru|uk)/.test(what))).toEqual([]);
  expect(asked.filter((what) => /^(he|hi|el)/.test(what)).join()).not.toContain('100');
  asked.length = 0;
  await readOtherScripts([line(100)], [reading('設定', 60)], { unread: [0], promising: [0] }, 'ja', readLines);
  expect(asked.filter((what) => /^zh/.test(what))).toEqual([]);
});
