/** Longest part of a word that is kept or looked for, in characters. */
const LONGEST = 64;

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

/** As a `tsquery` finds texts with all these words, each as it is or as the beginning of one. Safe: letters and digits. */
export const queryOfWords = (words: string[]): string => words.map((word) => `'${word}':*`).join(' & ');
