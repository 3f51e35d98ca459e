import type { Box } from '../model/box.ts';
import { bottom, overlapX, overlapY } from './box.ts';

/** Boxes no farther apart than `gap`, directly or by way of others; from above to below, so that far ones are never compared. */
export function clusterBoxes<T extends Box>(boxes: readonly T[], gap: number): T[][] {
  const sorted = [...boxes].sort((a, b) => a.y - b.y);
  const parent = sorted.map((_, i) => i);
  const find = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]];
      i = parent[i];
    }
    return i;
  };
  sorted.forEach((box, i) => {
    for (let k = i + 1; k < sorted.length && sorted[k].y <= bottom(box) + gap; k++) {
      const near = overlapX(box, sorted[k]) >= -gap && overlapY(box, sorted[k]) >= -gap;
      if (near) parent[find(k)] = find(i);
    }
  });
  const components = new Map<number, T[]>();
  sorted.forEach((box, i) => {
    const root = find(i);
    const known = components.get(root);
    if (known) known.push(box);
    else components.set(root, [box]);
  });
  return [...components.values()];
}
