import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BreakableLine, openBreakableLine } from '#server/testing/breakable-line.ts';
import { createDatabase } from '#server/testing/databases.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { ReliablePool } from './reliable-pool.ts';

const MAX = 3;

describe.skipIf(!process.env.TEST_DATABASE_URL)('a pool of connections', () => {
  let line: BreakableLine;
  let pool: ReliablePool;
  beforeAll(async () => {
    line = await openBreakableLine(await createDatabase());
    pool = new ReliablePool({
      connectionString: line.url,
      max: MAX,
      connectionTimeoutMillis: 2000,
      query_timeout: 1000,
    });
    pool.on('error', () => {});
  });
  afterAll(async () => {
    await pool.end();
    await line.close();
  });

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
  const answers = async () =>
    (
      await Promise.all(
        Array.from({ length: MAX * 2 }, () => drizzle(pool).transaction((tx) => tx.execute(sql`SELECT 1`))),
      )
    ).length;

  test('gets back those whose BEGIN fails', async () => {
    const db = drizzle(pool);
    for (let n = 0; n < MAX * 2; n++) {
      await db.execute(sql`SELECT 1`);
      line.cutNextWord();
      const failure = await failureOf(db.transaction(async () => {}));
      expect(isDatabaseUnavailable(failure)).toBe(true);
      line.mend();
    }
    expect(await answers()).toBe(MAX * 2);
  });

  test('gets back one that breaks while a transaction does something else', async () => {
    const failure = await failureOf(
      drizzle(pool).transaction(async () => {
        line.cut();
        await expect.poll(() => pool.totalCount).toBe(0);
        line.mend();
      }),
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(await answers()).toBe(MAX * 2);
  });

  test('gives up one that does not answer in time, and does not hand it to anybody else', async () => {
    const failures = await Promise.all(
      Array.from({ length: MAX }, () =>
        failureOf(drizzle(pool).transaction((tx) => tx.execute(sql`SELECT pg_sleep(30)`))),
      ),
    );
    expect(failures.map(isDatabaseUnavailable)).toEqual(Array(MAX).fill(true));
    expect(await answers()).toBe(MAX * 2);
  });

  test('what the server refuses says nothing against its connection', async () => {
    const db = drizzle(pool);
    const failure = await failureOf(db.transaction((tx) => tx.execute(sql`SELECT * FROM no_such_table`)));
    expect(failure).toBeDefined();
    expect(isDatabaseUnavailable(failure)).toBe(false);
    expect(await answers()).toBe(MAX * 2);
  });

  test.each([
    ['somebody ended the connection', sql`SELECT pg_terminate_backend(pg_backend_pid())`, true],
    ['the database is read-only', sql`SELECT set_config('transaction_read_only', 'on', true)`, true],
    [
      'a disk is full',
      sql`DO $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$`,
      true,
    ],
    ['a value is wrong', sql`SELECT 1 / 0`, false],
  ])('%s', async (_what, statement, unavailable) => {
    const failure = await failureOf(
      drizzle(pool).transaction(async (tx) => {
        await tx.execute(statement);
        await tx.execute(sql`CREATE TABLE harbour (id int)`);
      }),
    );
    expect(isDatabaseUnavailable(failure)).toBe(unavailable);
    expect(await answers()).toBe(MAX * 2);
  });
});
