import { and, eq } from 'drizzle-orm';
import type { UsableKey } from '#server/features/provider-keys/index.ts';
import type { Run } from './run.ts';
import { generations } from './tables.ts';

/** Writes down who is being asked, so that it can be seen while it runs and also when it fails. */
export async function noteProvider({ worker, row }: Run, { id, provider, model }: UsableKey): Promise<void> {
  await worker.db
    .update(generations)
    .set({ engine: provider, model, keyId: id })
    .where(and(eq(generations.id, row.id), eq(generations.status, 'running'), eq(generations.runs, row.runs)));
}
