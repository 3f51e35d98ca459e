import type { Services } from '#server/services.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Looks for files that were never sent, now and every hour. */
export function startAttachmentSweep(tools: Pick<Services, 'db' | 'storage' | 'log'>): { stop(): Promise<void> } {
  const sweep = () =>
    sweepAttachments(tools).then(
      () => {},
      (error) => tools.log.error({ err: error }, 'files that were not sent'),
    );
  let running = sweep();
  const timer = setInterval(() => {
    running = sweep();
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
