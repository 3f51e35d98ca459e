import { repeat } from '#server/platform/repeat.ts';
import type { Services } from '#server/platform/services.ts';
import { sweepLooseFiles } from '#server/platform/storage/loose-files.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Looks for files that were never sent, and for those that nothing refers to, now and every hour. */
export const startAttachmentSweep = (tools: Pick<Services, 'db' | 'storage' | 'log'>) =>
  repeat(
    EVERY_MS,
    async () => {
      await sweepAttachments(tools);
      await sweepLooseFiles(tools);
    },
    (error) => tools.log.error({ err: error }, 'files that nobody needs'),
  );
