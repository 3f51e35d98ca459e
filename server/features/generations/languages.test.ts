import { expect, it } from 'vitest';
import { languageNames } from '#contract/vocabulary/language-names.ts';
import { languageChoice } from '#contract/vocabulary/languages.ts';
import { LANGUAGES } from '#engine/index.ts';

it('offers the languages that the engine reads, by the same names', () => {
  expect(Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name]))).toEqual(languageNames);
});

it('says which languages there are to who asks for another', () => {
  const { error } = languageChoice.safeParse('klingon');
  expect(error?.issues[0]?.message).toMatch(/^Unknown language: choose automatic or one of en, de, fr, .*, hi\.$/);
});
