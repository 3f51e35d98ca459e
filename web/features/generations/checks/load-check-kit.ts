import type { Framework } from '#contract/generations.ts';
import { hexOf } from '#web/preview/hex-of.ts';
import { loadEdits } from '../edit/index.ts';
import { loadBootstrapClasses } from '../vocabulary/index.ts';
import type { CheckKit } from './subject.ts';

/** Loads what checking a page in this framework takes. */
export async function loadCheckKit(framework: Framework): Promise<CheckKit> {
  const [edits, bootstrapClasses] = await Promise.all([
    loadEdits(),
    framework === 'bootstrap' ? loadBootstrapClasses() : undefined,
  ]);
  return { edits, hexOf, ...(bootstrapClasses && { bootstrapClasses }) };
}
