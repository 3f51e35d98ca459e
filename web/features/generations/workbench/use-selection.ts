import { useState } from 'react';
import { followElement } from '../edit/index.ts';

/**
 * The element of the source that is chosen, by its number. Elements before it come and go, by undo as well: it stays the same
 * element, or none is chosen any more. Another page begins without one.
 */
export function useSelection(page: number, html: string): [number | null, (at: number | null) => void] {
  const [held, hold] = useState<{ page: number; html: string; at: number | null }>({ page, html, at: null });
  let now = held;
  if (held.page !== page) now = { page, html, at: null };
  else if (held.html !== html)
    now = { page, html, at: held.at === null ? null : followElement(held.html, html, held.at) };
  if (now !== held) hold(now);
  return [now.at, (at) => hold({ page, html, at })];
}
