/**
 * The second argument of a comparison, prepared once: where each character stands in it. Characters are code points, as in
 * Python. In texts of 200 or more, characters standing in more than 1 % + 1 places are "popular" and start no match.
 */
export type PreparedText = { codes: Uint32Array; places: Map<number, Int32Array> };

const EMPTY = new Int32Array(0);
let previous = new Int32Array(1024);
let current = new Int32Array(1024);

export function codePoints(text: string): Uint32Array {
  return Uint32Array.from(text, (character) => character.codePointAt(0) as number);
}

export function prepareText(text: string): PreparedText {
  const codes = codePoints(text);
  const lists = new Map<number, number[]>();
  codes.forEach((code, index) => {
    const list = lists.get(code);
    if (list) list.push(index);
    else lists.set(code, [index]);
  });
  const popular = codes.length >= 200 ? Math.floor(codes.length / 100) + 1 : Number.POSITIVE_INFINITY;
  const places = new Map<number, Int32Array>();
  for (const [code, list] of lists) if (list.length <= popular) places.set(code, Int32Array.from(list));
  return { codes, places };
}

/** Number of characters in all matching blocks of `a` and `b`: the M of Ratcliff and Obershelp's 2M / T. */
function countMatches(a: Uint32Array, b: Uint32Array, placesOf: readonly Int32Array[]): number {
  // Rows of run lengths indexed by place in b plus one, so that "one before the first" is a real, zero cell.
  if (previous.length < b.length + 2) {
    previous = new Int32Array(2 * b.length + 2);
    current = new Int32Array(2 * b.length + 2);
  }
  let matches = 0;
  const queue: number[] = [0, a.length, 0, b.length];
  while (queue.length > 0) {
    const bHigh = queue.pop() as number;
    const bLow = queue.pop() as number;
    const aHigh = queue.pop() as number;
    const aLow = queue.pop() as number;
    let bestA = aLow;
    let bestB = bLow;
    let best = 0;
    let before: Int32Array = EMPTY;
    for (let i = aLow; i < aHigh; i += 1) {
      const here = placesOf[i] as Int32Array;
      for (let k = 0; k < here.length; k += 1) {
        const j = here[k] as number;
        if (j < bLow) continue;
        if (j >= bHigh) break;
        const length = (previous[j] as number) + 1;
        current[j + 1] = length;
        if (length > best) {
          bestA = i - length + 1;
          bestB = j - length + 1;
          best = length;
        }
      }
      for (let k = 0; k < before.length; k += 1) previous[(before[k] as number) + 1] = 0;
      const swap = previous;
      previous = current;
      current = swap;
      before = here;
    }
    for (let k = 0; k < before.length; k += 1) previous[(before[k] as number) + 1] = 0;

    while (bestA > aLow && bestB > bLow && a[bestA - 1] === b[bestB - 1]) {
      bestA -= 1;
      bestB -= 1;
      best += 1;
    }
    while (bestA + best < aHigh && bestB + best < bHigh && a[bestA + best] === b[bestB + best]) best += 1;
    if (best === 0) continue;
    matches += best;
    if (aLow < bestA && bLow < bestB) queue.push(aLow, bestA, bLow, bestB);
    if (bestA + best < aHigh && bestB + best < bHigh) queue.push(bestA + best, aHigh, bestB + best, bHigh);
  }
  return matches;
}

/** As `similarity`, with both sides prepared, for comparing many texts with many. */
export function preparedSimilarity(a: PreparedText, b: PreparedText): number {
  const total = a.codes.length + b.codes.length;
  if (total === 0) return 1;
  const placesOf = new Array<Int32Array>(a.codes.length);
  for (let i = 0; i < a.codes.length; i += 1) placesOf[i] = b.places.get(a.codes[i] as number) ?? EMPTY;
  return (2 * countMatches(a.codes, b.codes, placesOf)) / total;
}

/**
 * Python's `difflib.SequenceMatcher(None, a, b).ratio()`, automatic junk included: 0 (nothing in common) to 1 (equal).
 * Not symmetric: ties and popular characters are decided from `b`.
 */
export function similarity(a: string, b: string): number {
  return preparedSimilarity(prepareText(a), prepareText(b));
}
