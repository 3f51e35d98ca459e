/** A few places for each person. Whoever comes when all are taken gets the place of the one who came first. */
export type Places = {
  /** All are taken: whoever would rather not take somebody's can ask first. */
  isFull(who: string): boolean;
  take(who: string): {
    /** Aborts when somebody else got this place. */
    lost: AbortSignal;
    leave(): void;
  };
};

export function createPlaces(each: number): Places {
  const taken = new Map<string, Set<AbortController>>();
  return {
    isFull: (who) => (taken.get(who)?.size ?? 0) >= each,
    take(who) {
      const own = taken.get(who) ?? new Set();
      const place = new AbortController();
      taken.set(who, own.add(place));
      const [first] = own;
      if (own.size > each && own.delete(first!)) first!.abort();
      return {
        lost: place.signal,
        leave() {
          own.delete(place);
          if (own.size === 0 && taken.get(who) === own) taken.delete(who);
        },
      };
    },
  };
}
