import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { announce, SITE_STREAM } from './announce.ts';
import { createEventHub, type EventHub } from './event-hub.ts';

describe.each(testDatabases())('announcements on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let hubs: EventHub[];
  beforeAll(async () => {
    connection = await open();
    hubs = await Promise.all([createEventHub(connection), createEventHub(connection)]);
  });
  afterAll(async () => {
    for (const hub of hubs) await hub.close();
    await connection.close();
  });

  /** Resolves when the hub's subscriber was woken; notifications come in the order of their commits. */
  const woken = (hub: EventHub, stream: string) =>
    new Promise<void>((resolve) => {
      const unsubscribe = hub.subscribe(stream, () => {
        unsubscribe();
        resolve();
      });
    });

  test('a change announced once reaches every instance', async () => {
    const heard = Promise.all(hubs.map((hub) => woken(hub, SITE_STREAM)));
    await connection.db.transaction((tx) => announce(tx, SITE_STREAM));
    await expect(heard).resolves.toHaveLength(2);
  });

  test('a change that is rolled back was never announced', async () => {
    let heard = 0;
    const unsubscribe = hubs[0]!.subscribe(SITE_STREAM, () => heard++);
    const failing = connection.db.transaction(async (tx) => {
      await announce(tx, SITE_STREAM);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const next = woken(hubs[0]!, 'next');
    await announce(connection.db, 'next');
    await next;
    unsubscribe();
    expect(heard).toBe(0);
  });
});
