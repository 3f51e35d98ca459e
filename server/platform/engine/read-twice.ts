import type { GrayImage, LineReading, Word } from '#engine/index.ts';
import { type ReadLine, toReading } from './tesseract.ts';

/** A word below this confidence (0..100) makes its line doubtful: above it, two networks differ in one line of 100. */
const SURE = 90;
/** A line most of which is doubtful is read again as a whole. */
const MAX_WINDOW_SHARE = 0.7;
/** Columns without ink inside a word from which a space may have been overlooked, in lines whose ink is 30 px high. */
const GAP = 7;
/** Grey levels from 0 (ink) that count as ink. */
const INK = 160;

/**
 * Reads with the quick network, and once more with the thorough one what the quick one doubts; of two readings the
 * surer one counts. Of a long line only the doubtful words and their neighbours are read again: on 15 pages these are a
 * seventh of the text, where their lines are more than a quarter of it.
 */
export function readTwice(quick: ReadLine, thorough: ReadLine): ReadLine {
  return (line) => {
    const first = quick(line);
    if (first.words.length === 0 || isPerhapsIcon(first)) return better(first, thorough(line));
    const windows = doubtfulWindows(first.words, line);
    const width = windows.reduce((sum, { from, to }) => sum + to - from, 0);
    if (width > MAX_WINDOW_SHARE * line.width) return better(first, thorough(line));
    const words = [...first.words];
    for (const { from, to, start, count } of windows.reverse()) {
      const own = toReading(first.words.slice(start, start + count));
      const again = thorough(cut(line, from, to));
      const moved = again.words.map((word) => ({ ...word, x: word.x + from }));
      words.splice(start, count, ...better(own, { ...again, words: moved }).words);
    }
    return windows.length > 0 ? toReading(words) : first;
  };
}

const better = (first: LineReading, second: LineReading): LineReading =>
  first.confidence > second.confidence && !isPerhapsIcon(first) ? first : second;

/** Columns from `from` to `to`, in which the `count` words from `start` on stand. */
type Window = { from: number; to: number; start: number; count: number };

/** Doubtful words with one neighbour on each side, which a network needs to see, from gap to gap. */
function doubtfulWindows(words: readonly Word[], line: GrayImage): Window[] {
  const isIn = words.map(() => false);
  words.forEach((word, i) => {
    if (word.confidence < SURE || hasGap(line, word)) isIn.fill(true, Math.max(0, i - 1), i + 2);
  });
  /** The middle of the gap before a word. */
  const gapBefore = (i: number): number => {
    if (i === 0) return 0;
    if (i === words.length) return line.width;
    return Math.round((words[i - 1]!.x + words[i - 1]!.width + words[i]!.x) / 2);
  };
  const windows: Window[] = [];
  for (let start = 0; start < words.length; start++) {
    if (!isIn[start]) continue;
    const after = isIn.indexOf(false, start);
    const end = after < 0 ? words.length : after;
    windows.push({ from: gapBefore(start), to: gapBefore(end), start, count: end - start });
    start = end;
  }
  return windows;
}

function cut({ width, height, data }: GrayImage, from: number, to: number): GrayImage {
  const part = new Uint8Array((to - from) * height);
  for (let y = 0; y < height; y++) part.set(data.subarray(y * width + from, y * width + to), y * (to - from));
  return { width: to - from, height, data: part };
}

/** One or two characters, no figures: icons read so, and the quick network is surer of them than it should be. */
function isPerhapsIcon({ words }: LineReading): boolean {
  const text = words.map((word) => word.text).join('');
  return text.length <= 2 && !/^\d+$/.test(text);
}

/** Whether there are columns without ink inside the word that are as many as in a space. */
export function hasGap({ width, height, data }: GrayImage, word: Word): boolean {
  let empty = 0;
  let begun = false;
  const end = Math.min(width, word.x + word.width);
  for (let x = Math.max(0, word.x); x < end; x++) {
    let y = 0;
    while (y < height && data[y * width + x]! >= INK) y++;
    if (y === height) {
      empty++;
      continue;
    }
    if (begun && empty >= GAP) return true;
    begun = true;
    empty = 0;
  }
  return false;
}
