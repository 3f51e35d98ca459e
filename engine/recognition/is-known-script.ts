import type { LineReading } from '../model/conversion.ts';

/** Fewer letters say nothing about the script of a page. */
const MIN_LETTER_COUNT = 6;
/** Mean confidence (0–100) of a page in a script that the recogniser knows: 87 and more, photos included; others: 28. */
const MIN_MEAN_CONFIDENCE = 55;

export const lettersOf = ({ words }: LineReading): number => words.reduce((sum, { text }) => sum + text.length, 0);

/** Whether a page is written in letters that the recogniser knows; others are taken for Latin ones with little confidence. */
export function isKnownScript(readings: readonly LineReading[]): boolean {
  let letters = 0;
  let sum = 0;
  for (const reading of readings) {
    const count = lettersOf(reading);
    if (count < MIN_LETTER_COUNT) continue;
    letters += count;
    sum += count * reading.confidence;
  }
  return letters === 0 || sum / letters >= MIN_MEAN_CONFIDENCE;
}
