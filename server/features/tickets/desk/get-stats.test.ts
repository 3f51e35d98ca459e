import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportTickets } from '../tables.ts';
import { getStats } from './get-stats.ts';

const HOUR_MS = 3_600_000;

describe.each(testDatabases())('the figures of the desk on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  const ago = (hours: number) => new Date(Math.floor(Date.now() - hours * HOUR_MS));
  const aTicket = async (facts: Partial<typeof supportTickets.$inferInsert>): Promise<string> => {
    const id = uuidv7();
    const rest = { userName: 'V', userEmail: 'v@test.example', phone: '', subject: 'Pier', message: 'When?' };
    await connection.db.insert(supportTickets).values({ id, ...rest, waitingSince: null, ...facts });
    return id;
  };

  test('of an empty desk are nothing', async () => {
    expect(await getStats(connection.db)).toEqual({
      ...{ open: 0, waiting: 0, longestWaitingSince: null, medianFirstResponseSeconds: null, good: 0, bad: 0 },
    });
  });

  test('say what is open, who waits, how soon the first answer came, and how it was found', async () => {
    const longest = ago(900);
    const target = await aTicket({ status: 'open', createdAt: longest, waitingSince: longest });
    await aTicket({ status: 'in-progress', waitingSince: ago(1) });
    for (const hours of [1, 2, 9])
      await aTicket({
        status: 'resolved',
        createdAt: ago(20),
        firstResponseAt: ago(20 - hours),
        rating: 'good',
        ratedAt: ago(1),
      });
    await aTicket({ status: 'closed', rating: 'bad', ratedAt: ago(24 * 29) });
    // What is left out: of long ago, and merged.
    await aTicket({
      status: 'closed',
      createdAt: ago(24 * 40),
      firstResponseAt: ago(0),
      rating: 'bad',
      ratedAt: ago(24 * 31),
    });
    await aTicket({ status: 'open', waitingSince: ago(2000), firstResponseAt: ago(0), mergedInto: target });
    const stats = await getStats(connection.db);
    expect(stats).toMatchObject({ open: 2, waiting: 2, longestWaitingSince: longest.toISOString(), good: 3, bad: 1 });
    expect(Math.abs(stats.medianFirstResponseSeconds! - 2 * 3600)).toBeLessThan(5);
  });

  test('a ticket that took over an answer from before its own beginning was answered at once', async () => {
    for (let n = 0; n < 5; n++) await aTicket({ status: 'resolved', createdAt: ago(3), firstResponseAt: ago(6) });
    expect((await getStats(connection.db)).medianFirstResponseSeconds).toBe(0);
  });
});
