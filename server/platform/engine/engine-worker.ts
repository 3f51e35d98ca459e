import { parentPort, workerData } from 'node:worker_threads';
import { type Conversion, convert, joinAnalyses, type StageReport, type StopSignal } from '#engine/index.ts';
import { collectGarbage } from './collect-garbage.ts';
import { decodeImage } from './decode-image.ts';
import { encodeImage } from './encode-image.ts';
import { loadIconCatalogue } from './icon-catalogue.ts';
import { loadLayoutModule } from './layout-module.ts';
import type { Answer, Job, Joined, Work } from './messages.ts';
import { createReader } from './ocr.ts';

// One thread of the pool: decodes, converts, answers. Lines are read on OCR threads of its own.
/**
 * From this many pixels on, what is no longer needed is freed before, in the middle of and after a page. Otherwise that is
 * left to V8: with its garbage it forgets most of the machine code it has made, and makes it again for a third of a page's
 * processor time.
 */
const LARGE = 3e6;

const port = parentPort!;
const reader = createReader({ threads: (workerData as { ocrThreads: number }).ocrThreads });
const answer = (message: Answer<Conversion | Joined>) => port.postMessage(message);

reader.warm().then(() => answer({ type: 'ready' }));
// Unpacking the icons takes as long as a few lines of text. If it fails, the first page says so.
loadIconCatalogue().catch(() => {});

port.on('message', async ({ id, work, isWatched, stop }: Job<Work>) => {
  // Shared memory rather than a message: it is seen in the middle of a stage that never returns to the event loop.
  const signal = {
    get aborted() {
      return Atomics.load(stop, 0) === 1;
    },
    throwIfAborted() {
      if (this.aborted) throw new Error('The conversion was stopped.');
    },
  };
  try {
    const result =
      work.type === 'convert'
        ? await convertPicture(work, signal, isWatched ? (report) => answer({ type: 'stage', id, report }) : undefined)
        : joinAnalyses(work.desktop, work.narrower, await loadLayoutModule());
    answer({ type: 'done', id, result });
  } catch (error) {
    // With its stack, which says where.
    answer({ type: 'failed', id, error });
  }
});

async function convertPicture(
  { image, options }: Extract<Work, { type: 'convert' }>,
  signal: StopSignal,
  report?: (report: StageReport) => void,
): Promise<Conversion> {
  let isLarge = false;
  try {
    const started = performance.now();
    const raster = await decodeImage(image);
    const decoding = performance.now() - started;
    isLarge = raster.width * raster.height > LARGE;
    // What small pages have left.
    if (isLarge) collectGarbage();
    const onStage = (stage: StageReport) => {
      report?.(stage);
      // What was needed to see the page is gone when its text is read.
      if (stage.stage === 'segment' && isLarge) collectGarbage();
    };
    const conversion = await convert(raster, options, {
      readLines: (lines, onRead, language, isEnough) => reader.readLines(lines, onRead, language, isEnough, signal),
      encodeImage,
      loadIcons: loadIconCatalogue,
      loadLayout: loadLayoutModule,
      // Previews are made for whoever asks for stages.
      ...(report || isLarge ? { onStage } : {}),
      signal,
    });
    conversion.timings.decode += Math.round(decoding);
    return conversion;
  } finally {
    // When this function is left: until then it holds the page and its pixels.
    if (isLarge) setImmediate(collectGarbage);
  }
}
