import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { aGeneration, aUser } from '#server/testing/builders.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { auditLedger } from './audit-ledger.ts';
import { getBalance } from './get-balance.ts';
import { postCredits } from './post-credits.ts';
import { releaseHold } from './release-hold.ts';
import { reserveCredits } from './reserve-credits.ts';
import { settleHold } from './settle-hold.ts';
import { creditAccounts, creditEntries, creditHolds } from './tables.ts';

describe.each(testDatabases())('the ledger on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  const reserve = (userId: string, generationId: string) =>
    connection.db.transaction((tx) => reserveCredits(tx, { userId, generationId, amount: 1 }));
  const settle = (generationId: string) => connection.db.transaction((tx) => settleHold(tx, { generationId }));
  const release = (generationId: string) => connection.db.transaction((tx) => releaseHold(tx, { generationId }));
  const entriesOf = (userId: string) =>
    connection.db.select().from(creditEntries).where(eq(creditEntries.userId, userId));

  test('1,000 reservations at once on 100 credits: 100 succeed, 900 answer 402, and the books agree', async () => {
    const { db } = connection;
    const userId = await aUser(db, { credits: 100 });
    const ids = Array.from({ length: 1000 }, () => uuidv7());
    const outcomes = await Promise.allSettled(ids.map((id) => reserve(userId, id)));
    const won = ids.filter((_, i) => outcomes[i]!.status === 'fulfilled');
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(won).toHaveLength(100);
    expect(refusals.map(({ code, status }) => `${code} ${status}`)).toEqual(
      Array(900).fill('INSUFFICIENT_CREDITS 402'),
    );
    expect(await getBalance(db, userId)).toBe(0);

    await Promise.all(won.map((id) => settle(id)));
    const spent = (await entriesOf(userId)).filter(({ amount }) => amount < 0);
    expect(spent.reduce((sum, { amount }) => sum + amount, 0)).toBe(-100);
    const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
    expect(account).toMatchObject({ posted: 0, held: 0 });
  });

  test('settle against release, 200 races: exactly one of the two', async () => {
    const { db } = connection;
    const userId = await aUser(db, { credits: 200 });
    let settled = 0;
    for (let race = 0; race < 200; race += 20) {
      const ids = Array.from({ length: 20 }, () => uuidv7());
      await Promise.all(ids.map((id) => reserve(userId, id)));
      const outcomes = await Promise.all(ids.map((id) => Promise.all([settle(id), release(id), settle(id)])));
      for (const wins of outcomes) expect(wins.filter(Boolean)).toHaveLength(1);
      settled += outcomes.filter(([first, , third]) => first || third).length;
    }
    const holds = await db.select().from(creditHolds).where(eq(creditHolds.userId, userId));
    expect(holds.filter(({ state }) => state === 'active')).toEqual([]);
    expect(await getBalance(db, userId)).toBe(200 - settled);
  });

  test('the same cause is posted once', async () => {
    const { db } = connection;
    const userId = await aUser(db);
    const posting = { userId, amount: 5, kind: 'purchase' as const, cause: `order:${userId}` };
    const posted = await Promise.all(
      Array.from({ length: 10 }, () => connection.db.transaction((tx) => postCredits(tx, posting))),
    );
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await getBalance(db, userId)).toBe(5);
  });

  test('taking more than there is changes nothing', async () => {
    const { db } = connection;
    const userId = await aUser(db, { credits: 2 });
    const take = db.transaction((tx) =>
      postCredits(tx, { userId, amount: -3, kind: 'adjustment', cause: `take:${userId}` }),
    );
    await expect(take).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS', status: 402 });
    expect(await getBalance(db, userId)).toBe(2);
    expect(await entriesOf(userId)).toHaveLength(1);
  });

  test('entries can be neither changed nor deleted', async () => {
    const { db } = connection;
    const userId = await aUser(db, { credits: 1 });
    const change = db.update(creditEntries).set({ amount: 1000 }).where(eq(creditEntries.userId, userId));
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    const remove = db.delete(creditEntries).where(eq(creditEntries.userId, userId));
    await expect(remove).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    expect(await getBalance(db, userId)).toBe(1);
  });

  test('the audit finds a balance that the ledger does not explain', async () => {
    const { db } = connection;
    const userId = await aUser(db, { credits: 3 });
    const generationId = await aGeneration(db, userId);
    await reserve(userId, generationId);
    const own = async () => (await auditLedger(db)).filter(({ subject }) => subject === userId);
    expect(await own()).toEqual([]);
    await db.execute(sql`UPDATE credit_account SET posted = posted + 7 WHERE user_id = ${userId}`);
    expect(await own()).toEqual([{ what: 'posted credits', subject: userId, expected: 3, found: 10 }]);
  });
});
