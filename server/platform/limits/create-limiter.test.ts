import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { createLimiter, networkOf } from './create-limiter.ts';
import { rateLimits } from './tables.ts';

describe.each(testDatabases())('a limiter on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  const db = () => connection.db;
  const limiter = (what: string, points = 2) => createLimiter(what, { points, seconds: 600 });

  test('has room for so many of each, then says for how long it has none', async () => {
    const own = limiter('room');
    expect([await own.take(db(), 'a'), await own.take(db(), 'a')]).toEqual([undefined, undefined]);
    for (let again = 0; again < 2; again++) {
      const wait = await own.take(db(), 'a');
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
    }
    expect(await own.take(db(), 'b')).toBeUndefined();
    expect(await limiter('another').take(db(), 'a')).toBeUndefined();
  });

  test('security: instances count together, also in parallel', async () => {
    const instances = [limiter('together', 5), limiter('together', 5)];
    const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => instances[n % 2]!.take(db(), 'a')));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  });

  test('security: the database holds no address', async () => {
    await limiter('hidden').take(db(), '192.0.2.77');
    expect(JSON.stringify(await connection.db.select().from(rateLimits))).not.toContain('192.0.2.77');
  });
});

describe('a network', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
