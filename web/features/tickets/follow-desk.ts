import type { SupportEvent } from '#contract/tickets/live.ts';
import { watchDesk } from './watch-desk.ts';

/** A tab in front that hears nothing from the leading one for this long takes its place: browsers freeze hidden tabs. */
const ANSWER_MS = 2000;

type News = { event: SupportEvent } | { ask: true } | { answer: true };

/**
 * What happens at the support desk, with one connection for all tabs of a browser: the tab that holds the lock listens and
 * tells the others. Where there are no locks (plain http) each tab has its own connection.
 * @returns stops following
 */
export function followDesk(userId: string, hear: (event: SupportEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const name = `support:${userId}`;
  if (typeof BroadcastChannel === 'undefined' || !navigator.locks) {
    void watchDesk(signal, hear);
    return () => stop.abort();
  }

  const channel = new BroadcastChannel(name);
  const tell = (news: News) => channel.postMessage(news);
  let leading = false;
  let answered = false;
  let waiting = new AbortController();

  const lead = async (lost: AbortSignal) => {
    leading = true;
    const until = AbortSignal.any([signal, lost]);
    await watchDesk(until, (event) => {
      hear(event);
      tell({ event });
    });
    // The session has ended: the lock stays here, so that the other tabs need not find that out one after the other.
    if (!until.aborted) await new Promise((resolve) => until.addEventListener('abort', resolve));
  };
  const stand = async (options: LockOptions) => {
    const lost = new AbortController();
    await navigator.locks.request(name, options, () => lead(lost.signal)).catch(() => undefined);
    lost.abort();
    leading = false;
  };
  const queue = async () => {
    while (!signal.aborted) {
      waiting = new AbortController();
      const own = waiting;
      await stand({ signal: own.signal });
      // Given up for taking the place by force: whoever did that queues again afterwards.
      if (own.signal.aborted) return;
    }
  };
  const seize = async () => {
    waiting.abort();
    await stand({ steal: true });
    if (!signal.aborted) await queue();
  };

  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if ('event' in data) hear(data.event);
    else if ('answer' in data) answered = true;
    else if (leading) tell({ answer: true });
  };
  const check = () => {
    if (document.visibilityState !== 'visible' || leading) return;
    answered = false;
    tell({ ask: true });
    setTimeout(() => {
      if (!answered && !leading && !signal.aborted && document.visibilityState === 'visible') void seize();
    }, ANSWER_MS);
  };
  document.addEventListener('visibilitychange', check);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', check);
    waiting.abort();
    channel.close();
  });
  void queue();
  return () => stop.abort();
}
