/**
 * Longest common subsequence of the two word orders, as a share of the matched words: 1 when the matched words follow each
 * other in the same order, 0 when nothing matched. Works on words as pairs [reference index, candidate index].
 *
 * Because equal words may be paired either way, the order is taken over the words' texts, not over the pairs.
 */
export function readingOrder(reference: readonly string[], candidate: readonly string[]): number {
  const budget = new Map<string, number>();
  for (const word of candidate) budget.set(word, (budget.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of reference) {
    const left = budget.get(word) ?? 0;
    if (left > 0) {
      common += 1;
      budget.set(word, left - 1);
    }
  }
  if (common === 0) return 0;
  // Hunt and Szymanski: increasing run through the places of each word, walked from the back.
  const places = new Map<string, number[]>();
  candidate.forEach((word, index) => {
    const list = places.get(word);
    if (list) list.push(index);
    else places.set(word, [index]);
  });
  const tails: number[] = [];
  for (const word of reference) {
    const list = places.get(word) ?? [];
    for (let k = list.length - 1; k >= 0; k -= 1) {
      const place = list[k] as number;
      let low = 0;
      let high = tails.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((tails[middle] as number) < place) low = middle + 1;
        else high = middle;
      }
      tails[low] = place;
    }
  }
  return tails.length / common;
}
