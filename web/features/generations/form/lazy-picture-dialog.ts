import { lazy } from 'react';
import { loadChunk } from '#web/load-chunk.ts';

/** Loaded when a picture is enlarged. */
export const PictureDialog = lazy(() => loadChunk(() => import('./picture-dialog.tsx')));
