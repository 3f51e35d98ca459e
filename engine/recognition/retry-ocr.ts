import type { GrayImage, LineReading } from '../model/conversion.ts';
import type { NormalizedLine } from './normalize-line.ts';

/** Lines read with less confidence (0–100) are read a second time: 5 % of them, mostly short ones (engine-log: second-reading). */
const MIN_CONFIDENCE = 75;
/** At most this many a page, or this share of its lines, the short ones first: noise must not cost twice the time. */
const MAX_RETRY_COUNT = 24;
const MAX_RETRY_SHARE = 0.12;
/** The same for lines with a text shadow, which may have been read as part of the letters (engine-log: text-shadow). */
const MIN_SHADOWED_CONFIDENCE = 95;
/** The second reading counts from this confidence on, and with so much more than the first had. */
const MIN_RETRY_CONFIDENCE = 70;
const MIN_CONFIDENCE_GAIN = 8;
/** … and with this share of its letters: part of a line is read with confidence where the rest is lost. */
const MIN_LETTER_SHARE = 0.7;

const textOf = ({ words }: LineReading): string => words.map(({ text }) => text).join(' ');
const lettersOf = (reading: LineReading): string => textOf(reading).replaceAll(' ', '');

/** Which of two readings of a line is right: spaces are easily lost, so of the same letters the one with more words. */
export function chooseReading(first: LineReading, second: LineReading): LineReading {
  const [before, after] = [lettersOf(first), lettersOf(second)];
  if (after.length < 2 || after.length < MIN_LETTER_SHARE * before.length || second.confidence < MIN_RETRY_CONFIDENCE)
    return first;
  if (before === after) return second.words.length > first.words.length ? second : first;
  return second.confidence >= first.confidence + MIN_CONFIDENCE_GAIN ? second : first;
}

/**
 * Reads doubtful lines a second time, prepared in other ways: the recogniser stumbles over single words that it reads
 * without doubt when they are a little smaller, and over letters with a shadow.
 *
 * @param prepare the same line, prepared in other ways
 * @returns the better readings, in pixels of the lines as they were prepared first
 */
export async function retryOcr(
  readings: readonly LineReading[],
  normalized: readonly NormalizedLine[],
  prepare: (index: number) => NormalizedLine[],
  readLines: (lines: GrayImage[]) => Promise<LineReading[]>,
): Promise<LineReading[]> {
  const doubtful = readings
    .flatMap(({ confidence }, i) =>
      confidence < (normalized[i].shadowed ? MIN_SHADOWED_CONFIDENCE : MIN_CONFIDENCE) ? [i] : [],
    )
    .sort((a, b) => normalized[a].image.width - normalized[b].image.width)
    .slice(0, Math.max(MAX_RETRY_COUNT, MAX_RETRY_SHARE * readings.length));
  if (doubtful.length === 0) return [...readings];
  const prepared = doubtful.flatMap((index) => prepare(index).map((line) => ({ index, line })));
  const second = await readLines(prepared.map(({ line }) => line.image));
  const better = [...readings];
  prepared.forEach(({ index, line }, k) => {
    better[index] = chooseReading(better[index], moveReading(second[k], line, normalized[index]));
  });
  return better;
}

function moveReading(reading: LineReading, from: NormalizedLine, to: NormalizedLine): LineReading {
  const scale = to.scale / from.scale;
  const moveX = (x: number) => (x / from.scale + from.originX - to.originX) * to.scale;
  const moveY = (y: number) => (y / from.scale + from.originY - to.originY) * to.scale;
  const words = reading.words.map((word) => ({
    ...word,
    x: moveX(word.x),
    y: moveY(word.y),
    width: word.width * scale,
    height: word.height * scale,
  }));
  return { ...reading, words };
}
