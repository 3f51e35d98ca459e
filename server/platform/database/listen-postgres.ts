import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { pauseBefore } from '../pause-before.ts';

/** A server that does not answer for this long is given up (ms). */
const ANSWER_MS = 10_000;
/** How often a connection is checked, because nothing may come on it for days (ms). */
const HEARTBEAT_MS = 30_000;
/** How long a connection that is given up may take to close (ms). */
const GOODBYE_MS = 1000;

/**
 * LISTEN on a connection of its own, for as long as nobody stops it. One loop holds it: it waits until the connection is
 * lost and only then opens the next one, so there is never a second. After each reconnection the callback is called
 * with an empty payload, because notifications sent in between are lost.
 * @throws when the first connection cannot be made
 */
export async function listenPostgres(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let client = await connect();
  void keepListening();

  async function connect(): Promise<Client> {
    const next = new Client({
      connectionString: url,
      application_name: 'facsimile events',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    // Callers that wait for an answer get the error; without a listener it would end the process.
    next.on('error', () => {});
    next.on('notification', (message) => onNotification(message.payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${escapeIdentifier(channel)}`);
      return next;
    } catch (error) {
      void drop(next);
      throw error;
    }
  }

  async function keepListening(): Promise<void> {
    for (;;) {
      await untilLost(client, stopped.signal);
      void drop(client);
      const next = await connectAgain();
      if (!next) return;
      client = next;
      onNotification('');
    }
  }

  /** @returns undefined when the connection is no longer needed */
  async function connectAgain(): Promise<Client | undefined> {
    for (let attempt = 0; ; attempt++) {
      await pauseBefore(attempt, stopped.signal);
      if (stopped.signal.aborted) return undefined;
      const next = await connect().catch(() => undefined);
      if (next && stopped.signal.aborted) void drop(next);
      else if (next) return next;
    }
  }

  return async () => {
    stopped.abort();
    await drop(client);
  };
}

/** Resolves when the connection has ended, does not answer any more, or is no longer needed. */
async function untilLost(client: Client, signal: AbortSignal): Promise<void> {
  const lost = new AbortController();
  client.once('end', () => lost.abort());
  const over = AbortSignal.any([lost.signal, signal]);
  while (!over.aborted) {
    await delay(HEARTBEAT_MS, undefined, { signal: over, ref: false }).catch(() => {});
    if (!over.aborted) await client.query('SELECT 1').catch(() => lost.abort());
  }
}

async function drop(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), delay(GOODBYE_MS, undefined, { ref: false })]);
}
