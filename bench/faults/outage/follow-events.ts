import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from './sign-in.ts';

/** What a reader of a conversion's events received. */
export type Followed = {
  /** `succeeded`, `failed`, `cancelled`, or `none` when the end never came. */
  end: string;
  /** Numbers of the events, in the order in which they came. */
  ids: number[];
  /** How often the stream broke and was resumed. */
  breaks: number;
};

/** Follows a conversion as a browser does: a broken or refused stream is resumed after the last event, once a second. */
export async function followEvents(call: Call, id: string, untilMs: number): Promise<Followed> {
  const followed: Followed = { end: 'none', ids: [], breaks: -1 };
  const signal = AbortSignal.timeout(untilMs);
  while (!signal.aborted && followed.end === 'none') {
    followed.breaks++;
    await readStream(call, id, signal, followed).catch(() => {});
    if (followed.end === 'none') await delay(1000);
  }
  return followed;
}

async function readStream(call: Call, id: string, signal: AbortSignal, followed: Followed): Promise<void> {
  const last = followed.ids.at(-1);
  const headers: Record<string, string> = last === undefined ? {} : { 'last-event-id': String(last) };
  const answer = await call(`/api/generations/${id}/events`, { signal, headers });
  if (!answer.ok || !answer.body) return;
  let unread = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (unread + chunk).split('\n\n');
    unread = blocks.pop()!;
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const seq = /^id: (\d+)$/m.exec(block)?.[1];
      if (!/^event: message$/m.test(block) || !data || !seq) continue;
      followed.ids.push(Number(seq));
      const { type } = JSON.parse(data) as { type: string };
      if (/^(succeeded|failed|cancelled)$/.test(type)) followed.end = type;
    }
  }
}
