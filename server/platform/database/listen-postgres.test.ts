import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BreakableLine, openBreakableLine } from '#server/testing/breakable-line.ts';
import { createDatabase } from '#server/testing/databases.ts';
import { listenPostgres } from './listen-postgres.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('listening to PostgreSQL', () => {
  let line: BreakableLine;
  let sender: Client;
  beforeAll(async () => {
    const database = await createDatabase();
    line = await openBreakableLine(database);
    sender = new Client({ connectionString: database });
    await sender.connect();
  });
  afterAll(async () => {
    await sender.end();
    await line.close();
  });

  test('one connection and one notification each, however often the server went away', async () => {
    const heard: string[] = [];
    const stop = await listenPostgres(line.url, 'tide', (payload) => heard.push(payload));
    for (let outage = 1; outage <= 3; outage++) {
      line.cut();
      await expect.poll(line.refused).toBeGreaterThan(2);
      line.mend();
      // The empty one says that the listener was away.
      await expect.poll(() => heard.filter((payload) => payload === '')).toHaveLength(outage);
    }
    await sender.query(`SELECT pg_notify('tide', 'high water')`);
    await expect.poll(() => heard.at(-1)).toBe('high water');
    await sender.query(`SELECT pg_notify('tide', 'low water')`);
    await expect.poll(() => heard.at(-1)).toBe('low water');
    expect(heard).toEqual(['', '', '', 'high water', 'low water']);
    expect(line.open()).toBe(1);
    await stop();
    await expect.poll(line.open).toBe(0);
  });

  test('error: a connection on which LISTEN fails is ended', async () => {
    await expect(listenPostgres(line.url, '', () => {})).rejects.toThrow('zero-length');
    await expect.poll(line.open).toBe(0);
  });

  test('stopped in the middle of an outage it tries no more', async () => {
    const stop = await listenPostgres(line.url, 'tide', () => {});
    line.cut();
    await expect.poll(line.refused).toBeGreaterThan(1);
    await stop();
    line.mend();
    const before = line.refused();
    await sender.query('SELECT pg_sleep(1.5)');
    expect([line.open(), line.refused()]).toEqual([0, before]);
  });
});
