import type { Framework } from '#contract/generations.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { hexOf } from '#web/preview/hex-of.ts';
import { loadEdits } from '../edit/index.ts';
import type { CheckKit } from './subject.ts';

/** Loads what checking a page in this framework takes. */
export async function loadCheckKit(framework: Framework): Promise<CheckKit> {
  const [edits, bootstrap] = await Promise.all([
    loadEdits(),
    framework === 'bootstrap' ? loadChunk(() => import('./bootstrap-classes.ts')) : undefined,
  ]);
  return { edits, hexOf, ...(bootstrap && { bootstrapClasses: bootstrap.BOOTSTRAP_CLASSES }) };
}
