import type { GrayImage, LineReading } from '../model/conversion.ts';
import { isKnownScript, lettersOf } from './is-known-script.ts';
import { NO_TEXT } from './on-photograph.ts';

/** On a page in another script only what is read better than this (numbers, names in Latin) is text. */
const SURE = 60;
/** A long line that is read worse than this is guesswork on any page. */
const GUESSED = 35;
const LONG = 10;
/** From this many letters on, a reading that measures what its line measures (fitError, see `fitFonts`) is no guess. */
const TELLING_FIT = 5;
const FITS = 4;
/** This many times wider than high is a line of several words, even when nothing was read in it. */
const ELONGATED = 5;

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
      if (images[i].width > ELONGATED * images[i].height) unread++;
      return reading;
    }
    if (!known && reading.confidence < SURE) {
      foreign++;
      return NOTHING;
    }
    if (reading.confidence >= GUESSED) return reading;
    if (known && letters >= TELLING_FIT && fitErrorOf(i, reading) < FITS) return { ...reading, confidence: GUESSED };
    if (letters < LONG) return reading;
    unread++;
    return NOTHING;
  });
  return { readings: kept, foreign, unread };
}
