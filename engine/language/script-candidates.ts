import type { LanguageCode } from './languages.ts';

/** What is tried where Latin letters do not read, one script after another; languages that share letters are together, the commonest first. */
export const CANDIDATES: readonly LanguageCode[][] = [
  ['ru', 'uk'],
  ['zh-Hans', 'ja', 'zh-Hant'],
  ['ko'],
  ['ar'],
  ['he'],
  ['hi'],
  ['el'],
];
