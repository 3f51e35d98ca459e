import type { CraftFacts } from '#fidelity/index.ts';

const keyOf = ({ text }: { text: string }): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The reference without the repeated texts that the candidate has fewer of: those that are not in the order of its texts. A card
 * that is missing would else take the “Read more” of the next one, and so on: all cards after it would seem to be in pieces.
 */
export function withoutLostTexts(reference: CraftFacts, candidate: CraftFacts): CraftFacts {
  const [mine, theirs] = [reference.texts.map(keyOf), candidate.texts.map(keyOf)];
  const lost = new Map<string, number>();
  for (const key of mine) lost.set(key, (lost.get(key) ?? 0) + 1);
  const found = new Set(theirs);
  for (const key of theirs) if (lost.has(key)) lost.set(key, lost.get(key)! - 1);
  const inOrder = longestCommon(mine, theirs);
  const texts = reference.texts.filter((_, i) => {
    const key = mine[i]!;
    const surplus = lost.get(key)!;
    if (surplus <= 0 || inOrder.has(i) || !found.has(key)) return true;
    lost.set(key, surplus - 1);
    return false;
  });
  return { ...reference, texts };
}

/** Which of the one's items are in the longest sequence that both have. */
function longestCommon(one: readonly string[], other: readonly string[]): Set<number> {
  const width = other.length + 1;
  // The length of the longest sequence from these two places on.
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        one[i] === other[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const common = new Set<number>();
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) {
      common.add(i);
      i++;
      j++;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return common;
}
