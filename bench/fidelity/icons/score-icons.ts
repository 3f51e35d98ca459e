import { likeness } from './compare-looks.ts';
import type { IconShot } from './shoot-icons.ts';

/** Counts: `found` of all icons of the reference; of those in one colour, `drawn` as vectors and `right` ones. */
export type IconScores = {
  icons: number;
  found: number;
  plain: number;
  plainFound: number;
  vectors: number;
  right: number;
};

const MIN_OVERLAP = 0.3;
const MAX_DISTANCE_PX = 8;
/** Smaller ones of the reference are specks; of ours, they may be what is seen of an icon. */
const MIN_SIDE_PX = 6;
/** Icons that look alike have at least this correlation on the grid. */
const MIN_LIKENESS = 0.9;

/** Each icon of the reference with the nearest of ours; an icon of another set that looks the same is right. */
export function scoreIcons(shots: readonly IconShot[], ours: readonly IconShot[]): IconScores {
  const reference = shots.filter(isLargeEnough);
  const scores = { icons: reference.length, found: 0, plain: 0, plainFound: 0, vectors: 0, right: 0 };
  for (const { icon, match } of matchIcons(reference, ours)) {
    if (match) scores.found++;
    // Icons of several colours and photographs stay pictures.
    if (!icon.isOneColor || !icon.isVector) continue;
    scores.plain++;
    if (!match) continue;
    scores.plainFound++;
    if (!match.isVector) continue;
    scores.vectors++;
    if (likeness(icon.look, match.look) >= MIN_LIKENESS) scores.right++;
  }
  return scores;
}

/** Nearest pairs first; each icon is matched once. */
function matchIcons(reference: readonly IconShot[], ours: readonly IconShot[]) {
  const pairs = reference
    .flatMap((icon) => ours.map((match) => ({ icon, match, distance: distanceOf(icon, match) })))
    .filter(({ icon, match, distance }) => distance <= MAX_DISTANCE_PX || overlapOf(icon, match) > MIN_OVERLAP)
    .sort((a, b) => a.distance - b.distance);
  const matches = new Map<IconShot, IconShot>();
  const taken = new Set<IconShot>();
  for (const { icon, match } of pairs) {
    if (matches.has(icon) || taken.has(match)) continue;
    matches.set(icon, match);
    taken.add(match);
  }
  return reference.map((icon) => ({ icon, match: matches.get(icon) }));
}

/** What became of each icon, for a look at them. */
export const fates = (reference: readonly IconShot[], ours: readonly IconShot[]) =>
  matchIcons(reference.filter(isLargeEnough), ours).map(({ icon: { look, ...icon }, match }) => ({
    ...icon,
    match: match && { isVector: match.isVector, likeness: likeness(look, match.look) },
  }));

const isLargeEnough = ({ width, height }: IconShot): boolean => Math.min(width, height) >= MIN_SIDE_PX;

const distanceOf = (a: IconShot, b: IconShot): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

function overlapOf(a: IconShot, b: IconShot): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const common = Math.max(0, width) * Math.max(0, height);
  return common / (a.width * a.height + b.width * b.height - common);
}
