import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { GrayImage } from '#engine/index.ts';
import { draw } from '#server/testing/pictures.ts';
import { createReader } from './ocr.ts';

/** A line as the engine would hand it over. */
async function aLine(text: string): Promise<GrayImage> {
  const png = await draw(text.length * 22 + 24, 48, [], [{ text, x: 8, y: 8, size: 30, color: '#000000' }]);
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** A reader whose threads can be reached. */
function aReader(options: { threads: number; patience?: number }) {
  const started: Worker[] = [];
  const startThread = () => {
    const worker = new Worker(new URL('./ocr-thread.ts', import.meta.url));
    started.push(worker);
    return worker;
  };
  const reader = createReader({ ...options, startThread });
  onTestFinished(() => reader.close());
  return { reader, started };
}

const TEXTS = ['Harbour tours', 'Book a seat', 'Every boat leaves', 'Tickets', 'On the hour', 'Opening times'];

it('replaces a thread that is killed while it reads, and reads its line again', async () => {
  const { reader, started } = aReader({ threads: 2 });
  const lines = await Promise.all(TEXTS.map(aLine));
  await reader.warm();
  let killed = false;
  const readings = await reader.readLines(lines, () => {
    if (killed) return;
    killed = true;
    for (const worker of started) void worker.terminate();
  });
  expect(readings.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(TEXTS);
  expect(started.length).toBe(4);
});

it('reads lines with the same pixels once, and gives each its reading', async () => {
  const { reader, started } = aReader({ threads: 1 });
  let asked = 0;
  const post = started[0].postMessage.bind(started[0]);
  started[0].postMessage = (message) => {
    asked++;
    post(message);
  };
  const lines = await Promise.all(['Tickets', 'On the hour', 'Tickets'].map(aLine));
  const told: number[] = [];
  const readings = await reader.readLines(lines, (index) => told.push(index));
  expect(readings.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    'Tickets',
    'On the hour',
    'Tickets',
  ]);
  expect(told.sort()).toEqual([0, 1, 2]);
  expect(asked).toBe(2);
});

it('tells lines in their order, and ends at the same one, whichever thread is faster', async () => {
  const lines = await Promise.all(TEXTS.map(aLine));
  const inOrder = TEXTS.map((_, i) => i).sort((a, b) => lines[b].width - lines[a].width);
  for (const late of [0, 1]) {
    const { reader, started } = aReader({ threads: 2 });
    await reader.warm();
    const post = started[late].postMessage.bind(started[late]);
    started[late].postMessage = (message) => void setTimeout(post, 300, message);
    const told: number[] = [];
    const readings = await reader.readLines(
      lines,
      (index) => told.push(index),
      'en',
      () => told.length >= 3,
    );
    expect(told).toEqual(inOrder.slice(0, 3));
    expect(readings.filter(({ words }) => words.length > 0)).toHaveLength(3);
  }
});

it('replaces a thread that dies while nobody reads', async () => {
  const { reader, started } = aReader({ threads: 1 });
  await reader.warm();
  await started[0].terminate();
  const [reading] = await reader.readLines([await aLine('Tickets')]);
  expect(reading.words.map(({ text }) => text)).toEqual(['Tickets']);
  expect(started.length).toBe(2);
});

it('gives up a line that hangs twice, and nothing else', async () => {
  const { reader, started } = aReader({ threads: 1, patience: 0 });
  const [reading] = await reader.readLines([await aLine('A line that takes longer than no time at all')]);
  expect(reading).toEqual({ words: [], confidence: 0 });
  expect(started.length).toBe(3);
});

it('says why no thread can start', async () => {
  const reader = createReader({
    threads: 1,
    startThread: () => new Worker('throw new Error("no core")', { eval: true }),
  });
  onTestFinished(() => reader.close());
  await expect(reader.readLines([await aLine('Tickets')])).rejects.toThrow('no core');
});
