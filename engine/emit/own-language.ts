import { isRightToLeft, type LanguageCode, scriptOf } from '../language/languages.ts';
import type { TextBlock } from '../model/text-block.ts';
import type { StyledWord } from '../model/text-line.ts';
import type { Context } from './context.ts';

/** The language of a word in another script than the page's. */
export function ownLanguageOf({ language }: StyledWord, page: LanguageCode = 'en'): LanguageCode | undefined {
  return language && scriptOf(language) !== scriptOf(page) ? language : undefined;
}

/** The language of a text all of which is in another script than the page. */
export function ownLanguageOfBlock({ lines }: TextBlock, page?: LanguageCode): LanguageCode | undefined {
  const [first, ...others] = lines.flatMap(({ words }) => words.map((word) => ownLanguageOf(word, page)));
  return others.every((language) => language === first) ? first : undefined;
}

/** What an element says of a language that is not the page's. */
export function languageAttributes(language: LanguageCode | undefined, page: LanguageCode = 'en') {
  if (!language) return {};
  const isTurned = isRightToLeft(language) !== isRightToLeft(page);
  return { lang: language, ...(isTurned ? { dir: isRightToLeft(language) ? 'rtl' : 'ltr' } : {}) };
}

/** The same for an element that is one text. */
export const textLanguage = (block: TextBlock, { language }: Pick<Context, 'language'>): Record<string, string> =>
  languageAttributes(ownLanguageOfBlock(block, language), language);
