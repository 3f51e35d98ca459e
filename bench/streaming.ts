import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openProviderStage } from '#server/features/generations/testing/provider-stage.ts';
import { openEmbedded } from '#server/platform/database/open-embedded.ts';

// How soon the preview shows what a provider writes: from the token with which the emulator completes the first visible
// element, to the preview event that a watcher receives (database, NOTIFY and hub included).
// `node bench/streaming.ts --runs 20`

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });
const words = Array.from({ length: 200 }, (_, i) => `<p class="text-base">Paragraph ${i} of the page</p>`).join('\n');
const text = JSON.stringify({
  html: `<!doctype html><html lang="en"><body><h1>Hello</h1>${words}</body></html>`,
  css: '',
});
/** The emulator sends pieces of this size with this pause, so it is known which piece has the first visible element. */
const PIECE = 24;
const PAUSE_MS = 10;
const usefulPiece = Math.floor((text.indexOf('<h1>') + 4) / PIECE);

const stage = await openProviderStage(() => openEmbedded('memory://'));
await stage.addKey();
const first: number[] = [];
const counts: number[] = [];
for (let run = 0; run < Number(values.runs); run++) {
  let asked = 0;
  stage.answer(() => {
    asked = performance.now();
    return { text, chunk: PIECE, delayMs: PAUSE_MS };
  });
  const id = await stage.order({ engine: 'gemini' });
  let previews = 0;
  const watching = (async () => {
    for await (const { payload } of stage.services.events.watch(`generation:${id}`, 0)) {
      const event = payload as { type: string; html?: string };
      if (event.type === 'preview' && event.html?.includes('Hello') && previews++ === 0)
        first.push(performance.now() - asked - (usefulPiece + 1) * PAUSE_MS);
      if (event.type === 'succeeded') return;
    }
  })();
  await stage.run(id);
  await watching;
  counts.push(previews);
  await delay(20);
}
await stage.close();

const sorted = first.sort((a, b) => a - b);
const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)]!)} ms`;
process.stdout.write(
  `first preview after the first useful token: p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} (${first.length} runs)\n` +
    `previews of a ${text.length}-character page: ${Math.min(...counts)}–${Math.max(...counts)}\n`,
);
