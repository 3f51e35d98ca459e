import type { EngineHost, GrayImage, LineReading } from '../model/conversion.ts';
import { chooseReading } from './choose-readings.ts';
import { cleanReading } from './clean-reading.ts';
import type { LanguageCode } from './languages.ts';

/**
 * Reads lines in a language, each also with what it says as English in mind.
 *
 * @param english the same lines, read as English
 * @throws whatever the host throws
 */
export async function readInLanguage(
  lines: readonly GrayImage[],
  english: readonly LineReading[],
  language: LanguageCode,
  readLines: EngineHost['readLines'],
  onRead?: (index: number, reading: LineReading) => void,
): Promise<LineReading[]> {
  if (language === 'en') return [...english];
  const choose = (i: number, own: LineReading): LineReading =>
    chooseReading(english[i], cleanReading(own, lines[i], language), language);
  const own = await readLines(lines, (i, reading) => onRead?.(i, choose(i, reading)), language);
  return own.map((reading, i) => choose(i, reading));
}
