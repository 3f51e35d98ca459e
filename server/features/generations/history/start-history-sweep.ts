import { repeat } from '#server/platform/repeat.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteUnused } from './delete-unused.ts';
import { eraseDeleted } from './erase-deleted.ts';

const SWEEP_MS = 60_000;

/** Deletes by the announced rule, and removes for good what was deleted a while ago. */
export const startHistorySweep = (tools: Pick<Services, 'db' | 'storage' | 'config' | 'log'>) =>
  repeat(
    SWEEP_MS,
    async () => {
      await deleteUnused(tools);
      await eraseDeleted(tools);
    },
    (error) => tools.log.error({ err: error }, 'sweep of the history'),
  );
