/** Room for a few at a time; the others wait in the order in which they came. */
export type Room = {
  /**
   * Waits until there is room for `weight`.
   * @returns releases the room; call it exactly once
   * @throws RoomFull when too many wait already or it takes longer than `patienceMs`; the signal's reason when it aborts
   */
  enter(options?: { weight?: number; patienceMs?: number; signal?: AbortSignal | undefined }): Promise<() => void>;
  /** Whether it is empty and nobody waits. */
  readonly isEmpty: boolean;
};

export class RoomFull extends Error {}

type Waiter = { weight: number; admit(): void };

/** @param size the total weight inside; a heavier one gets in only alone */
export function createRoom(size: number, maxWaiting = Number.POSITIVE_INFINITY): Room {
  let taken = 0;
  const waiting: Waiter[] = [];
  const fits = (weight: number) => taken === 0 || taken + weight <= size;

  function admitNext(): void {
    while (waiting[0] && fits(waiting[0].weight)) waiting.shift()!.admit();
  }

  function take(weight: number): () => void {
    taken += weight;
    return () => {
      taken -= weight;
      admitNext();
    };
  }

  return {
    async enter({ weight = 1, patienceMs, signal } = {}) {
      signal?.throwIfAborted();
      if (waiting.length === 0 && fits(weight)) return take(weight);
      if (waiting.length >= maxWaiting) throw new RoomFull();
      return new Promise((resolve, reject) => {
        const leave = (reason: unknown) => {
          waiting.splice(waiting.indexOf(waiter), 1);
          settle();
          reject(reason);
          admitNext();
        };
        const timer = patienceMs === undefined ? undefined : setTimeout(() => leave(new RoomFull()), patienceMs);
        const onAbort = () => leave(signal!.reason);
        signal?.addEventListener('abort', onAbort);
        const settle = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        };
        const waiter: Waiter = {
          weight,
          admit() {
            settle();
            resolve(take(weight));
          },
        };
        waiting.push(waiter);
      });
    },
    get isEmpty() {
      return taken === 0 && waiting.length === 0;
    },
  };
}
