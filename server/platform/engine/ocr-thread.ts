import { parentPort } from 'node:worker_threads';
import type { GrayImage } from '#engine/index.ts';
import { startTesseract } from './tesseract.ts';

// A helper thread that reads lines, one at a time, as they are sent to it.
const port = parentPort!;
const ready = startTesseract();
ready.then(() => port.postMessage({ ready: true }));
port.on('message', async ({ index, line }: { index: number; line: GrayImage }) => {
  const readLine = await ready;
  port.postMessage({ index, reading: readLine(line) });
});
