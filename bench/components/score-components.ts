import type { Component, Kind } from './kinds.ts';

/** `other`: something of another kind stands there; `alarms`: ours where nothing of their kind is. */
export type KindScore = { labelled: number; found: number; other: number; missed: number; alarms: number };

/** Intersection over union. */
const MIN_OVERLAP = 0.3;

/** Each labelled component with one of ours of its kind in its place, the best overlap first; each of ours is matched once. */
export function scoreComponents(
  labelled: readonly Component[],
  ours: readonly Component[],
): { scores: Map<Kind, KindScore>; misses: Component[]; alarms: Component[] } {
  const pairs = labelled
    .flatMap((component) => ours.map((match) => ({ component, match, overlap: overlapOf(component, match) })))
    .filter(({ overlap }) => overlap > MIN_OVERLAP)
    .sort((a, b) => b.overlap - a.overlap);
  const taken = new Set<Component>();
  for (const { component, match } of pairs) {
    if (component.kind !== match.kind || taken.has(component) || taken.has(match)) continue;
    taken.add(component).add(match);
  }
  const misses = labelled.filter((component) => !taken.has(component));
  const alarms = ours.filter((component) => !taken.has(component));
  const scores = new Map<Kind, KindScore>();
  const scoreOf = (kind: Kind): KindScore => {
    const score = scores.get(kind) ?? { labelled: 0, found: 0, other: 0, missed: 0, alarms: 0 };
    scores.set(kind, score);
    return score;
  };
  for (const component of labelled) {
    const score = scoreOf(component.kind);
    score.labelled++;
    if (taken.has(component)) score.found++;
    else if (pairs.some((pair) => pair.component === component)) score.other++;
    else score.missed++;
  }
  for (const { kind } of alarms) scoreOf(kind).alarms++;
  return { scores, misses, alarms };
}

function overlapOf(a: Component, b: Component): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const common = Math.max(0, width) * Math.max(0, height);
  return common / (a.width * a.height + b.width * b.height - common);
}
