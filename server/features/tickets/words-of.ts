import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Longest part of a word that is kept or looked for, in characters. */
const LONGEST = 64;

/** A ticket that has this many bytes of words takes no more of them: the database stores 1 MB at most. */
const ENOUGH = 400_000;
const BYTES_BESIDE_A_WORD = 4;

/**
 * The different words of texts, in lower case: runs of letters and digits. A search compares such words with each other,
 * so that an e-mail address or a file name is found by any of its parts.
 */
export const wordsOf = (...texts: string[]): string[] => [
  ...new Set(
    texts
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => word.slice(0, LONGEST)),
  ),
];

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

/** As a `tsquery` finds texts with all these words, each as it is or as the beginning of one. Safe: letters and digits. */
export const queryOfWords = (words: string[]): string => words.map((word) => `'${word}':*`).join(' & ');
