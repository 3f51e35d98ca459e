import { useMemo } from 'react';
import type { Corrections, GenerationResult } from '#contract/generations.ts';
import { useStateOf } from '#web/ui/use-state-of.ts';
import { correctionsOf, type Pending, withPending } from './pending.ts';
import { type Box, type Place, placesOf } from './places.ts';

interface Said {
  drawn: readonly Place[];
  chosenId: string | undefined;
  pending: readonly Pending[];
  /** What holds for the whole page. */
  ofPage: Pick<Corrections, 'typeface' | 'language'>;
}
const nothing: Said = { drawn: [], chosenId: undefined, pending: [], ofPage: {} };

/**
 * The places of a design, those that were drawn among them; which is chosen; and what is to be said about them and the page.
 * @param page which one it is about: with another, all of that begins anew
 */
export function usePlaces(page: number, result: GenerationResult, size: { width: number; height: number }) {
  const found = useMemo(() => placesOf(result), [result]);
  const [said, setSaid] = useStateOf(page, nothing);
  const { drawn, chosenId, pending, ofPage } = said;
  const places = [...found, ...drawn];
  const set = (part: Partial<Said>) => setSaid({ ...said, ...part });

  const draw = (box: Box) => {
    const place: Place = { id: `drawn-${drawn.length}`, box, kind: undefined, text: undefined };
    set({ drawn: [...drawn, place], chosenId: place.id });
  };
  return {
    places,
    pending,
    ofPage,
    isCorrected: pending.length > 0 || Object.keys(ofPage).length > 0,
    corrections: () => correctionsOf(pending, ofPage),
    chosen: places.find(({ id }) => id === chosenId),
    choose: (place: Place | undefined) => set({ chosenId: place?.id }),
    chooseId: (id: string) => set({ chosenId: id || undefined }),
    draw,
    /** In the middle of the design, a third as wide and high. */
    drawInMiddle() {
      const [width, height] = [Math.ceil(size.width / 3), Math.ceil(size.height / 3)];
      draw({ x: Math.floor((size.width - width) / 2), y: Math.floor((size.height - height) / 2), width, height });
    },
    move(id: string, box: Box) {
      set({
        drawn: drawn.map((place) => (place.id === id ? { ...place, box } : place)),
        pending: pending.map((one) => (one.place.id === id ? { ...one, place: { ...one.place, box } } : one)),
      });
    },
    say: (one: Pending) => set({ pending: withPending(pending, one) }),
    takeBack: (one: Pending) => set({ pending: pending.filter((other) => other !== one) }),
    sayOfPage: (next: Said['ofPage']) => set({ ofPage: next }),
  };
}
export type Places = ReturnType<typeof usePlaces>;
