import { useEffect, useMemo } from 'react';
import type { Difference } from '#fidelity/index.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { useStateOf } from '#web/ui/use-state-of.ts';
import type { Draft, TextRange } from '../code/index.ts';
import type { Judgement } from '../compare/index.ts';
import { elementAtOffset, readElements } from '../edit/index.ts';
import { REST_MS } from './use-page-frame.ts';
import { useSelection } from './use-selection.ts';

/**
 * What is shown in design, page and code at once: an element of the source, or the place of a difference, one at a time.
 * Another page begins without either.
 * @param inspected whether the inspector is open: it reads what is changed at once, everything else when it has come to rest
 */
export function useShownPlace(draft: Draft, inspected: boolean, judgement: Judgement | undefined) {
  const { html } = draft.code;
  const settled = useSettled(html, REST_MS);
  const [selected, setSelected] = useSelection(draft.page, inspected ? html : settled);
  const [chosen, setChosen] = useStateOf<Difference | undefined>(draft.page, undefined);
  /** Where the cursor went in the code, until the element there is selected. */
  const [cursor, setCursor] = useStateOf<number | null>(draft.page, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters are new at each render.
  useEffect(() => {
    if (cursor === null || settled !== html) return;
    setSelected(elementAtOffset(readElements(settled), cursor)?.at ?? null);
    setChosen(undefined);
    setCursor(null);
  }, [cursor, settled, html]);
  const range = useMemo<TextRange | null>(() => {
    // It takes a while: a page is not read before something of it is chosen.
    const element = selected === null ? undefined : readElements(settled)[selected];
    return element ? { from: element.start, to: element.end } : null;
  }, [settled, selected]);
  return {
    selected,
    /** Measured again, the page has other differences. */
    difference: chosen && judgement?.differences.includes(chosen) ? chosen : undefined,
    /** Where the selected element stands in the source. */
    range,
    followCursor: setCursor,
    select: (at: number | null) => {
      setCursor(null);
      setSelected(at);
      setChosen(undefined);
    },
    choose: (difference: Difference | undefined) => {
      setCursor(null);
      setSelected(null);
      setChosen(difference);
    },
    /** The element that the chosen difference stands in. */
    found: setSelected,
  };
}
