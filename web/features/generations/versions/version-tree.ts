import type { Generation } from '#contract/generations.ts';

export interface Version {
  generation: Generation;
  /** Counted from 1 in the order they were made. */
  number: number;
  /** Missing for the first one, and where the version it came from was deleted. */
  from: number | undefined;
  depth: number;
}

/** Versions, oldest first, as a tree read from top to bottom: each one directly below what it was made from. */
export function versionTree(versions: readonly Generation[]): Version[] {
  const numbers = new Map(versions.map(({ _id }, i) => [_id, i + 1]));
  const children = Map.groupBy(versions, ({ parentId }) => (parentId && numbers.has(parentId) ? parentId : null));
  const below = (parent: string | null, depth: number): Version[] =>
    (children.get(parent) ?? []).flatMap((generation) => [
      {
        generation,
        number: numbers.get(generation._id)!,
        from: parent ? numbers.get(parent) : undefined,
        depth,
      },
      ...below(generation._id, depth + 1),
    ]);
  return below(null, 0);
}
