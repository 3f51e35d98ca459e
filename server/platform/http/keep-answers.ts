import { SITE_STREAM } from '../events/announce.ts';
import type { EventHub } from '../events/event-hub.ts';
import { type SealedBody, sealBody } from './sealed-body.ts';

/** How long an answer is kept without an announced change, in case the announcement was lost (ms). */
const AGE_MS = 60_000;

export type KeptAnswers = {
  /** @param make fails for an answer that is not kept */
  get(path: string, make: () => Promise<unknown>): Promise<SealedBody>;
  /** Forgets everything, so that the next call is computed again. */
  clear(): void;
  close(): void;
};

/** Answers that are the same for everybody, in memory until the site changes, whichever instance the change came from. */
export function keepAnswers(events: Pick<EventHub, 'subscribe'>): KeptAnswers {
  const kept = new Map<string, { answer: Promise<SealedBody>; until: number }>();
  const clear = () => kept.clear();
  return {
    get(path, make) {
      const present = kept.get(path);
      if (present && present.until > performance.now()) return present.answer;
      const answer = make().then((data) => sealBody(JSON.stringify(data), 'application/json'));
      kept.set(path, { answer, until: performance.now() + AGE_MS });
      // A failure is not kept. An answer overtaken by a change was forgotten with the rest.
      answer.catch(() => kept.get(path)?.answer === answer && kept.delete(path));
      return answer;
    },
    clear,
    close: events.subscribe(SITE_STREAM, clear),
  };
}
