import type { GrayImage, LineReading, Word } from '../model/conversion.ts';
import { right } from '../raster/box.ts';
import { type LanguageCode, scriptOf } from './languages.ts';

/** Grey levels from 0 (ink) that count as ink. */
const MAX_INK = 160;
/** Columns without ink that are a space, in lines whose ink is 30 px high: between syllables there are 2 to 5. */
const MIN_KOREAN_SPACE_PX = 7;
/** Chinese and Japanese have no spaces but those beside letters and figures, and wide ones between items. */
const MIN_LATIN_SPACE_PX = 8;
const MIN_ITEM_SPACE_PX = 30;

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff65ー]/u;
/** Characters that stand without a space between them, wherever a line ends. */
export const isIdeograph = (character: string): boolean => IDEOGRAPH.test(character);

/** Mends what the networks of a language are known to get wrong. */
export function cleanReading(reading: LineReading, image: GrayImage, language: LanguageCode): LineReading {
  const words = reading.words.map((word) => ({ ...word, text: mend(word.text, language) }));
  const joined = joinWords(words, image, language);
  return { ...reading, words: joined, language };
}

/** The network for Greek was taught ancient texts as well, whose accents and breathings stand where one accent stands today. */
function mend(text: string, language: LanguageCode): string {
  if (language !== 'el') return text;
  return (
    text
      .normalize('NFD')
      .replaceAll('\u00b5', 'μ')
      .replace(/[\u0300\u0342\u0313\u0314]+\u0301?/g, '\u0301')
      // Where two accents are as likely it writes the letter twice.
      .replace(/(\p{L})\u0308?\u0301\1(\u0308?\u0301)/giu, '$1$2')
      .replaceAll('\u0345', '')
      .normalize('NFC')
  );
}

function joinWords(words: readonly Word[], image: GrayImage, language: LanguageCode): Word[] {
  const script = scriptOf(language);
  if (script !== 'chinese' && script !== 'japanese' && script !== 'korean') return [...words];
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (!last || widestGap(image, last, word) >= spaceBetween(last.text, word.text, language)) {
      joined.push({ ...word });
      continue;
    }
    const letters = last.text.length + word.text.length;
    last.confidence = (last.confidence * last.text.length + word.confidence * word.text.length) / letters;
    last.text += word.text;
    last.width = Math.max(right(last), right(word)) - last.x;
    last.y = Math.min(last.y, word.y);
    last.height = Math.max(last.height, word.height);
  }
  return joined;
}

function spaceBetween(before: string, after: string, language: LanguageCode): number {
  if (language === 'ko') return MIN_KOREAN_SPACE_PX;
  return isIdeograph(before.at(-1)!) && isIdeograph(after[0]) ? MIN_ITEM_SPACE_PX : MIN_LATIN_SPACE_PX;
}

/** The most columns without ink on end between the middles of two words. */
function widestGap({ width, height, data }: GrayImage, before: Word, after: Word): number {
  const lastWidth = before.width / Math.max(1, before.text.length);
  const nextWidth = after.width / Math.max(1, after.text.length);
  const from = Math.max(0, Math.round(right(before) - lastWidth / 2));
  const to = Math.min(width, Math.round(after.x + nextWidth / 2));
  let widest = 0;
  let empty = 0;
  for (let x = from; x < to; x++) {
    let y = 0;
    while (y < height && data[y * width + x] >= MAX_INK) y++;
    empty = y === height ? empty + 1 : 0;
    widest = Math.max(widest, empty);
  }
  return widest;
}
