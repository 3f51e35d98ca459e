import type { SupportEvent } from '#contract/tickets/live.ts';
import { isUnavailable } from '#server/platform/is-unavailable.ts';
import type { RequestContext } from '#server/platform/rpc.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { DESK_STREAM, memberStream } from './streams.ts';

/** A stream whose session has ended ends within this long (ms). */
const SESSION_CHECK_MS = 30_000;

/** Who reads more slowly than this many events come is told to read everything again. */
const MAX_WAITING = 200;

const RESYNC: SupportEvent = { type: 'resync' };

type Asking = Pick<RequestContext, 'sessions' | 'events' | 'headers' | 'limits'> & { user: SessionUser };

/**
 * What happens to one's own tickets, and for admins at the desk, until the listener goes, the session ends, its person
 * has become somebody else, or so many newer streams were opened that there is no place for this one.
 */
export async function* watchSupport(
  context: Asking,
  signal: AbortSignal | undefined,
  sessionCheckMs = SESSION_CHECK_MS,
): AsyncGenerator<SupportEvent, void, void> {
  const { events, limits, user } = context;
  const place = limits.supportStreams.take(user.id);
  const ended = AbortSignal.any([place.lost, events.closed, ...(signal ? [signal] : [])]);
  const waiting = [RESYNC];
  let wake = () => {};
  const hear = (detail?: string) => {
    const isTooMuch = waiting.length >= MAX_WAITING;
    if (isTooMuch) waiting.length = 0;
    waiting.push(isTooMuch || detail === undefined ? RESYNC : JSON.parse(detail));
    wake();
  };
  const streams = [memberStream(user.id), ...(user.role === 'Admin' ? [DESK_STREAM] : [])];
  const subscriptions = streams.map((stream) => events.subscribe(stream, hear));
  const onEnd = () => wake();
  ended.addEventListener('abort', onEnd);
  try {
    let nextCheck = Date.now() + sessionCheckMs;
    while (!ended.aborted) {
      if (Date.now() >= nextCheck) {
        if (!(await isStillThere(context))) return;
        nextCheck = Date.now() + sessionCheckMs;
      }
      const event = waiting.shift();
      if (event) yield event;
      else if (!ended.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, nextCheck - Date.now());
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
    }
  } finally {
    ended.removeEventListener('abort', onEnd);
    for (const unsubscribe of subscriptions) unsubscribe();
    place.leave();
  }
}

/**
 * Whether the session goes on, and is that of the same person with the same rights. A stream does not prolong it. While the
 * database is away nobody can tell, but nothing is announced either: the next check will.
 */
async function isStillThere({ sessions, headers, user }: Asking): Promise<boolean> {
  try {
    const session = await sessions.read(headers.cookie, false);
    return session?.user.id === user.id && session.user.role === user.role;
  } catch (error) {
    if (isUnavailable(error)) return true;
    throw error;
  }
}
