import { lazy } from 'react';
import { loadChunk } from '#web/load-chunk.ts';

/** PDF.js is large: it comes with the first PDF. */
export const PdfDialog = lazy(() => loadChunk(() => import('./pdf-dialog.tsx')));
export { isPdf } from './is-pdf.ts';
