const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo za bra cle dri fro glu pla sti tro'.split(
  ' ',
);
const WORDS = 6000;
/** The larger, the more often the first words of the list occur. */
const UNEVEN = 3;

/** Made-up words. The first ones are frequent, the last ones rare, as in natural text. */
export function createTexts(random: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const made = new Set<string>();
  while (made.size < WORDS)
    made.add(Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join(''));
  const words = [...made];
  const word = () => words[Math.floor(WORDS * random() ** UNEVEN)]!;
  return {
    words,
    pick,
    sentence: (length: number) => Array.from({ length }, word).join(' '),
  };
}
