/** So long a page waits for its sections; what takes longer follows after. */
const PATIENCE_MS = 150;

type Settled<Sections> = { [Name in keyof Sections]: Sections[Name] | Awaited<Sections[Name]> };

/** Puts values in the place of the promises that keep them in time. The others stay promises. */
export async function settleInTime<Sections extends Record<string, Promise<unknown>>>(
  sections: Sections,
  patienceMs = PATIENCE_MS,
): Promise<Settled<Sections>> {
  const settled: Settled<Sections> = { ...sections };
  const all = Object.entries(sections).map(async ([name, promise]: [keyof Sections, Promise<unknown>]) => {
    settled[name] = (await promise) as Awaited<Sections[typeof name]>;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([Promise.all(all), late]);
  clearTimeout(timer);
  return { ...settled };
}
