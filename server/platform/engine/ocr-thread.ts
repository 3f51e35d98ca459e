import { parentPort } from 'node:worker_threads';
import { collectGarbage } from './collect-garbage.ts';
import { createPacks } from './language-packs.ts';
import { readTwice } from './read-twice.ts';
import type { LineRequest } from './reading-thread.ts';
import { openEnglish, startCore } from './tesseract.ts';

// A helper thread that reads lines, one at a time, as they are sent to it.
const port = parentPort!;
const ready = startCore().then((core) => ({
  english: readTwice(openEnglish(core, 'small'), openEnglish(core, 'large')),
  packs: createPacks(core),
}));
ready.then(() => {
  // What the networks came in: 17 MB.
  collectGarbage();
  port.postMessage({ ready: true });
});
port.on('message', async ({ index, line, language }: LineRequest) => {
  const { english, packs } = await ready;
  const readLine = language === 'en' ? english : packs.open(language);
  port.postMessage({ index, reading: readLine(line) });
});
