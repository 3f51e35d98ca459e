import { parentPort } from 'node:worker_threads';
import { openLayout } from '#engine/index.ts';
import { loadLayoutModule } from './layout-module.ts';
import type { Answer, Job } from './messages.ts';
import { callWriter, type Writer, type Writing, type Written } from './writers.ts';

// The thread that writes pages, without whatever else conversions need.
const port = parentPort!;
const answer = (message: Answer<Written<Writer>>) => port.postMessage(message);
const ready = loadLayoutModule().then(openLayout);
ready.then(() => answer({ type: 'ready' }));

port.on('message', async ({ id, work }: Job<Writing>) => {
  try {
    await ready;
    answer({ type: 'done', id, result: await callWriter(work) });
  } catch (error) {
    answer({ type: 'failed', id, error });
  }
});
