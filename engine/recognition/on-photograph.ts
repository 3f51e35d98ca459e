import type { LineReading } from '../model/conversion.ts';
import { lettersOf } from './is-known-script.ts';

/** Read with this confidence, and so many letters, a line on a photograph is text: twigs and windows look like letters, too. */
const MIN_CONFIDENCE = 70;
const MIN_LETTER_COUNT = 3;

/** What stays part of the photograph that it was found on: neither text nor an icon. */
export const NO_TEXT: LineReading = { words: [], confidence: 0 };

/** @param looksRead whether the letters look like what was read: they hardly do where some were lost in the photograph */
export const onPhotograph = (reading: LineReading, looksRead: () => boolean): LineReading =>
  reading.confidence >= MIN_CONFIDENCE && lettersOf(reading) >= MIN_LETTER_COUNT && looksRead() ? reading : NO_TEXT;
