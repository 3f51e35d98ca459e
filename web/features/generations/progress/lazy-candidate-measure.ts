import { lazy } from 'react';
import { loadChunk } from '#web/load-chunk.ts';

/** Brings what compares pages with designs, and is loaded with the first candidate. */
export const CandidateMeasure = lazy(() =>
  loadChunk(() => import('./candidate-measure.tsx')).then((part) => ({ default: part.CandidateMeasure })),
);
