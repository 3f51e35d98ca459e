import type { Worker } from 'node:worker_threads';
import type { GrayImage, LanguageCode, LineReading } from '#engine/index.ts';

/** A thread that reads lines (ocr-thread.ts). `ready` rejects when it dies before it has started. */
export type Thread = { worker: Worker; ready: Promise<void>; started: boolean };

/** What a thread is asked. */
export type LineRequest = { index: number; line: GrayImage; language: LanguageCode };

type Reply = { index: number; reading: LineReading } | { ready: true };

export function openThread(worker: Worker, onDeath: () => void): Thread {
  worker.unref();
  const thread: Thread = { worker, ready: Promise.resolve(), started: false };
  thread.ready = new Promise<void>((resolve, reject) => {
    worker.once('message', () => {
      thread.started = true;
      resolve();
    });
    // Without a listener the error of a thread would end the process.
    worker.on('error', reject);
    worker.once('exit', () => {
      reject(new Error('A reading thread could not start.'));
      onDeath();
    });
  });
  thread.ready.catch(() => {});
  return thread;
}

/** Requests are numbered over the life of the process: the late answer to a stopped job must not pass for a new one. */
let requests = 0;

/** What the thread reads, or null when it died or took longer than `patience` milliseconds. */
export function askThread(
  { worker }: Thread,
  { line, language }: Omit<LineRequest, 'index'>,
  patience: number,
): Promise<LineReading | null> {
  const index = requests++;
  return new Promise((resolve) => {
    const done = (reading: LineReading | null) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      resolve(reading);
    };
    const onMessage = (reply: Reply) => {
      if ('reading' in reply && reply.index === index) done(reply.reading);
    };
    const onExit = () => done(null);
    const timer = setTimeout(onExit, patience);
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    worker.postMessage({ index, line, language } satisfies LineRequest);
  });
}
