import type { GrayImage, LineReading } from '../model/conversion.ts';
import { isKnownScript, lettersOf } from './is-known-script.ts';
import { NO_TEXT } from './on-photograph.ts';

/** On a page in another script only what is read better than this (numbers, names in Latin) is text. */
const MIN_FOREIGN_CONFIDENCE = 60;
/** A long line that is read worse than this is guesswork on any page. */
const MIN_CONFIDENCE = 35;
const MIN_LONG_LINE_LETTER_COUNT = 10;
/** From this many letters on, a reading that fits its line (see `fitFonts`) is no guess (engine-log: doubted-text). */
const MIN_FITTED_LETTER_COUNT = 5;
const MAX_FIT_ERROR = 4;
/** Width over height of a line of several words, even when nothing was read in it. */
const MIN_LINE_ASPECT = 5;

const NOTHING: LineReading = { words: [], confidence: 0 };

export type Accepted<T> = {
  /** As they came; empty where the line is to stay a picture. */
  readings: (LineReading | T)[];
  /** Lines in a script that cannot be read, and other long lines that could not be. */
  foreign: number;
  unread: number;
};

/**
 * Nothing is invented: lines whose reading cannot be right lose it, and so stay pictures. Letters of other scripts are
 * taken for Latin ones that look a little alike, with little confidence all over the page. What the recogniser doubts and
 * a font confirms, word by word, counts as read: it stumbles over signs and names.
 *
 * @param fitErrorOf how badly the font that is nearest to it fits a line with its reading; asked for the doubtful ones only
 */
export function rejectLowConfidence<T extends undefined>(
  readings: readonly (LineReading | T)[],
  images: readonly GrayImage[],
  fitErrorOf: (index: number, reading: LineReading) => number,
): Accepted<T> {
  const known = isKnownScript(readings.filter((reading): reading is LineReading => reading !== undefined));
  let foreign = 0;
  let unread = 0;
  const kept = readings.map((reading, i) => {
    if (reading === undefined || reading === NO_TEXT) return reading;
    const letters = lettersOf(reading);
    if (letters === 0) {
      if (images[i].width > MIN_LINE_ASPECT * images[i].height) unread++;
      return reading;
    }
    if (!known && reading.confidence < MIN_FOREIGN_CONFIDENCE) {
      foreign++;
      return NOTHING;
    }
    if (reading.confidence >= MIN_CONFIDENCE) return reading;
    if (known && letters >= MIN_FITTED_LETTER_COUNT && fitErrorOf(i, reading) < MAX_FIT_ERROR)
      return { ...reading, confidence: MIN_CONFIDENCE };
    if (letters < MIN_LONG_LINE_LETTER_COUNT) return reading;
    unread++;
    return NOTHING;
  });
  return { readings: kept, foreign, unread };
}
