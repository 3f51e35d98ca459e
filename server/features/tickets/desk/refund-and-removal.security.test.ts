import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { creditEntries } from '#server/features/credits/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('credits given back while their account is deleted on $name', ({ name, open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000' });
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  test('are given whole or not at all, and nobody waits for ever', async () => {
    const { db } = test_.services;
    const ends = new Set<string>();
    // The embedded database does one thing after the other anyway.
    const rounds = name === 'PostgreSQL' ? 24 : 2;
    for (let round = 0; round < rounds; round++) {
      const member = await test_.signUp();
      const [user] = await db.select().from(users).where(eq(users.email, member.email));
      const fields = { ticketUserName: 'V', ticketUserEmail: 'v@test.example', subject: 'Pier', message: 'Hm' };
      const id = (await member.post('/new-support-message', fields)).body._id;
      const wishes = Array.from({ length: 3 }, () => uuidv7());
      const refund = (_id: string) =>
        admin.post(`/api/support-messages/${id}/credit-refunds`, {
          _id,
          amount: 3,
          reason: 'Blurred',
          message: 'Sorry',
        });
      const remove = () => admin.delete(`/api/users/${user!.id}`);
      // Each comes first now and then.
      const acts = [...wishes.map((wish) => () => refund(wish)), remove];
      const first = round % acts.length;
      const started = [...acts.slice(first), ...acts.slice(0, first)].map((act) => act());
      const answers = [...started.slice(acts.length - first), ...started.slice(0, acts.length - first)];
      const [removal, ...refunds] = (await Promise.all(answers)).toReversed();
      expect(removal!.status).toBe(200);
      for (const [n, { status, body }] of refunds.toReversed().entries()) {
        ends.add(String(status));
        if (status === 400) expect(body.error).toContain('has no account');
        else expect(status).toBe(201);
        const booked = await db.$count(creditEntries, eq(creditEntries.cause, `ticket-refund:${wishes[n]}`));
        expect(booked).toBe(status === 201 ? 1 : 0);
      }
      const given = refunds.filter(({ status }) => status === 201).length;
      const { body: left } = await admin.get(`/support-message/${id}`);
      expect([left.notes.length, left.adminMessage.length]).toEqual([given, given]);
      expect(left).toMatchObject({ ticketUserName: 'Deleted user', userId: null });
      expect(await db.$count(users, eq(users.id, user!.id))).toBe(0);
      const log = (await admin.get(`/api/audit-log?action=ticket.refund-credits&subjectId=${user!.id}`)).body;
      expect(log).toHaveLength(given);
    }
    if (name === 'PostgreSQL') expect([...ends].toSorted()).toEqual(['201', '400']);
    expect(await auditLedger(db)).toEqual([]);
  });
});
