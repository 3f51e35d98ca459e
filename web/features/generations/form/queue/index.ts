import { lazy } from 'react';
import { loadChunk } from '#web/load-chunk.ts';

/** Shown once there are several pictures, and loaded then. */
export const QueueCard = lazy(() => loadChunk(() => import('./queue-card.tsx')));
export { type PictureQueue, usePictureQueue } from './use-picture-queue.ts';
