import type { EngineHost, GrayImage, LineReading } from '../model/conversion.ts';
import { chooseReading } from './choose-readings.ts';
import { cleanReading } from './clean-reading.ts';
import { type LanguageCode, scriptOf } from './languages.ts';

/** A line that its language reads with less confidence (0–100) may be in Latin letters on a page in another script. */
const MIN_SURE_CONFIDENCE = 85;

/**
 * Reads lines in a language, and keeps of each the reading that is better: the one as English, or this one.
 *
 * @param english the same lines, read as English; a line that is missing is only read so where its own language doubts it
 * @throws whatever the host throws
 */
export async function readInLanguage(
  lines: readonly GrayImage[],
  english: readonly (LineReading | undefined)[],
  language: LanguageCode,
  readLines: EngineHost['readLines'],
  onRead?: (index: number, reading: LineReading) => void,
): Promise<LineReading[]> {
  const choose = (i: number, own: LineReading, other = english[i]): LineReading => {
    const cleaned = cleanReading(own, lines[i], language);
    return other ? chooseReading(other, cleaned, language) : cleaned;
  };
  const own = await readLines(lines, (i, reading) => onRead?.(i, choose(i, reading)), language);
  const doubtful = own.flatMap(({ confidence }, i) =>
    !english[i] && confidence < MIN_SURE_CONFIDENCE && scriptOf(language) !== 'latin' ? [i] : [],
  );
  if (doubtful.length === 0) return own.map((reading, i) => choose(i, reading));
  const more = await readLines(doubtful.map((i) => lines[i]));
  const read = new Map(doubtful.map((i, k) => [i, more[k]]));
  return own.map((reading, i) => choose(i, reading, english[i] ?? read.get(i)));
}

/** Reads as English what was not read so: on a page in a script that nothing reads. */
export async function readRest(
  lines: readonly GrayImage[],
  english: readonly (LineReading | undefined)[],
  readLines: EngineHost['readLines'],
): Promise<LineReading[]> {
  const rest = lines.filter((_, i) => !english[i]);
  if (rest.length === 0) return english as LineReading[];
  const more = await readLines(rest);
  let next = 0;
  return english.map((reading) => reading ?? more[next++]);
}
