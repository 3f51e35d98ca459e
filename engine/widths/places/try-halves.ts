/** Tries things all at once, and where that is not kept, each half of them by itself, down to one thing. @param attempt whether it is kept */
export function tryHalves<T>(things: readonly T[], attempt: (some: readonly T[]) => boolean): void {
  if (things.length === 0 || attempt(things) || things.length === 1) return;
  const half = Math.ceil(things.length / 2);
  tryHalves(things.slice(0, half), attempt);
  tryHalves(things.slice(half), attempt);
}
