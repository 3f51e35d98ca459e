import type { PageFacts } from '#fidelity/index.ts';
import type { Judgement, judgeResult, Known, Pictures } from './judge-result.ts';

/** What the thread answers. */
export type Judged = { judgement: Judgement } | { problem: string };

/**
 * `judgeResult` on a thread of its own: a page of thousands of texts takes seconds, in which the tab stays alive.
 * @throws Error when the page cannot be judged, or the thread cannot start
 */
export function judge({ lines, width, height, pageArea, layout }: Known, facts: PageFacts, pictures: Pictures | null) {
  const known: Known = { lines, width, height, ...(pageArea && { pageArea }), ...(layout && { layout }) };
  const thread = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
  const judged = new Promise<Judgement>((resolve, reject) => {
    thread.addEventListener('message', ({ data }: MessageEvent<Judged>) =>
      'judgement' in data ? resolve(data.judgement) : reject(new Error(data.problem)),
    );
    thread.addEventListener('error', ({ message }) => reject(new Error(message || 'The measure could not start.')));
    thread.postMessage([known, facts, pictures] satisfies Parameters<typeof judgeResult>);
  });
  return judged.finally(() => thread.terminate());
}
