import { v7 as uuidv7 } from 'uuid';
import type { SupportEvent } from '#contract/tickets/live.ts';
import { announce } from '#server/platform/events/announce.ts';
import type { Services } from '#server/platform/services.ts';
import { DESK_STREAM, memberStream } from '../streams.ts';

/** What the desk and a member hear of an act, in order. */
export async function hearSupport({ db, events }: Pick<Services, 'db' | 'events'>, userId: string, act: () => unknown) {
  await all(db, events);
  const heard: Record<'desk' | 'member', SupportEvent[]> = { desk: [], member: [] };
  const hear = (stream: string, list: SupportEvent[]) =>
    events.subscribe(stream, (detail) => detail && list.push(JSON.parse(detail)));
  const unsubscribe = [hear(DESK_STREAM, heard.desk), hear(memberStream(userId), heard.member)];
  await act();
  await all(db, events);
  for (const stop of unsubscribe) stop();
  return heard;
}

/** Announcements come in the order of their commits: when this one is there, all of before are. */
async function all(db: Services['db'], events: Services['events']): Promise<void> {
  const end = `end:${uuidv7()}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = events.subscribe(end, () => resolve());
  await announce(db, end);
  await promise;
  unsubscribe();
}
