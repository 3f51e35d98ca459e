import { withEventMeta } from '@orpc/server';
import type { GenerationEvent } from '#contract/generations.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import type { EventHub } from '#server/platform/events/event-hub.ts';
import { readEvents, type StoredEvent } from '#server/platform/events/read-events.ts';
import type { Services } from '#server/platform/services.ts';
import { generationStream } from './streams.ts';
import type { GenerationRow } from './tables.ts';

/** The largest number that the database's column can be compared with. */
const MAX_SEQ = 2 ** 31 - 1;

const isLast = ({ type }: GenerationEvent) => type === 'succeeded' || type === 'failed' || type === 'cancelled';

type Tools = Pick<Services, 'db' | 'limits'> & { events: EventHub };

/**
 * Events of a generation from behind `lastEventId` until its end. Works from any instance, and for one that has ended.
 * @throws TOO_MANY_STREAMS when the owner follows conversions in as many places as possible
 */
export function watchGeneration(
  tools: Tools,
  row: Authorized<GenerationRow>,
  lastEventId: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<GenerationEvent, void, void> {
  const after = Math.min(MAX_SEQ, Math.max(0, Number.parseInt(lastEventId ?? '0', 10) || 0));
  if (row.finishedAt) return told(readStored(tools, row, after));
  if (tools.limits.generationStreams.isFull(row.userId)) throw failure('TOO_MANY_STREAMS');
  return told(follow(tools, row, after, signal));
}

async function* readStored({ db }: Tools, { id }: GenerationRow, after: number) {
  yield* await readEvents(db, generationStream(id), after);
}

/** Takes its place when somebody begins to read: a stream that nobody reads would never give it back. */
async function* follow({ limits, events }: Tools, row: GenerationRow, after: number, signal: AbortSignal | undefined) {
  const place = limits.generationStreams.take(row.userId);
  try {
    const ended = signal ? AbortSignal.any([signal, place.lost]) : place.lost;
    yield* events.watch(generationStream(row.id), after, ended);
  } finally {
    place.leave();
  }
}

async function* told(stored: AsyncIterable<StoredEvent>): AsyncGenerator<GenerationEvent, void, void> {
  for await (const { seq, payload } of stored) {
    const event = payload as GenerationEvent;
    yield withEventMeta(event, { id: String(seq) });
    if (isLast(event)) return;
  }
}
