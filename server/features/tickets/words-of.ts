import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Longest part of a word that is kept or looked for, in characters. */
const LONGEST = 64;

/** A ticket that has this many bytes of words takes no more of them: the database stores 1 MB at most. */
const ENOUGH = 400_000;
const BYTES_BESIDE_A_WORD = 4;

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Writing without spaces between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const UNSPACED = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;

/**
 * The different words of texts, in lower case: runs of letters and digits. A search compares such words with each other,
 * so that an e-mail address or a file name is found by any of its parts. However a letter was composed (é of one
 * character or of two, Ａ as wide as a Chinese character), it is the same one.
 */
export const wordsOf = (...texts: string[]): string[] => [
  ...new Set((texts.join(' ').normalize('NFKC').toLowerCase().match(WORD) ?? []).flatMap(partsOf)),
];

/** A word as it is; one in writing without spaces as its pairs of characters, so that any part of it is found. */
const partsOf = (word: string): string[] =>
  word.split(UNSPACED).flatMap((part) => (UNSPACED.test(part) ? pairsOf(part) : part ? part.slice(0, LONGEST) : []));

/** The last character stands alone: looked for as the beginning of a pair, it is found wherever it stands. */
const pairsOf = (text: string): string[] =>
  Array.from(text, (character, n, characters = [...text]) => character + (characters[n + 1] ?? ''));

/** Words as a column keeps them, as many as fit. */
export function storedWords(words: string[]): SQL<string> {
  let size = 0;
  const fitting = words.filter((word) => {
    size += Buffer.byteLength(word) + BYTES_BESIDE_A_WORD;
    return size < ENOUGH;
  });
  return sql<string>`array_to_tsvector(string_to_array(${fitting.join(' ')}, ' '))`;
}

/** What a column keeps, and these words unless it has enough. */
export const withWords = (column: AnyPgColumn, words: string[]): SQL<string> =>
  sql<string>`CASE WHEN ${bytesOf(column)} < ${ENOUGH} THEN ${column} || ${storedWords(words)} ELSE ${column} END`;

/** How large words are. Of a column itself it would be how large they lie on the disk, which may be a tenth of it. */
export const bytesOf = (words: AnyPgColumn | SQL): SQL<number> => sql<number>`pg_column_size(${words} || ''::tsvector)`;

/**
 * As a `tsquery` finds texts with all these words, each as it is or as the beginning of one; a single letter or digit only
 * as it is, for it begins words of every text. Safe: letters and digits.
 */
export const queryOfWords = (words: string[]): string =>
  words.map((word) => (word.length > 1 || UNSPACED.test(word) ? `'${word}':*` : `'${word}'`)).join(' & ');
