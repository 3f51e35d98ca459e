import { quantile } from '../quantile.ts';
import type { ScoredBlock } from './scored-block.ts';

/** A strip across both pages: what stands in it on either, each in its own order. */
export type Band = { candidate: readonly ScoredBlock[]; reference: readonly ScoredBlock[] };

/** A cut as far from the middle as this, in shares of the texts, is no cut of a half. */
const FARTHEST = 0.25;

/**
 * Cuts two pages across until no strip has more than `most` texts on either. Where a text stands once on both, they are cut
 * above it, so that a page that has grown longer is still cut between the same lines; elsewhere at one share of the height.
 */
export function cutIntoBands(whole: Band, most: number): Band[] {
  const { candidate, reference } = whole;
  if (Math.max(candidate.length, reference.length) <= most) return [whole];
  const [above, below] = cutInTwo(whole);
  return [...cutIntoBands(above, most), ...cutIntoBands(below, most)];
}

function cutInTwo({ candidate, reference }: Band): [Band, Band] {
  const longer = candidate.length >= reference.length ? candidate : reference;
  const tops = longer.map(({ y }) => y);
  const [early, middle, late] = [0.5 - FARTHEST, 0.5, 0.5 + FARTHEST].map((share) => quantile(tops, share) ?? 0);
  let cut = { candidate: middle as number, reference: middle as number };
  let distance = Number.POSITIVE_INFINITY;
  for (const anchor of anchorsOf(candidate, reference)) {
    const { y } = longer === candidate ? anchor.candidate : anchor.reference;
    if (y < (early as number) || y > (late as number) || Math.abs(y - (middle as number)) >= distance) continue;
    distance = Math.abs(y - (middle as number));
    cut = { candidate: aboveOf(anchor.candidate), reference: aboveOf(anchor.reference) };
  }
  const parts: [Band, Band] = [
    { candidate: candidate.filter(isAbove(cut.candidate)), reference: reference.filter(isAbove(cut.reference)) },
    { candidate: candidate.filter(isBelow(cut.candidate)), reference: reference.filter(isBelow(cut.reference)) },
  ];
  const isCut = parts.every((part) => part[longer === candidate ? 'candidate' : 'reference'].length > 0);
  return isCut ? parts : halvesOf(candidate, reference);
}

const isAbove = (cut: number) => (block: ScoredBlock) => block.y < cut;
const isBelow = (cut: number) => (block: ScoredBlock) => block.y >= cut;
/** In the gap above it: texts of its own line begin a little higher or lower. */
const aboveOf = ({ y, height }: ScoredBlock): number => y - height / 2;

/** When all texts stand at one height, the first half of each. */
function halvesOf(candidate: readonly ScoredBlock[], reference: readonly ScoredBlock[]): [Band, Band] {
  const [mine, theirs] = [Math.ceil(candidate.length / 2), Math.ceil(reference.length / 2)];
  return [
    { candidate: candidate.slice(0, mine), reference: reference.slice(0, theirs) },
    { candidate: candidate.slice(mine), reference: reference.slice(theirs) },
  ];
}

/** Texts that stand once on either page. */
function anchorsOf(candidate: readonly ScoredBlock[], reference: readonly ScoredBlock[]) {
  const theirs = onceIn(reference);
  return [...onceIn(candidate)].flatMap(([text, mine]) => {
    const other = theirs.get(text);
    return mine && other ? [{ candidate: mine, reference: other }] : [];
  });
}

/** Null for a text that stands there more than once. */
function onceIn(blocks: readonly ScoredBlock[]): Map<string, ScoredBlock | null> {
  const found = new Map<string, ScoredBlock | null>();
  for (const block of blocks) found.set(block.text, found.has(block.text) ? null : block);
  return found;
}
