import type { Control } from './find-controls.ts';

/** Counts: the reference's controls, those `found` with the right kind, and ours that stand where it has none of their kind. */
export type ControlScores = { controls: number; found: number; invented: number };

/** Intersection over union. */
const MIN_OVERLAP = 0.3;

/** Each control of the reference with one of ours of the same kind in its place; each of ours is matched once. */
export function scoreControls(reference: readonly Control[], ours: readonly Control[]): ControlScores {
  const pairs = reference
    .flatMap((control) => ours.map((match) => ({ control, match, overlap: overlapOf(control, match) })))
    .filter(({ control, match, overlap }) => control.kind === match.kind && overlap > MIN_OVERLAP)
    .sort((a, b) => b.overlap - a.overlap);
  const taken = new Set<Control>();
  let found = 0;
  for (const { control, match } of pairs) {
    if (taken.has(control) || taken.has(match)) continue;
    taken.add(control).add(match);
    found++;
  }
  return { controls: reference.length, found, invented: ours.length - found };
}

function overlapOf(a: Control, b: Control): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const common = Math.max(0, width) * Math.max(0, height);
  return common / (a.width * a.height + b.width * b.height - common);
}
