import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#contract/history.ts';
import { DEFAULT_MODE } from '#contract/vocabulary/generation-limits.ts';
import { users } from '#server/features/accounts/tables.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { creditEntries } from '#server/features/credits/tables.ts';
import { FileMissing } from '#server/platform/storage/storage.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { draw } from '#server/testing/pictures.ts';
import { eraseDeleted } from './history/erase-deleted.ts';
import { generations } from './tables.ts';

const picture = () => draw(80, 64, [{ x: 8, y: 8, width: 40, height: 20, color: '#14324a' }], []);

const form = (image: Uint8Array<ArrayBuffer> | undefined, fields: Record<string, string> = {}, name = 'design.png') => {
  const data = new FormData();
  if (image) data.set('image', new File([image], name, { type: 'image/png' }));
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  return data;
};

const balance = async (client: Client) =>
  (await client.get(`/users?userEmail=${client.email}`)).body[0].currentBalance as number;

describe.each(testDatabases())('ordering a conversion on $name', ({ open }) => {
  let test_: TestApp;
  let png: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    test_ = await createTestApp(open, { MAX_QUEUED_GENERATIONS: '14' });
    png = new Uint8Array(await picture());
  });
  afterAll(async () => {
    expect(await auditLedger(test_.services.db)).toEqual([]);
    await test_.stop();
  });

  test('reserves one credit and answers the queued generation', async () => {
    const client = await test_.signUp();
    const answer = await client.post('/api/generations', form(png, { framework: 'bootstrap' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: 'queued', framework: 'bootstrap', imageWidth: 80, imageHeight: 64 });
    expect(await balance(client)).toBe(2);
    const image = await client.get(answer.body.imageURL);
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await client.get('/api/generations')).body).toHaveLength(1);
  });

  test('takes a language, and says which there are to who asks for another', async () => {
    const client = await test_.signUp();
    const { body } = await client.post('/api/generations', form(png, { language: 'zh-Hant' }));
    expect(body.language).toBe('zh-Hant');
    const refused = await client.post('/api/generations', form(png, { language: 'klingon' }));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Unknown language: choose automatic or one of en, de, fr');
  });

  test('takes a mode, and says which there are to who asks for another', async () => {
    const client = await test_.signUp();
    const { body } = await client.post('/api/generations', form(png, { mode: 'clean' }));
    expect(body.mode).toBe('clean');
    expect((await client.post('/api/generations', form(png))).body.mode).toBe(DEFAULT_MODE);
    const refused = await (await test_.signUp()).post('/api/generations', form(png, { mode: 'tidy' }));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Unknown mode: choose clean or exact.');
  });

  test('cancelling gives the credit back, once', async () => {
    const client = await test_.signUp();
    const { body } = await client.post('/api/generations', form(png));
    const cancelled = await Promise.all([1, 2, 3].map(() => client.post(`/api/generations/${body._id}/cancel`)));
    expect(cancelled.map((answer) => answer.body.status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await balance(client)).toBe(3);
    const events = await client.get(`/api/generations/${body._id}/events`);
    expect(events.text.match(/"type":"\w+"/g)).toEqual(['"type":"queued"', '"type":"cancelled"']);
    const resumed = await client.get(`/api/generations/${body._id}/events`, { 'last-event-id': '1' });
    expect(resumed.text.match(/"type":"\w+"/g)).toEqual(['"type":"cancelled"']);
  });

  test('a running one cannot be deleted, a finished one is gone with its picture', async () => {
    const client = await test_.signUp();
    const { body } = await client.post('/api/generations', form(png));
    expect(await client.delete(`/api/generations/${body._id}`)).toMatchObject({
      status: 409,
      body: { code: 'STILL_RUNNING' },
    });
    await client.post(`/api/generations/${body._id}/cancel`);
    expect((await client.delete(`/api/generations/${body._id}`)).body).toEqual({ success: true });
    expect((await client.get(`/api/generations/${body._id}`)).status).toBe(404);
    await eraseDeleted(test_.services, new Date(Date.now() + UNDO_MS + 1000));
    await expect(test_.services.storage.get(`generations/${body._id}.png`)).rejects.toThrow(FileMissing);
  });

  test('somebody else’s conversion does not exist', async () => {
    const [owner, other] = [await test_.signUp(), await test_.signUp()];
    const { body } = await owner.post('/api/generations', form(png));
    for (const path of ['', '/image', '/events']) {
      expect((await other.get(`/api/generations/${body._id}${path}`)).status).toBe(404);
      expect((await test_.visitor.get(`/api/generations/${body._id}${path}`)).status).toBe(401);
    }
    expect((await other.post(`/api/generations/${body._id}/cancel`)).status).toBe(404);
    expect((await other.delete(`/api/generations/${body._id}`)).status).toBe(404);
  });

  test('a third one while two are running is refused, also when all come at once', async () => {
    const client = await test_.signUp();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => client.post('/api/generations', form(png))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(3).fill('429 TOO_MANY_RUNNING'));
    expect(await balance(client)).toBe(1);
  });

  test('one idempotency key × 20 in parallel: one generation, one credit, the same answer', async () => {
    const client = await test_.signUp();
    const key = { 'idempotency-key': 'the-same-press' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/api/generations', form(png), key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await balance(client)).toBe(2);
    const other = await client.post('/api/generations', form(png, { framework: 'custom' }), key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('without credits nothing is kept', async () => {
    const client = await test_.signUp();
    const [user] = await test_.services.db.select().from(users).where(eq(users.email, client.email));
    const admin = await test_.signUp();
    await test_.services.db.update(users).set({ role: 'Admin' }).where(eq(users.email, admin.email));
    const taken = await admin.post('/api/deduct-credit', { userEmail: client.email, amount: 3, reason: 'test' });
    expect(taken.body).toEqual({ success: true, currentBalance: 0 });
    const answer = await client.post('/api/generations', form(png));
    expect(answer).toMatchObject({
      status: 402,
      body: { code: 'INSUFFICIENT_CREDITS', message: 'Insufficient credits. Buy more to generate code.' },
    });
    const kept = await test_.services.db.select().from(generations).where(eq(generations.userId, user!.id));
    expect(kept).toEqual([]);
    expect((await client.post('/api/refund-credit', { userEmail: client.email, amount: 5 })).status).toBe(403);
    expect((await admin.post('/api/refund-credit', { userEmail: client.email, amount: 5 })).body.currentBalance).toBe(
      5,
    );
    const entries = await test_.services.db.select().from(creditEntries).where(eq(creditEntries.userId, user!.id));
    expect(entries.map(({ amount }) => amount)).toEqual([3, -3, 5]);
  });

  test('bad input costs nothing and says what to do', async () => {
    const client = await test_.signUp();
    const missing = await client.post('/api/generations', form(undefined, { framework: 'tailwind' }));
    expect(missing.status).toBe(400);
    expect(JSON.stringify(missing.body)).toContain('Please upload a UI/UX image first.');
    const text = await client.post('/api/generations', form(new TextEncoder().encode('only text'), {}, 'fake.png'));
    expect(text).toMatchObject({ status: 422, body: { code: 'IMAGE_REJECTED' } });
    const one = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
    const dot = await client.post('/api/generations', form(new Uint8Array(await one.png().toBuffer())));
    expect(dot).toMatchObject({ status: 422, body: { code: 'IMAGE_TOO_SMALL' } });
    const white = await client.post('/api/generations', form(new Uint8Array(await draw(800, 600, [], []))));
    expect(white).toMatchObject({ status: 422, body: { code: 'IMAGE_ONE_COLOR' } });
    const twelveMegabytes = await client.post('/api/generations', form(new Uint8Array(12 * 1024 * 1024)));
    expect(twelveMegabytes).toMatchObject({ status: 413, body: { code: 'IMAGE_TOO_LARGE' } });
    const framework = await client.post('/api/generations', form(png, { framework: 'foundation' }));
    expect(framework.status).toBe(400);
    const visitor = await test_.visitor.post('/api/generations', form(png));
    expect(visitor).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    for (const answer of [missing, text, dot, white, framework, visitor])
      expect(answer.text).not.toMatch(/node_modules|at \w+ \(/);
    expect(await balance(client)).toBe(3);
  });

  test('a full queue answers clearly', async () => {
    const waiting = await test_.services.db.select().from(generations).where(eq(generations.status, 'queued'));
    for (let free = 14 - waiting.length; free > 0; free -= 2) {
      const client = await test_.signUp();
      await Promise.all([1, 2].slice(0, free).map(() => client.post('/api/generations', form(png))));
    }
    const late = await test_.signUp();
    const answer = await late.post('/api/generations', form(png));
    expect(answer).toMatchObject({ status: 503, body: { code: 'QUEUE_FULL' } });
    expect(answer.body.message).toContain('try again');
    expect(await balance(late)).toBe(3);
  });
});
