import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERYBODY, PERSONS, type Person } from './testing/access/access.ts';
import { listProcedures } from './testing/access/list-procedures.ts';
import { makeRecords, type Records } from './testing/access/make-records.ts';
import { accessMatrix } from './testing/access/matrix.ts';
import { sendCall } from './testing/access/send-call.ts';
import type { Client } from './testing/client.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { testDatabases } from './testing/databases.ts';

const [embedded] = testDatabases();
const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'];

describe('who may what', () => {
  let test_: TestApp;
  let strangers: Record<Exclude<Person, 'owner'>, Client>;
  let anybody: Records;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    const [member, moderator, seller, admin] = await Promise.all([
      test_.signUp({ email: 'member@test.example' }),
      test_.signUp({ email: 'moderator@test.example', role: 'moderator' }),
      test_.signUp({ email: 'seller@test.example', role: 'Seller' }),
      test_.signUp({ email: 'admin@test.example', role: 'Admin' }),
    ]);
    strangers = { visitor: test_.visitor, member, moderator, seller, admin };
    anybody = await makeRecords(test_);
  });
  afterAll(() => test_.stop());

  test.each(listProcedures())('$name ($method $path)', async (procedure) => {
    const { call, ...outcomes } = accessMatrix[procedure.name];
    const records = call ? await makeRecords(test_) : anybody;
    // Those who get through come last: what they do may end what the others ask for.
    const order = PERSONS.toSorted((a, b) => Number(outcomes[a] === 'through') - Number(outcomes[b] === 'through'));
    const found: Partial<Record<Person, string>> = {};
    for (const person of order) {
      const client = person === 'owner' ? records.client : strangers[person];
      const answer = await sendCall(client, procedure, call?.(records));
      const { code } = answer.body ?? {};
      // Without a real record NOT_FOUND says nothing about access.
      const refused = REFUSALS.includes(code) && !(code === 'NOT_FOUND' && !call);
      found[person] = refused ? code : 'through';
      expect(answer.status, `${person}: ${answer.text}`).toBeLessThan(500);
      if (refused) expect(answer.status).toBe({ UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404 }[code as string]);
      if (person !== 'owner' && person !== 'admin')
        for (const secret of [records.email, records.generationId, records.ticketId, records.sessionId])
          expect(answer.text, `${person} learns about the owner`).not.toContain(secret);
    }
    expect(found).toEqual(outcomes);
  });

  test('only what is listed is open to visitors', () => {
    const open = Object.entries(accessMatrix).filter(([, { visitor }]) => visitor === 'through');
    expect(open.every(([, access]) => access === EVERYBODY)).toBe(true);
    expect(open.map(([name]) => name.split('.')[0]).filter((noun) => noun === 'accounts' || noun === 'mail')).toEqual(
      [],
    );
  });
});

describe('a page of another site cannot', () => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  const changes = listProcedures().filter(({ method }) => method !== 'GET');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];

  test.each(changes)('$name ($method $path), even for a signed-in admin', async (procedure) => {
    for (const headers of foreign) {
      const answer = await sendCall(admin, procedure, {}, headers);
      expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('from another site') } });
    }
    const own = await sendCall(admin, procedure, {}, { origin: 'http://localhost' });
    expect(own.text).not.toContain('from another site');
  });
});
