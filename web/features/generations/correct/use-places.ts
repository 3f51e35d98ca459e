import { useMemo, useState } from 'react';
import type { GenerationResult } from '#contract/generations.ts';
import { type Pending, withPending } from './pending.ts';
import { type Box, type Place, placesOf } from './places.ts';

/** The places of a design, those that were drawn among them; which is chosen; and what is to be said about them. */
export function usePlaces(result: GenerationResult, size: { width: number; height: number }) {
  const found = useMemo(() => placesOf(result), [result]);
  const [drawn, setDrawn] = useState<Place[]>([]);
  const [chosenId, setChosenId] = useState<string>();
  const [pending, setPending] = useState<Pending[]>([]);
  const places = [...found, ...drawn];

  const draw = (box: Box) => {
    const place: Place = { id: `drawn-${drawn.length}`, box, kind: undefined, text: undefined };
    setDrawn([...drawn, place]);
    setChosenId(place.id);
  };
  return {
    places,
    pending,
    chosen: places.find(({ id }) => id === chosenId),
    choose: (place: Place | undefined) => setChosenId(place?.id),
    chooseId: (id: string) => setChosenId(id || undefined),
    draw,
    /** In the middle of the design, a third as wide and high. */
    drawInMiddle() {
      const [width, height] = [Math.ceil(size.width / 3), Math.ceil(size.height / 3)];
      draw({ x: Math.floor((size.width - width) / 2), y: Math.floor((size.height - height) / 2), width, height });
    },
    move(id: string, box: Box) {
      setDrawn(drawn.map((place) => (place.id === id ? { ...place, box } : place)));
      setPending(pending.map((one) => (one.place.id === id ? { ...one, place: { ...one.place, box } } : one)));
    },
    say: (one: Pending) => setPending(withPending(pending, one)),
    takeBack: (one: Pending) => setPending(pending.filter((other) => other !== one)),
  };
}
