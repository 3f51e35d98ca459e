import { parentPort } from 'node:worker_threads';
import type { GrayImage } from '#engine/index.ts';
import { collectGarbage } from './collect-garbage.ts';
import { readTwice } from './read-twice.ts';
import { startTesseract } from './tesseract.ts';

// A helper thread that reads lines, one at a time, as they are sent to it.
const port = parentPort!;
const ready = startTesseract(['small', 'large']).then(({ small, large }) => readTwice(small, large));
ready.then(() => {
  // What the networks came in: 17 MB.
  collectGarbage();
  port.postMessage({ ready: true });
});
port.on('message', async ({ index, line }: { index: number; line: GrayImage }) => {
  const readLine = await ready;
  port.postMessage({ index, reading: readLine(line) });
});
