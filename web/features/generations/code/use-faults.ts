import { useMemo } from 'react';
import { useSettled } from '#web/ui/use-settled.ts';
import { type CodeFault, codeFaults } from '../edit/index.ts';
import type { Draft } from './use-draft.ts';

/** Longer than from key to key (ms): what is typed is broken at almost every key. */
const REST_MS = 300;

/** What is broken in a draft and was not when it was saved, once the typing rests. */
export function useFaults({ code, saved }: Pick<Draft, 'code' | 'saved'>): readonly CodeFault[] {
  const settled = useSettled(code, REST_MS);
  return useMemo(() => codeFaults(settled, saved), [settled, saved]);
}
