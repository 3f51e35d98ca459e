/**
 * Pairs of indices of two sequences, in order, with the largest sum of scores (Needleman–Wunsch; what has no partner
 * costs nothing). Pairs with a score of 0 are none.
 */
export function alignSequences<A, B>(
  as: readonly A[],
  bs: readonly B[],
  score: (a: A, b: B) => number,
): { pairs: [number, number][]; total: number } {
  const width = bs.length + 1;
  const scores = as.map((a) => bs.map((b) => score(a, b)));
  const best = new Float64Array((as.length + 1) * width);
  for (let i = 1; i <= as.length; i++) {
    for (let j = 1; j <= bs.length; j++) {
      best[i * width + j] = Math.max(
        best[(i - 1) * width + j],
        best[i * width + j - 1],
        best[(i - 1) * width + j - 1] + scores[i - 1][j - 1],
      );
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [as.length, bs.length];
  while (i > 0 && j > 0) {
    const here = best[i * width + j];
    if (here === best[(i - 1) * width + j]) i--;
    else if (here === best[i * width + j - 1]) j--;
    else pairs.push([--i, --j]);
  }
  return { pairs: pairs.reverse(), total: best[as.length * width + bs.length] };
}
