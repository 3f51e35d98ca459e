export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'arabic'
  | 'hebrew'
  | 'devanagari';

/** What pages are written in: BCP 47 tags, as in the `lang` attribute. */
export type LanguageCode =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'pt'
  | 'it'
  | 'nl'
  | 'pl'
  | 'cs'
  | 'tr'
  | 'sv'
  | 'ru'
  | 'uk'
  | 'el'
  | 'zh-Hans'
  | 'zh-Hant'
  | 'ja'
  | 'ko'
  | 'ar'
  | 'he'
  | 'hi'
  | 'vi';

export type Language = { code: LanguageCode; name: string; script: Script };

export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English', script: 'latin' },
  { code: 'de', name: 'German', script: 'latin' },
  { code: 'fr', name: 'French', script: 'latin' },
  { code: 'es', name: 'Spanish', script: 'latin' },
  { code: 'pt', name: 'Portuguese', script: 'latin' },
  { code: 'it', name: 'Italian', script: 'latin' },
  { code: 'nl', name: 'Dutch', script: 'latin' },
  { code: 'pl', name: 'Polish', script: 'latin' },
  { code: 'cs', name: 'Czech', script: 'latin' },
  { code: 'tr', name: 'Turkish', script: 'latin' },
  { code: 'sv', name: 'Swedish', script: 'latin' },
  { code: 'vi', name: 'Vietnamese', script: 'latin' },
  { code: 'ru', name: 'Russian', script: 'cyrillic' },
  { code: 'uk', name: 'Ukrainian', script: 'cyrillic' },
  { code: 'el', name: 'Greek', script: 'greek' },
  { code: 'zh-Hans', name: 'Chinese (simplified)', script: 'chinese' },
  { code: 'zh-Hant', name: 'Chinese (traditional)', script: 'chinese' },
  { code: 'ja', name: 'Japanese', script: 'japanese' },
  { code: 'ko', name: 'Korean', script: 'korean' },
  { code: 'ar', name: 'Arabic', script: 'arabic' },
  { code: 'he', name: 'Hebrew', script: 'hebrew' },
  { code: 'hi', name: 'Hindi', script: 'devanagari' },
];

const SCRIPTS = new Map(LANGUAGES.map(({ code, script }) => [code, script]));

export const scriptOf = (language: LanguageCode): Script => SCRIPTS.get(language) ?? 'latin';

/** Written from right to left. */
export const isRightToLeft = (language: LanguageCode): boolean => ['arabic', 'hebrew'].includes(scriptOf(language));
