import type { EngineHost, GrayImage, LineReading } from '../model/conversion.ts';
import { isKnownScript, lettersOf } from '../recognition/is-known-script.ts';
import { languageOfWords } from './language-of-words.ts';
import type { LanguageCode } from './languages.ts';
import { CANDIDATES } from './script-candidates.ts';

/**
 * In its own language a sample is read with a confidence of 90 to 97 (0–100), in one of another script with 4 to 51
 * (engine-log: scripts). Languages that share letters are told apart by which of them reads better.
 */
const MIN_CONFIDENCE = 70;
/** Below this the other languages of a script are not worth a try. */
const MIN_RELATED_CONFIDENCE = 45;
/** Lines of a sample, and how many more tell related languages apart. */
const SAMPLE_COUNT = 2;
const RELATED_SAMPLE_COUNT = 6;
/** Width over height of a line that says enough, and beyond which it takes longer than it says more. */
const MIN_ASPECT = 5;
const MAX_ASPECT = 22;

/**
 * The language of a page: for Latin letters by its words, for others by trying.
 *
 * @param lines those that may be text, as they were made ready for reading
 * @param readings the same lines, read as English
 * @throws whatever the host throws
 */
export async function findLanguage(
  lines: readonly GrayImage[],
  readings: readonly LineReading[],
  readLines: EngineHost['readLines'],
): Promise<LanguageCode> {
  if (isKnownScript(readings)) return languageOfWords(readings.flatMap(({ words }) => words.map(({ text }) => text)));
  const sample = sampleOf(lines);
  if (sample.length === 0) return 'en';
  const confidenceIn = async (language: LanguageCode, count: number): Promise<number> =>
    meanConfidence(await readLines(sample.slice(0, count), undefined, language));
  for (const [first, ...related] of CANDIDATES) {
    const confidence = await confidenceIn(first, SAMPLE_COUNT);
    if (confidence < (related.length > 0 ? MIN_RELATED_CONFIDENCE : MIN_CONFIDENCE)) continue;
    if (related.length === 0) return first;
    let best = { language: first, confidence: await confidenceIn(first, RELATED_SAMPLE_COUNT) };
    for (const language of related) {
      const other = { language, confidence: await confidenceIn(language, RELATED_SAMPLE_COUNT) };
      if (other.confidence > best.confidence) best = other;
    }
    if (best.confidence >= MIN_CONFIDENCE) return best.language;
  }
  return 'en';
}

/** Lines that are long enough to say something, from all over the page. */
function sampleOf(lines: readonly GrayImage[]): GrayImage[] {
  const telling = lines.filter(({ width, height }) => width >= MIN_ASPECT * height && width <= MAX_ASPECT * height);
  const count = Math.min(telling.length, RELATED_SAMPLE_COUNT);
  return Array.from({ length: count }, (_, i) => telling[Math.floor((i * telling.length) / count)]);
}

function meanConfidence(readings: readonly LineReading[]): number {
  const letters = readings.reduce((sum, reading) => sum + lettersOf(reading), 0);
  return readings.reduce((sum, reading) => sum + lettersOf(reading) * reading.confidence, 0) / Math.max(1, letters);
}
