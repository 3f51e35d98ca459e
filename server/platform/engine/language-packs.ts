import type { LanguageCode } from '#engine/index.ts';
import { type Core, type OpenNetwork, openNetwork, type ReadLine } from './tesseract.ts';

/**
 * The package of each language; English has networks of its own (tesseract.ts). There is none for Russian: the network for
 * Kirghiz knows all letters of Russian, and reads it as well as the others read their own languages
 * (docs/decisions/0040).
 */
const PACKS: Record<Exclude<LanguageCode, 'en'>, string> = {
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  pt: 'por',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  cs: 'ces',
  tr: 'tur',
  sv: 'swe',
  vi: 'vie',
  ru: 'kir',
  uk: 'ukr',
  el: 'ell',
  'zh-Hans': 'chi_sim',
  'zh-Hant': 'chi_tra',
  ja: 'jpn',
  ko: 'kor',
  ar: 'ara',
  he: 'heb',
  hi: 'hin',
};

/** The file of a language, as `require` knows it. */
const fileOf = (pack: string): string => `@tesseract.js-data/${pack}/4.0.0_best_int/${pack}.traineddata.gz`;

/** A thread keeps so many languages in memory, each with 10 to 25 MB, and lets go of the one that was not used for longest. */
const MAX_OPEN_COUNT = 4;

export type Packs = { open(language: Exclude<LanguageCode, 'en'>): ReadLine };

/** Reads language packs from disk when they are first asked for. */
export function createPacks(core: Core): Packs {
  const opened = new Map<string, OpenNetwork>();
  return {
    open(language) {
      const known = opened.get(language);
      if (known) opened.delete(language);
      const [oldest] = opened;
      if (!known && oldest && opened.size >= MAX_OPEN_COUNT) {
        oldest[1].close();
        opened.delete(oldest[0]);
      }
      const network = known ?? openNetwork(core, fileOf(PACKS[language]));
      opened.set(language, network);
      return network.readLine;
    },
  };
}
