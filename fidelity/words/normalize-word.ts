/** One spelling for characters that look alike in print: quotes, dashes, ellipsis, ligatures, full-width forms. Case stays. */
export function normalizeWord(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-');
}

/** Bullets, arrows and rules are drawings to the reader; a word has a letter or a digit. */
export function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
