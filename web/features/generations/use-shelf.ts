import { useState } from 'react';

/** What is open of a workbench. It is kept outside, since a version that is being made has none. */
export function useShelf() {
  const [drawer, setDrawer] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState(false);
  return { drawer, setDrawer, correcting, setCorrecting };
}
export type Shelf = ReturnType<typeof useShelf>;
