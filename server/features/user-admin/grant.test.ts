import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { creditAccounts } from '#server/features/credits/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('a grant of credits on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  async function people(n: number): Promise<string[]> {
    const rows = Array.from({ length: n }, () => uuidv7()).map((id) => ({ id, name: 'Uma', email: `${id}@x.example` }));
    await test_.services.db.insert(users).values(rows);
    return rows.map(({ id }) => id);
  }
  const give = (userIds: string[], grantId: string, amount = 5) =>
    admin.post('/api/users/credits', { userIds, amount, reason: 'Harbour festival', grantId });
  const balances = async (ids: string[]) =>
    (await test_.services.db.select().from(creditAccounts).where(inArray(creditAccounts.userId, ids))).map(
      ({ posted }) => posted,
    );

  test('reaches a thousand users once, however often it is sent, and is one act in the log', async () => {
    const ids = await people(1000);
    const grantId = uuidv7();
    const answers = await Promise.all([give(ids, grantId), give(ids.toReversed(), grantId), give(ids, grantId)]);
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ success: true, granted: 1000 }));
    expect(await balances(ids)).toEqual(Array(1000).fill(5));
    expect(await auditLedger(test_.services.db)).toEqual([]);
    const log = await admin.get('/api/audit-log?action=credits.grant');
    expect(log.body).toMatchObject([{ subjectName: '1000 users', after: { amount: 5, reason: 'Harbour festival' } }]);
  });

  test('overlapping grants do not wait for each other for ever', async () => {
    const ids = await people(60);
    const grants = Array.from({ length: 10 }, (_, i) => (i % 2 ? ids : ids.toReversed()));
    const answers = await Promise.all(grants.map((chosen) => give(chosen, uuidv7(), 1)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await balances(ids)).toEqual(Array(60).fill(10));
  });

  test('leaves out who does not exist, and refuses another amount under the same id', async () => {
    const [id] = await people(1);
    const grantId = uuidv7();
    expect((await give([id!, id!, uuidv7()], grantId)).body.granted).toBe(1);
    const other = await give([id!], grantId, 6);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await balances([id!])).toEqual([5]);
    expect((await give([], uuidv7())).status).toBe(400);
  });
});
