import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Longest part of a word that is kept or looked for, in characters. */
const LONGEST = 64;

/** A ticket that has this many bytes of words takes no more of them: the database stores 1 MB at most. */
const ENOUGH = 400_000;

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

/** Words as a column keeps them. */
export const storedWords = (words: string[]): SQL<string> =>
  sql<string>`array_to_tsvector(string_to_array(${words.join(' ')}, ' '))`;

/** What a column keeps, and these words. */
export const withWords = (column: AnyPgColumn, words: string[]): SQL<string> =>
  sql<string>`CASE WHEN pg_column_size(${column}) < ${ENOUGH} THEN ${column} || ${storedWords(words)} ELSE ${column} END`;

/** As a `tsquery` finds texts with all these words, each as it is or as the beginning of one. Safe: letters and digits. */
export const queryOfWords = (words: string[]): string => words.map((word) => `'${word}':*`).join(' & ');
