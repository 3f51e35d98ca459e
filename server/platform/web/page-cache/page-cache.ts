export interface CacheLimits {
  entries: number;
  /** Of all stored pages together. */
  bytes: number;
  /** How long a page that nobody announced as changed is shown (ms). */
  ageMs: number;
}

interface Stored<Page> {
  page: Page;
  until: number;
}

/** Pages in memory by key, the longest unused ones leaving first. */
export function createPageCache<Page extends { bytes: number }>(limits: CacheLimits) {
  const stored = new Map<string, Stored<Page>>();
  const underway = new Map<string, Promise<Page | undefined>>();
  let bytes = 0;
  let generation = 0;

  function drop(key: string): void {
    bytes -= stored.get(key)?.page.bytes ?? 0;
    stored.delete(key);
  }

  function keep(key: string, page: Page): void {
    drop(key);
    if (page.bytes > limits.bytes) return;
    stored.set(key, { page, until: performance.now() + limits.ageMs });
    bytes += page.bytes;
    for (const oldest of stored.keys()) {
      if (stored.size <= limits.entries && bytes <= limits.bytes) break;
      drop(oldest);
    }
  }

  return {
    /** The page that is there, or a promise of the one being made (of nothing, when it turns out not to be for all). */
    find(key: string): Page | Promise<Page | undefined> | undefined {
      const found = stored.get(key);
      if (found && found.until <= performance.now()) drop(key);
      else if (found) {
        stored.delete(key);
        stored.set(key, found);
        return found.page;
      }
      return underway.get(key);
    },

    /** Makes a page and keeps it, unless everything was cleared since it began. Meanwhile `find` gives its promise. */
    async make(key: string, make: () => Promise<Page | undefined>): Promise<Page | undefined> {
      const began = generation;
      const making = make();
      // If this one fails, those who wait render their own page; the error is for the one who rendered this one.
      const awaited = making.catch(() => undefined);
      underway.set(key, awaited);
      try {
        const page = await making;
        if (page && began === generation) keep(key, page);
        return page;
      } finally {
        if (underway.get(key) === awaited) underway.delete(key);
      }
    },

    clear(): void {
      generation++;
      stored.clear();
      underway.clear();
      bytes = 0;
    },

    size: () => ({ entries: stored.size, bytes }),
  };
}
