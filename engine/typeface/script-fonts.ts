import { type LanguageCode, type Script, scriptOf } from '../language/languages.ts';
import type { Font, FontFamily, InkWord } from '../model/font.ts';
import { fontsOf } from './fonts.ts';

const FAMILIES: Partial<Record<Script, FontFamily>> = {
  chinese: 'noto-sans-sc',
  japanese: 'noto-sans-jp',
  korean: 'noto-sans-kr',
  arabic: 'noto-sans-arabic',
  hebrew: 'noto-sans-hebrew',
  devanagari: 'noto-sans-devanagari',
};
const TRADITIONAL: FontFamily = 'noto-sans-tc';

const OWN_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/** Letters that only fonts for their script have. */
export const hasOwnFonts = (text: string): boolean => OWN_LETTERS.test(text);

/** The fonts of words in a script that has families of its own; null where those of Latin letters will do. */
export function fontsOfScript(words: readonly InkWord[]): readonly Font[] | null {
  const own = words.find(({ text, language }) => language && hasOwnFonts(text));
  const family = own && familyOfLanguage(own.language!);
  return family ? fontsOf(family) : null;
}

const familyOfLanguage = (language: LanguageCode): FontFamily | undefined =>
  language === 'zh-Hant' ? TRADITIONAL : FAMILIES[scriptOf(language)];
