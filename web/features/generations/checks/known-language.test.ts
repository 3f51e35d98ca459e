import { expect, test } from 'vitest';
import { knownLanguage } from './known-language.ts';

const stored = (root: string) => ({ html: `<!doctype html>${root}<body><p>Fahrplan</p></body></html>` });
const automatic = { language: 'automatic', corrections: null } as const;

test('what was asked for comes first, and what a correction says before it', () => {
  const result = stored('<html lang="en">');
  expect(knownLanguage({ language: 'fr', corrections: null, result })).toBe('fr');
  const corrections = { boxes: [], words: [], language: 'de' } as const;
  expect(knownLanguage({ language: 'fr', corrections, result })).toBe('de');
});

test('otherwise the stored page says what it was read as', () => {
  expect(knownLanguage({ ...automatic, result: stored('<html lang="de">') })).toBe('de');
  expect(knownLanguage({ ...automatic, result: stored('<html lang="zh-Hant">') })).toBe('zh-Hant');
});

test('where nothing tells, nothing is guessed', () => {
  expect(knownLanguage({ ...automatic, result: null })).toBeUndefined();
  expect(knownLanguage({ ...automatic, result: stored('<html>') })).toBeUndefined();
  expect(knownLanguage({ ...automatic, result: stored('<html lang="german!">') })).toBeUndefined();
  expect(knownLanguage({ ...automatic, result: stored('<html lang="qqq">') })).toBeUndefined();
});
