import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { appendEvent } from './append-event.ts';
import { createEventHub, type EventHub } from './event-hub.ts';

describe.each(testDatabases())('events on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let hub: EventHub;
  beforeAll(async () => {
    connection = await open();
    hub = await createEventHub(connection);
  });
  afterAll(async () => {
    await hub.close();
    await connection.close();
  });

  async function take(stream: string, after: number, count: number): Promise<[number, unknown][]> {
    const taken: [number, unknown][] = [];
    for await (const { seq, payload } of hub.watch(stream, after)) {
      taken.push([seq, payload]);
      if (taken.length === count) break;
    }
    return taken;
  }

  test('what is stored comes first, then what is appended, in order and numbered from 1', async () => {
    await appendEvent(connection.db, 'a', { n: 1 });
    const watching = take('a', 0, 3);
    await appendEvent(connection.db, 'a', { n: 2 });
    await appendEvent(connection.db, 'other', { n: 99 });
    await appendEvent(connection.db, 'a', { n: 3 });
    expect(await watching).toEqual([1, 2, 3].map((n) => [n, { n }]));
  });

  test('a reader resumes behind the last event it saw', async () => {
    for (const n of [1, 2, 3, 4]) await appendEvent(connection.db, 'b', { n });
    expect(await take('b', 2, 2)).toEqual([3, 4].map((n) => [n, { n }]));
  });

  test('an event of a transaction that is rolled back never happened', async () => {
    const failing = connection.db.transaction(async (tx) => {
      await appendEvent(tx, 'c', { n: 'never' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const watching = take('c', 0, 1);
    await appendEvent(connection.db, 'c', { n: 'real' });
    expect(await watching).toEqual([[1, { n: 'real' }]]);
  });

  test('an aborted watcher ends', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const watching = (async () => {
      for await (const { seq } of hub.watch('d', 0, stop.signal)) seen.push(seq);
    })();
    stop.abort();
    await watching;
    expect(seen).toEqual([]);
  });
});
