import { aspectOf, correlation, GRID, type Look, normalized } from './look.ts';

/** Two of one size that look this much alike are one icon, drawn twice. */
const MIN_LIKENESS = 0.94;
const MAX_SIZE_DIFFERENCE_PX = 1.2;

export type Cluster<T> = { members: T[]; look: Look };

/** Icons that a page repeats, with what they look like all together: what blurs one is evened out by the others. */
export function clusterLooks<T extends { look: Look }>(icons: readonly T[]): Cluster<T>[] {
  const clusters: { members: T[]; normal: Float32Array | null }[] = [];
  for (const icon of icons) {
    const normal = normalized(icon.look.cells);
    const same = clusters.find(
      (other) =>
        isOfOneSize(other.members[0].look, icon.look) &&
        (normal && other.normal ? correlation(normal, other.normal) >= MIN_LIKENESS : normal === other.normal),
    );
    if (same) same.members.push(icon);
    else clusters.push({ members: [icon], normal });
  }
  return clusters.map(({ members }) => ({ members, look: meanOf(members.map(({ look }) => look)) }));
}

const isOfOneSize = (a: Look, b: Look): boolean =>
  Math.abs(a.right - a.left - b.right + b.left) <= MAX_SIZE_DIFFERENCE_PX &&
  Math.abs(a.bottom - a.top - b.bottom + b.top) <= MAX_SIZE_DIFFERENCE_PX;

/** The mean of their cells, and of their sizes. */
function meanOf(looks: readonly Look[]): Look {
  const mean = (of: (look: Look) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const cells = new Float32Array(GRID * GRID).map((_, i) => mean((look) => look.cells[i]));
  const height = mean((look) => look.bottom - look.top);
  const width = height * Math.exp(mean(aspectOf));
  return { cells, left: 0, top: 0, right: width, bottom: height };
}
