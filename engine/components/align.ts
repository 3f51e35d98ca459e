/**
 * Puts things of several sequences that are alike below each other, in an order that keeps that of each sequence.
 *
 * @param keys of the things of each sequence; equal keys are alike
 * @returns columns: for each sequence the index of its thing there, or undefined
 */
export function alignColumns(keys: readonly (readonly string[])[]): (number | undefined)[][] {
  let merged: { key: string; at: (number | undefined)[] }[] = [];
  keys.forEach((sequence, s) => {
    const pairs = commonOf(
      merged.map(({ key }) => key),
      sequence,
    );
    const next: typeof merged = [];
    let [i, j] = [0, 0];
    for (const [a, b] of [...pairs, [merged.length, sequence.length] as const]) {
      while (i < a) next.push(merged[i++]);
      while (j < b) next.push({ key: sequence[j], at: withAt([], s, j++) });
      if (a < merged.length) next.push({ ...merged[i], at: withAt(merged[i].at, s, j) });
      [i, j] = [a + 1, b + 1];
    }
    merged = next;
  });
  return merged.map(({ at }) => keys.map((_, s) => at[s]));
}

function withAt(at: readonly (number | undefined)[], s: number, index: number): (number | undefined)[] {
  const copy = [...at];
  copy[s] = index;
  return copy;
}

/** The longest common subsequence, as pairs of indices. */
function commonOf(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i][j] = a[i] === b[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
    else j++;
  }
  return pairs;
}
