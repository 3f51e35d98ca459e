/** Milliseconds. */
export type Times = { p50: number; p95: number; worst: number };

/** How long something takes, repeated one after the other, after a few runs that do not count. */
export async function measure(act: (n: number) => Promise<unknown>, runs: number): Promise<Times> {
  for (let n = 0; n < Math.ceil(runs / 10); n++) await act(n);
  const times: number[] = [];
  for (let n = 0; n < runs; n++) {
    const start = performance.now();
    await act(n);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)]!;
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}
