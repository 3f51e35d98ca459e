import * as z from 'zod';

/** What designs may be written in: BCP 47 tags with their English names. */
export const languageNames = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  cs: 'Czech',
  tr: 'Turkish',
  sv: 'Swedish',
  vi: 'Vietnamese',
  ru: 'Russian',
  uk: 'Ukrainian',
  el: 'Greek',
  'zh-Hans': 'Chinese (simplified)',
  'zh-Hant': 'Chinese (traditional)',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
} as const;

const codes = Object.keys(languageNames) as (keyof typeof languageNames)[];

/** `automatic`: the engine finds it out. */
export const languageChoice = z.enum(['automatic', ...codes], {
  error: `Unknown language: choose automatic or one of ${codes.join(', ')}.`,
});
export type LanguageChoice = z.infer<typeof languageChoice>;
