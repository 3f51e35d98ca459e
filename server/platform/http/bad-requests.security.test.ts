import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';

describe.each(testDatabases())('bad requests on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  let port: number;
  beforeAll(async () => {
    test_ = await createTestApp(open, { TRUST_PROXY: 'true' });
    admin = await test_.signUp({ role: 'Admin' });
    member = await test_.signUp();
    await test_.app.listen({ host: '127.0.0.1', port: 0 });
    port = (test_.app.server.address() as { port: number }).port;
  });
  afterAll(() => test_.stop());

  /** What the socket answers to these bytes. */
  const raw = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
      socket.setTimeout(2000, () => socket.destroy());
    });

  const order = async (fields: Record<string, string>, name = 'design.png') => {
    const data = new FormData();
    data.set('image', new File([new Uint8Array(await aDesign())], name));
    for (const [field, value] of Object.entries(fields)) data.set(field, value);
    return member.post('/api/generations', data);
  };

  test('a body of unknown length is not read', async () => {
    const head = 'POST /api/gemini-keys HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    const answer = await raw(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\n[1,2,\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 411 /);
    expect(answer).toContain('"code":"LENGTH_REQUIRED"');
  });

  test('a Host that is no address is the mistake of the client', async () => {
    for (const host of ['[', 'a b']) {
      const answer = await test_.visitor.get('/api/auth/get-session', { host });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', success: false } });
    }
  });

  test('a method that sign-in does not know is refused', async () => {
    const answer = await raw('TRACE /api/auth/get-session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
  });

  test('text that the database cannot store is mended', async () => {
    const adjusted = { userEmail: member.email, amount: 1, reason: 'a\0b\ud83d' };
    expect(await admin.post('/api/refund-credit', adjusted)).toMatchObject({ status: 200 });
    const [entry] = (await member.get('/api/credit-entries')).body;
    expect(entry.reason).toBe('a\ufffdb\ufffd');
    expect((await admin.get('/users?search=a%00b')).status).toBe(200);
    const ordered = await order({ instructions: 'a\0b', engine: 'built-in' });
    expect(ordered).toMatchObject({ status: 201, body: { instructions: 'a\ufffdb' } });
  });

  test('a number behind every event is a place in the stream like any other', async () => {
    const { body } = await order({ engine: 'built-in' });
    await member.post(`/api/generations/${body._id}/cancel`);
    const answer = await member.get(`/api/generations/${body._id}/events`, { 'last-event-id': '99999999999' });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('event: error');
  });

  test.each([
    ['', 'NAME_REQUIRED'],
    ['a\0b', 'INVALID_TEXT'],
    ['x'.repeat(101), 'NAME_TOO_LONG'],
  ])('nobody is called %j', async (name, code) => {
    const origin = { origin: 'http://localhost' };
    const person = { name, email: 'nobody@test.example', password: 'secret-enough' };
    expect(await test_.visitor.post('/api/auth/sign-up/email', person, origin)).toMatchObject({
      status: 400,
      body: { code },
    });
    expect(await member.post('/api/auth/update-user', { name }, origin)).toMatchObject({ status: 400, body: { code } });
  });

  test('what a client writes into X-Forwarded-For is not its address', async () => {
    const { config } = test_.services;
    const limited = await createTestApp(open, { TRUST_PROXY: 'true', AUTH_ATTEMPTS_PER_MINUTE: '3' });
    expect(config.trustProxy).toBe(true);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const headers = { origin: 'http://localhost', 'x-forwarded-for': `10.0.0.${attempt}, 192.0.2.7` };
      const credentials = { email: 'nobody@test.example', password: 'wrong-password' };
      statuses.push((await limited.visitor.post('/api/auth/sign-in/email', credentials, headers)).status);
    }
    await limited.stop();
    expect(statuses.slice(3)).toEqual([429, 429]);
  });

  test('nor does a port behind the address make another one of it', async () => {
    const limited = await createTestApp(open, { TRUST_PROXY: 'true', AUTH_ATTEMPTS_PER_MINUTE: '3' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const headers = { origin: 'http://localhost', 'x-forwarded-for': `192.0.2.7:${4000 + attempt}` };
      const credentials = { email: 'nobody@test.example', password: 'wrong-password' };
      statuses.push((await limited.visitor.post('/api/auth/sign-in/email', credentials, headers)).status);
    }
    await limited.stop();
    expect(statuses.slice(3)).toEqual([429, 429]);
  });

  // The last one: it takes sign-in away.
  test('what went wrong inside is not told', async () => {
    test_.services.sessions.read = () => Promise.reject(new Error('Failed query: select … params: a-token'));
    const answer = await member.get('/api/generations');
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL_SERVER_ERROR', success: false } });
    expect(answer.text).not.toContain('a-token');
  });
});
