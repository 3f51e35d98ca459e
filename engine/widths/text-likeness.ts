/** How much of their letters two texts have in common, 0–1: Dice's coefficient of pairs of letters. What was asked for is kept. */
export function textLikenesses(): (a: string, b: string) => number {
  const pairs = new Map<string, Map<string, number>>();
  const pairsOf = (text: string): Map<string, number> => {
    const known = pairs.get(text);
    if (known) return known;
    const found = new Map<string, number>();
    for (let i = 0; i + 1 < text.length; i++) {
      const pair = text.slice(i, i + 2);
      found.set(pair, (found.get(pair) ?? 0) + 1);
    }
    pairs.set(text, found);
    return found;
  };
  return (a, b) => {
    const size = a.length + b.length - 2;
    if (size <= 0) return 0;
    const theirs = pairsOf(b);
    let both = 0;
    for (const [pair, count] of pairsOf(a)) both += Math.min(count, theirs.get(pair) ?? 0);
    return (2 * both) / size;
  };
}
