import { useMemo, useRef } from 'react';
import type { Draft } from '../code/index.ts';
import { countBrokenTags, countOpenBlocks, type PageCode } from '../edit/index.ts';

const faultsOf = ({ html, css }: PageCode): number => countBrokenTags(html) + countOpenBlocks(css);

/**
 * The page of a draft as it was the last time its code was complete: while a tag is typed, the rest of the page would be a
 * part of it. What was broken when it was stored counts for nothing: it is all that there is.
 */
export function useLastComplete({ code, whole, saved }: Draft): { page: PageCode; isBroken: boolean } {
  const allowed = useMemo(() => faultsOf(saved), [saved]);
  const isBroken = useMemo(() => faultsOf(code) > allowed, [code, allowed]);
  const last = useRef(whole);
  if (!isBroken) last.current = whole;
  return { page: last.current, isBroken };
}
