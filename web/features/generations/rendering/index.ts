import { loadChunk } from '#web/load-chunk.ts';

export type { ComponentFault } from './render-components.ts';

/** What draws pages from components; it comes with the first change of one. */
export const loadRendering = () => loadChunk(() => import('./all.ts'));
