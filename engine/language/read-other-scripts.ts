import type { EngineHost, GrayImage, LineReading } from '../model/conversion.ts';
import { chooseReading } from './choose-readings.ts';
import { cleanReading } from './clean-reading.ts';
import { type LanguageCode, type Script, scriptOf } from './languages.ts';
import { CANDIDATES } from './script-candidates.ts';

/** So many lines are tried first; when none of them is in another script, no more are. */
const SAMPLE_COUNT = 8;
/** At most so many more are read in every script. */
const MAX_LINE_COUNT = 24;
/** What reads with so much confidence is not tried in the scripts that are left. */
const MIN_SURE_CONFIDENCE = 90;
/** Scripts that are tried at once, each by a thread. */
const AT_ONCE_COUNT = 2;
/** The other languages of a script are rarer: they have to be read with so much more confidence. */
const MIN_LEAD = 2;

/** What tells that a line is in a script: confidence (0–100), and letters of its own (engine-log: other-scripts). */
type Proof = { letter: RegExp; confidence: number; count: number };
/** Latin letters are easily read as Cyrillic or Greek ones: `/argon/` as `/агдоп/`, with 92. */
const [LOOK_ALIKE, OTHER] = [
  { confidence: 90, count: 6 },
  { confidence: 80, count: 2 },
];
const PROOFS: Partial<Record<Script, Proof>> = {
  cyrillic: { letter: /\p{Script=Cyrillic}/gu, ...LOOK_ALIKE },
  greek: { letter: /\p{Script=Greek}/gu, ...LOOK_ALIKE },
  chinese: { letter: /\p{Script=Han}/gu, ...OTHER },
  japanese: { letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ...OTHER },
  korean: { letter: /\p{Script=Hangul}/gu, ...OTHER },
  arabic: { letter: /\p{Script=Arabic}/gu, ...OTHER },
  hebrew: { letter: /\p{Script=Hebrew}/gu, ...OTHER },
  devanagari: { letter: /\p{Script=Devanagari}/gu, ...OTHER },
};
/** Once a script was found on a page, words of so many letters are enough. */
const MIN_KNOWN_LETTER_COUNT = 3;

/**
 * Reads single lines in another script than that of the page: the items of a menu of languages, a phrase in a text about a country.
 * A few are tried in every script first, so that lines that nobody could read for other reasons cost little.
 *
 * @param readings of all lines of the page; those at other indices are left as they are
 * @param unread indices of lines that nobody could read
 * @param promising those of them that look most like text
 * @throws whatever the host throws
 */
export async function readOtherScripts(
  lines: readonly GrayImage[],
  readings: readonly LineReading[],
  { unread, promising }: { unread: readonly number[]; promising: readonly number[] },
  pageLanguage: LanguageCode,
  readLines: EngineHost['readLines'],
): Promise<LineReading[]> {
  const sample = widest(promising, lines).slice(0, SAMPLE_COUNT);
  if (sample.length === 0) return [...readings];
  const known = new Set<Script>();
  const found = await readInScripts(lines, sample, pageLanguage, readLines, known);
  if (found.size === 0) return [...readings];
  for (const { language } of found.values()) known.add(scriptOf(language!));
  const others = widest(unread, lines).filter((i) => !found.has(i));
  const more = await readInScripts(lines, others.slice(0, MAX_LINE_COUNT), pageLanguage, readLines, known);
  return readings.map((reading, i) => {
    const own = found.get(i) ?? more.get(i);
    return own ? chooseReading(reading, own, own.language!) : reading;
  });
}

const widest = (indices: readonly number[], lines: readonly GrayImage[]): number[] =>
  [...indices].sort((a, b) => lines[b].width - lines[a].width);

/**
 * The lines at some indices that prove to be in another script, each read in it.
 * @param known scripts that were found on the page
 */
async function readInScripts(
  lines: readonly GrayImage[],
  indices: readonly number[],
  pageLanguage: LanguageCode,
  readLines: EngineHost['readLines'],
  known: ReadonlySet<Script>,
): Promise<Map<number, LineReading>> {
  const readIn = async (language: LanguageCode, which: readonly number[]): Promise<Map<number, LineReading>> => {
    if (which.length === 0) return new Map();
    const readings = await readLines(
      which.map((i) => lines[i]),
      undefined,
      language,
    );
    return new Map(which.map((i, k) => [i, cleanReading(readings[k], lines[i], language)]));
  };
  const tryScript = async ([first, ...related]: readonly LanguageCode[], which: readonly number[]) => {
    const best = await readIn(first, which);
    for (const language of related) {
      for (const [i, reading] of await readIn(language, which))
        if (reading.confidence >= best.get(i)!.confidence + MIN_LEAD) best.set(i, reading);
    }
    return best;
  };
  const found = new Map<number, LineReading>();
  const isOfPage = (language: LanguageCode): boolean => scriptOf(language) === scriptOf(pageLanguage);
  const scripts = CANDIDATES.filter((languages) => !languages.some(isOfPage));
  for (let next = 0; next < scripts.length; next += AT_ONCE_COUNT) {
    const open = indices.filter((i) => (found.get(i)?.confidence ?? 0) < MIN_SURE_CONFIDENCE);
    const tried = await Promise.all(scripts.slice(next, next + AT_ONCE_COUNT).map((script) => tryScript(script, open)));
    for (const [i, reading] of tried.flatMap((best) => [...best])) {
      const surest = found.get(i)?.confidence ?? 0;
      if (reading.confidence > surest && isProven(reading, known)) found.set(i, reading);
    }
  }
  return found;
}

function isProven({ words, confidence, language }: LineReading, known: ReadonlySet<Script>): boolean {
  const script = scriptOf(language!);
  const proof = PROOFS[script];
  if (!proof || confidence < proof.confidence) return false;
  const text = words.map((word) => word.text).join('');
  const own = text.match(proof.letter)?.length ?? 0;
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const needed = known.has(script) ? Math.min(MIN_KNOWN_LETTER_COUNT, proof.count) : proof.count;
  return own >= needed && own >= all / 2;
}
