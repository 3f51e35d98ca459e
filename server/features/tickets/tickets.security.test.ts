import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const message = {
  ticketUserName: 'Vera Visitor',
  ticketUserEmail: 'Vera@Test.example',
  subject: 'Opening hours',
  phone: '+49 30 1234',
  message: 'When do the boats leave?',
};

describe.each(testDatabases())('the support desk on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '100' });
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  const write = (client: Client, fields: object = {}) => client.post('/new-support-message', { ...message, ...fields });
  const verify = (client: Client) =>
    test_.services.db.update(users).set({ emailVerified: true }).where(eq(users.email, client.email));

  test('a visitor’s message is an open ticket of a user, from now, whatever the body says', async () => {
    const before = Date.now();
    const { status, body } = await write(test_.visitor, {
      ticketStatus: 'closed',
      createdAt: '2001-01-01T00:00:00.000Z',
      ticketUserRole: 'Admin',
      ticketUserProfileURL: 'https://evil.example/track.gif',
      userId: '01a1fa7e-58c5-7667-be66-ec1854fc8368',
      _id: 'mine',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...message,
      ticketUserEmail: 'vera@test.example',
      ticketStatus: 'open',
      ticketUserRole: 'user',
      ticketUserProfileURL: null,
    });
    expect(Date.parse(body.createdAt)).toBeGreaterThan(before - 1000);
    const atTheDesk = { ...body, unread: 1, userId: null, assignee: null, notes: [] };
    expect((await admin.get(`/support-message/${body._id}`)).body).toEqual(atTheDesk);
  });

  test('a name, a subject and a number are one line, in the direction in which they are written', async () => {
    const { status, body } = await write(test_.visitor, {
      ticketUserName: 'Vera\r\nVisitor\u202e',
      subject: 'Hello\r\nBcc: all@evil.example\u2028x\u001b[2J',
      phone: '1\n2',
      message: 'Two\nlines',
    });
    expect([status, body.ticketUserName, body.subject, body.phone, body.message]).toEqual([
      201,
      'Vera Visitor',
      'Hello Bcc: all@evil.example x [2J',
      '1 2',
      'Two\nlines',
    ]);
    expect((await write(test_.visitor, { subject: '\r\n\u202e' })).status).toBe(400);
  });

  test('a member writes in the name of the account', async () => {
    const client = await test_.signUp({ name: 'Mona Member' });
    await test_.services.db.update(users).set({ image: '/images/mona.webp' }).where(eq(users.email, client.email));
    const { body } = await write(client, { phone: undefined, ticketUserEmail: admin.email, ticketUserProfileURL: 'x' });
    expect(body).toMatchObject({
      ticketUserName: 'Mona Member',
      ticketUserEmail: client.email,
      ticketUserProfileURL: '/images/mona.webp',
      ticketUserRole: 'user',
      phone: '',
    });
  });

  test.each([
    ['ticketUserName', 'Please enter your name'],
    ['ticketUserEmail', 'Please enter your email'],
    ['subject', 'Please enter your subjects'],
    ['phone', 'Please enter your phone number'],
    ['message', 'Please enter your message'],
  ])('a visitor has to give %s', async (field, error) => {
    for (const value of [undefined, '', '  '])
      expect(await write(test_.visitor, { [field]: value })).toMatchObject({ status: 400, body: { error } });
  });

  test('the list is the admin’s; others read their own', async () => {
    const [one, other] = [await test_.signUp(), await test_.signUp()];
    const mine = (await write(one, { subject: 'Mine' })).body;
    await write(other);
    expect((await test_.visitor.get('/support-messages')).status).toBe(401);
    expect((await one.get('/support-messages')).status).toBe(403);
    expect((await one.get(`/support-messages?userEmail=${other.email}`)).status).toBe(403);
    expect((await one.get(`/support-messages?userEmail=${one.email}`)).body).toEqual([mine]);
    expect((await admin.get(`/support-messages?userEmail=${one.email.toUpperCase()}`)).body).toMatchObject([
      { _id: mine._id, unread: 1, assignee: null },
    ]);
    expect((await one.get(`/support-message/${mine._id}`)).body).toEqual(mine);
    for (const client of [other, test_.visitor])
      expect([401, 404]).toContain((await client.get(`/support-message/${mine._id}`)).status);
    expect((await admin.get(`/support-message/${uuidv7()}`)).status).toBe(404);
  });

  test('a message with my e-mail is mine when I have proven the address, not when I only claim it', async () => {
    const client = await test_.signUp({ email: 'claimed@test.example' });
    const { body } = await write(test_.visitor, { ticketUserEmail: 'Claimed@test.example' });
    const list = () => client.get(`/support-messages?userEmail=${client.email}`);
    expect((await client.get(`/support-message/${body._id}`)).status).toBe(404);
    expect((await list()).body).toEqual([]);
    await verify(client);
    expect((await client.get(`/support-message/${body._id}`)).body).toEqual(body);
    expect((await list()).body).toEqual([body]);
  });

  test('the admin’s list has pages, search, filter and order', async () => {
    for (const subject of ['Zeppelin 100%', 'Zeppelin b', 'Zeppelin a']) await write(test_.visitor, { subject });
    const subjects = async (query: string) => {
      const answer = await admin.get(`/support-messages?${query}`);
      return [answer.headers['x-total-count'], ...answer.body.map(({ subject }: { subject: string }) => subject)];
    };
    expect(await subjects('search=zeppelin')).toEqual(['3', 'Zeppelin a', 'Zeppelin b', 'Zeppelin 100%']);
    expect(await subjects('search=zeppelin&sort=subject&limit=2')).toEqual(['3', 'Zeppelin 100%', 'Zeppelin a']);
    expect(await subjects('search=zeppelin&sort=subject&limit=2&page=2')).toEqual(['3', 'Zeppelin b']);
    expect(await subjects('search=100%25')).toEqual(['1', 'Zeppelin 100%']);
    expect(await subjects('search=zeppelin&ticketStatus=closed')).toEqual(['0']);
    expect((await admin.get('/support-messages?sort=nothing')).status).toBe(200);
  });
});

describe('too many messages', () => {
  const [embedded] = testDatabases();
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open, { CONTACT_MESSAGES: '2', TRUST_PROXY: 'true' });
  });
  afterAll(() => test_.stop());

  const statuses = async (count: number, send: (n: number) => Promise<{ status: number }>) => {
    const seen: number[] = [];
    for (let n = 0; n < count; n++) seen.push((await send(n)).status);
    return seen;
  };

  test('of one address are refused, also with made-up X-Forwarded-For, and it is said for how long', async () => {
    const send = (n: number, address = '192.0.2.7') =>
      test_.visitor.post('/new-support-message', message, { 'x-forwarded-for': `10.0.0.${n}, ${address}` });
    expect(await statuses(4, send)).toEqual([201, 201, 429, 429]);
    const answer = await send(9);
    expect(answer.body).toMatchObject({ code: 'TOO_MANY_MESSAGES', success: false });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(590);
    expect((await send(0, '192.0.2.8')).status).toBe(201);
  });

  test('of one address are refused when the proxy writes a port behind it, or no address at all', async () => {
    for (const address of [
      (n: number) => `192.0.2.9:${1000 + n}`,
      (n: number) => `[2001:db8::1]:${n}`,
      (n: number) => `x${n}`,
    ]) {
      const send = (n: number) =>
        test_.visitor.post('/new-support-message', message, { 'x-forwarded-for': address(n) });
      expect(await statuses(3, send)).toEqual([201, 201, 429]);
    }
  });

  test('of one network are refused: its addresses are countless', async () => {
    const send = (n: number) =>
      test_.visitor.post('/new-support-message', message, { 'x-forwarded-for': `2001:db8:1:2::${n}` });
    expect(await statuses(3, send)).toEqual([201, 201, 429]);
  });

  test('of one account are refused, from wherever they come', async () => {
    const client = await test_.signUp();
    const send = (n: number) => client.post('/new-support-message', message, { 'x-forwarded-for': `198.51.100.${n}` });
    expect(await statuses(9, send)).toEqual([...Array(8).fill(201), 429]);
  });
});
