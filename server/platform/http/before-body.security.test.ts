import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { creditAccounts } from '#server/features/credits/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { JSON_ANSWER, openRaw } from '#server/testing/raw-request.ts';

const FILE_CALLS = ['/api/generations', '/image-server/upload', '/api/support-attachments'];
/** Nearly the largest file that each of them takes from an admin. */
const MUCH = 5_000_000;

describe.each(testDatabases())('before a body is read, on $name', ({ open }) => {
  let test_: TestApp;
  let design: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    await test_.app.listen({ host: '127.0.0.1', port: 0 });
    design = new Uint8Array(await aDesign());
  });
  afterAll(() => test_.stop());

  const lines = (path: string, client: Client | undefined, bytes: number, ...more: string[]) => [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=limit',
    `Content-Length: ${bytes}`,
    ...(client ? [`Cookie: ${client.cookie}`] : []),
    ...more,
  ];
  /** What is answered to the head of a request of which nothing more comes. */
  const answerTo = async (path: string, client?: Client, bytes = MUCH, ...more: string[]) => {
    const request = openRaw(test_.app, ...lines(path, client, bytes, ...more));
    const answer = await request.answer(JSON_ANSWER);
    request.close();
    return `${answer.slice(9, 12)} ${/"code":"(\w+)"/.exec(answer)?.[1]}`;
  };
  const idOf = async ({ email }: Client) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!.id;
  const form = (file = design) => {
    const data = new FormData();
    data.set('image', new File([file], 'design.png'));
    return data;
  };

  test.each(FILE_CALLS)('%s asks for a session', async (path) => {
    expect(await answerTo(path)).toBe('401 UNAUTHORIZED');
  });

  test('so does every other call with a body, and those of admins ask for one', async () => {
    const member = await test_.signUp();
    expect(await answerTo('/api/gemini-keys', undefined, 900_000)).toBe('401 UNAUTHORIZED');
    expect(await answerTo('/api/gemini-keys', member, 900_000)).toBe('403 FORBIDDEN');
  });

  test.each(FILE_CALLS)('%s refuses another site', async (path) => {
    expect(await answerTo(path, await test_.signUp(), MUCH, 'Origin: https://evil.example')).toBe('403 FORBIDDEN');
  });

  test('a conversion needs a credit', async () => {
    const member = await test_.signUp();
    const own = eq(creditAccounts.userId, await idOf(member));
    await test_.services.db.update(creditAccounts).set({ posted: 0 }).where(own);
    expect(await answerTo('/api/generations', member)).toBe('402 INSUFFICIENT_CREDITS');
  });

  test('a conversion needs less than two that run, unless it is one that was ordered already', async () => {
    const member = await test_.signUp();
    const key = { 'idempotency-key': 'once' };
    const first = await member.post('/api/generations', form(), key);
    await member.post('/api/generations', form());
    expect(await answerTo('/api/generations', member)).toBe('429 TOO_MANY_RUNNING');
    expect((await member.post('/api/generations', form(), key)).body._id).toBe(first.body._id);
  });

  test('a conversion needs room in the queue', async () => {
    const full = await createTestApp(open, { MAX_QUEUED_GENERATIONS: '1' });
    await full.app.listen({ host: '127.0.0.1', port: 0 });
    const [first, second] = [await full.signUp(), await full.signUp()];
    expect((await first.post('/api/generations', form())).status).toBe(201);
    const request = openRaw(full.app, ...lines('/api/generations', second, MUCH));
    const answer = await request.answer(JSON_ANSWER);
    request.close();
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: 60\r\n/i);
    await full.stop();
  });

  test('a profile photo has 2 MB, and there are twenty an hour', async () => {
    const member = await test_.signUp();
    expect(await answerTo('/image-server/upload', member)).toBe('413 IMAGE_TOO_LARGE');
    for (let photo = 0; photo < 20; photo++) await member.post('/image-server/upload', new FormData());
    expect(await answerTo('/image-server/upload', member, 1_000_000)).toBe('429 TOO_MANY_UPLOADS');
  });

  test('there are sixty attachments an hour', async () => {
    const member = await test_.signUp();
    for (let file = 0; file < 60; file++) await member.post('/api/support-attachments', new FormData());
    expect(await answerTo('/api/support-attachments', member, 1_000_000)).toBe('429 TOO_MANY_UPLOADS');
  });

  test('of one account a file is not read before the last one is dealt with; of others it is', async () => {
    const [member, other] = [await test_.signUp(), await test_.signUp()];
    const leave = await test_.services.uploads.takeTurn(await idOf(member));
    let isAnswered = false;
    const second = member.post('/api/generations', form()).then((answer) => {
      isAnswered = true;
      return answer;
    });
    expect((await other.post('/api/generations', form())).status).toBe(201);
    expect(isAnswered).toBe(false);
    leave();
    expect((await second).status).toBe(201);
  });

  test('the turn of one who goes away is given back', async () => {
    const member = await test_.signUp();
    const gone = openRaw(test_.app, ...lines('/api/generations', member, 100));
    gone.send('--limit\r\n');
    await once(test_.app.server, 'request');
    gone.close();
    expect((await member.post('/api/generations', form())).status).toBe(201);
  });
});
