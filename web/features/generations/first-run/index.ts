import { lazy } from 'react';
import { loadChunk } from '#web/load-chunk.ts';

/** Both are for few visits, and loaded for them. */
export const SampleCard = lazy(() => loadChunk(() => import('./sample-card.tsx')));
export const Tour = lazy(() => loadChunk(() => import('./tour.tsx')));
export { useFirstRun } from './use-first-run.ts';
