import { useMemo, useRef } from 'react';
import type { Draft } from '../code/index.ts';
import { type CodeFault, type PageCode, unfinishedParts } from '../edit/index.ts';

/**
 * The page of a draft as it was the last time its code was complete: while a tag is typed, the rest of the page would be a
 * part of it. What was broken when it was stored counts for nothing: it is all that there is.
 */
export function useLastComplete({ code, whole, saved }: Draft): { page: PageCode; unfinished: CodeFault | undefined } {
  const [unfinished] = useMemo(() => unfinishedParts(code, saved), [code, saved]);
  const last = useRef(whole);
  if (!unfinished) last.current = whole;
  return { page: last.current, unfinished };
}
