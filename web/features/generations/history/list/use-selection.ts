import { useState } from 'react';
import type { Conversion } from '#contract/history.ts';

/** Conversions that are selected, on any page, in the order in which they were. */
export function useSelection() {
  const [selected, setSelected] = useState<readonly Conversion[]>([]);
  const without = (rootIds: readonly string[]) => selected.filter(({ rootId }) => !rootIds.includes(rootId));
  return {
    selected: [...selected],
    has: (rootId: string) => selected.some((one) => one.rootId === rootId),
    select: (conversion: Conversion, on: boolean) =>
      setSelected([...without([conversion.rootId]), ...(on ? [conversion] : [])]),
    clear: () => setSelected([]),
    /** Those that are gone, by the id of the version that was listed. */
    drop: (ids: readonly string[]) => setSelected((now) => now.filter(({ _id }) => !ids.includes(_id))),
  };
}
