import { withEventMeta } from '@orpc/server';
import type { GenerationEvent } from '#contract/generations.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { EventHub } from '#server/platform/events/event-hub.ts';
import { readEvents } from '#server/platform/events/read-events.ts';
import type { Services } from '#server/services.ts';
import type { GenerationRow } from './create-generation.ts';
import { generationStream } from './streams.ts';

/** The largest number that the database's column can be compared with. */
const MAX_SEQ = 2 ** 31 - 1;

const isLast = ({ type }: GenerationEvent) => type === 'succeeded' || type === 'failed' || type === 'cancelled';

/**
 * Events of a generation from behind `lastEventId` until its end. Works from any instance, and for one that has ended.
 */
export async function* watchGeneration(
  tools: Pick<Services, 'db'> & { events: EventHub },
  row: Authorized<GenerationRow>,
  lastEventId: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<GenerationEvent, void, void> {
  const stream = generationStream(row.id);
  const after = Math.min(MAX_SEQ, Math.max(0, Number.parseInt(lastEventId ?? '0', 10) || 0));
  const stored = row.finishedAt ? await readEvents(tools.db, stream, after) : undefined;
  for await (const { seq, payload } of stored ?? tools.events.watch(stream, after, signal)) {
    const event = payload as GenerationEvent;
    yield withEventMeta(event, { id: String(seq) });
    if (isLast(event)) return;
  }
}
