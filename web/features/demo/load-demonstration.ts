import type { Demonstration } from '#contract/demonstration.ts';
import type { Reader } from '#web/features/content/data/read-section.ts';

/** The same for the life of the process: it was made with the build. */
let known: Demonstration | null = null;

/** Null when the build has no demonstration, or it cannot be read: the section is left out then. */
export async function loadDemonstration(read: Reader): Promise<Demonstration | null> {
  if (known) return known;
  const answer = await read('/demo/demo.json').catch(() => undefined);
  known = answer?.ok ? await answer.json() : null;
  return known;
}
