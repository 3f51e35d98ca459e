import type { ComponentKind, ComponentSources } from '#contract/generations.ts';
import type { Answered, Asked } from './worker/answer.ts';

/** What is wrong in components; `line` counts from 1. */
export interface ComponentFault {
  kind: ComponentKind;
  file: string;
  line?: number;
  reason: string;
}

/** Longer than a large page takes on a slow machine (ms): what takes longer has no end. */
const MOST_MS = 10_000;

/**
 * Draws pages of components in a worker, whose policy lets it load and send nothing: what is typed runs there, with no part of
 * this page in reach.
 */
export function componentRenderer() {
  const workers = new Map<ComponentKind, Worker>();
  let requests = 0;

  const workerOf = (kind: ComponentKind): Worker => {
    const known = workers.get(kind);
    if (known) return known;
    const made =
      kind === 'react'
        ? new Worker(new URL('./worker/react-worker.ts', import.meta.url), { type: 'module' })
        : new Worker(new URL('./worker/vue-worker.ts', import.meta.url), { type: 'module' });
    workers.set(kind, made);
    return made;
  };
  const end = (kind: ComponentKind, worker: Worker) => {
    worker.terminate();
    if (workers.get(kind) === worker) workers.delete(kind);
  };

  return {
    /** @returns the markup of the page, or what is wrong in its components */
    render: ({ kind, files }: ComponentSources): Promise<{ html: string } | { fault: ComponentFault }> =>
      new Promise((resolve, reject) => {
        const worker = workerOf(kind);
        const request = ++requests;
        const finish = () => {
          clearTimeout(timer);
          worker.removeEventListener('message', hear);
          worker.removeEventListener('error', fail);
        };
        const hear = ({ data }: MessageEvent<Answered>) => {
          if (data.request !== request) return;
          finish();
          resolve('html' in data ? { html: data.html } : { fault: { kind, ...data.fault } });
        };
        const fail = () => {
          finish();
          end(kind, worker);
          reject(new Error('The components could not be drawn: reload the page.'));
        };
        const timer = setTimeout(() => {
          finish();
          end(kind, worker);
          const reason = `It does not come to an end within ${MOST_MS / 1000} seconds.`;
          resolve({ fault: { kind, file: files[0]!.name, reason } });
        }, MOST_MS);
        worker.addEventListener('message', hear);
        worker.addEventListener('error', fail);
        worker.postMessage({ request, files } satisfies Asked);
      }),
    close: () => {
      for (const [kind, worker] of workers) end(kind, worker);
    },
  };
}
