import type { Corrections } from '#contract/generations.ts';

type Box = Corrections['boxes'][number]['box'];

/** Two boxes that share so much of what they cover together are one place. */
const MIN_SHARED_SHARE = 0.7;

/** What a version was corrected in and what comes to it: what is said last about a place, the typeface or the language holds. */
export function mergeCorrections(kept: Corrections | null, added: Corrections): Corrections {
  if (!kept) return added;
  return {
    ...kept,
    ...added,
    boxes: [...kept.boxes.filter(({ box }) => !isSaidOf(added.boxes, box)), ...added.boxes],
    words: [...kept.words.filter(({ box }) => !isSaidOf(added.words, box)), ...added.words],
  };
}

const isSaidOf = (said: readonly { box: Box }[], box: Box): boolean => said.some((one) => isSamePlace(one.box, box));

function isSamePlace(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared >= MIN_SHARED_SHARE * (a.width * a.height + b.width * b.height - shared);
}
