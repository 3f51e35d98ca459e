/** Scripts of the site that may be loaded later: what fails or takes too long is put before the visitor. */
export type ChunkTrouble = 'slow' | 'failed' | 'replaced';

const CHUNK_TIMEOUT_MS = 120_000;

/** Attempts that have not succeeded, each with what is wrong with it. */
const troubles = new Map<() => void, ChunkTrouble>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export const chunkTrouble = (): ChunkTrouble | undefined => [...troubles.values()].at(-1);

/** @returns stops hearing */
export function hearChunkTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What could be loaded then goes on where it was, and nothing is lost. */
export function tryChunksAgain(): void {
  for (const attempt of troubles.keys()) attempt();
}

/** Whether the file is gone: a newer version of the site has taken its place. Safari does not name the file. */
async function isReplaced(error: unknown): Promise<boolean> {
  const [file = import.meta.url] = /https?:\S+/.exec(String(error)) ?? [];
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}

/**
 * Loads a part of the site: `load` is `() => import('./part.tsx')`. It never rejects: the page stays as it is, and
 * ReloadOffer offers to try again or to reload.
 */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve) => {
    const report = (trouble: ChunkTrouble) => {
      troubles.set(attempt, trouble);
      changed();
    };
    const attempt = () => {
      const slow = setTimeout(report, CHUNK_TIMEOUT_MS, 'slow');
      load().then(
        (module) => {
          clearTimeout(slow);
          if (troubles.delete(attempt)) changed();
          resolve(module);
        },
        async (error: unknown) => {
          clearTimeout(slow);
          console.error('A part of the site could not be loaded', error);
          report((await isReplaced(error)) ? 'replaced' : 'failed');
        },
      );
    };
    attempt();
  });
}
