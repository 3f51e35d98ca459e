/**
 * How well an action fits what is typed, 0–1; 0 where a typed word is neither in its label nor in its other words.
 * Letters that only follow one another somewhere do not count: nobody means 'Choose a picture' by 'correct'.
 */
export function matchAction(label: string, others: readonly string[], typed: string): number {
  const asked = wordsOf(typed);
  if (asked.length === 0) return 1;
  const of = (word: string): number => {
    const inLabel = fitOf(wordsOf(label), word);
    return inLabel > 0 ? inLabel : fitOf(others.flatMap(wordsOf), word) / 2;
  };
  const fits = asked.map(of);
  if (fits.includes(0)) return 0;
  const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
  return label.toLowerCase().startsWith(typed.trim().toLowerCase()) ? mean : mean * 0.9;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The word itself, a word that begins so, one that has it in it. */
function fitOf(words: readonly string[], word: string): number {
  if (words.includes(word)) return 1;
  if (words.some((other) => other.startsWith(word))) return 0.8;
  return words.some((other) => other.includes(word)) ? 0.4 : 0;
}
