/** A few places for each person. When all are taken, the newest takes the place of the oldest. */
export type Places = {
  /** Whether all are taken, for callers that would rather not take one away. */
  isFull(who: string): boolean;
  take(who: string): {
    /** Aborts when this place was given to another. */
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
