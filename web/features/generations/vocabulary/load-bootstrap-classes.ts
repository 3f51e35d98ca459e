import { loadChunk } from '#web/load-chunk.ts';

/** The classes of Bootstrap, which come with its whole style sheet: only where they are asked for. */
export const loadBootstrapClasses = async (): Promise<ReadonlySet<string>> =>
  (await loadChunk(() => import('./bootstrap-classes.ts'))).BOOTSTRAP_CLASSES;
