import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { findUsableKeys } from './find-usable-keys.ts';
import { openKey } from './open-key.ts';
import { recordCall } from './record-call.ts';
import { setKeyAside } from './set-key-aside.ts';
import { providerKeys } from './tables.ts';

const KEY = 'AIzaSyABcdefghijklmnopqrstuvwxyz0123456';
const MASKED = 'AIzaSyAB••••••••3456';
const NO_SUCH = uuidv7();

describe.each(testDatabases())('the key manager on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin' });
  });
  beforeEach(() => test_.services.db.delete(providerKeys));
  afterAll(() => test_.stop());

  const add = async (more: object = {}) => {
    const answer = await admin.post('/api/gemini-keys', { name: 'Studio', key: KEY, ...more });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data as { _id: string; [field: string]: unknown };
  };
  const update = (id: string, body: object) => admin.put(`/api/gemini-keys/${id}`, body);
  const listed = async () => (await admin.get('/api/gemini-keys')).body.data;
  const stored = async (id: string) => (await openKey(test_.services, id)).key;
  const usable = async () => (await findUsableKeys(test_.services.db)).map(({ id }) => id);

  test('a new key is for Gemini, active, with the current flash model', async () => {
    const answer = await admin.post('/api/gemini-keys', { name: '  Studio ', key: ` ${KEY} ` });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'API key added successfully!' } });
    expect(answer.body.data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Studio',
      key: MASKED,
      provider: 'gemini',
      model: 'gemini-flash-latest',
      baseURL: null,
      isActive: true,
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
      lastError: null,
      setAside: false,
      callsThisWeek: 0,
      failuresThisWeek: 0,
    });
    expect(await stored(answer.body.data._id)).toBe(KEY);
  });

  test('keys are listed in the order they were added', async () => {
    const empty = await admin.get('/api/gemini-keys');
    expect(empty.body).toEqual({ success: true, data: [], message: 'API keys fetched successfully!' });
    await add({ name: 'First' });
    await add({ name: 'Second', isActive: false });
    expect(await listed()).toMatchObject([
      { name: 'First', isActive: true },
      { name: 'Second', isActive: false },
    ]);
  });

  test.each([
    ['no name', { key: KEY }],
    ['no key', { name: 'Studio' }],
    ['a blank name', { name: ' \t', key: KEY }],
    ['a blank key', { name: 'Studio', key: '   ' }],
    ['nothing', {}],
  ])('%s is refused in plain words', async (_what, body) => {
    const { _id } = await add();
    for (const answer of [await admin.post('/api/gemini-keys', body), await update(_id, body)])
      expect(answer).toMatchObject({
        status: 400,
        body: {
          success: false,
          message: 'Name and key are required',
          error: 'Name and key are required',
          data: { issues: expect.arrayContaining([expect.objectContaining({ message: expect.any(String) })]) },
        },
      });
    expect(await listed()).toHaveLength(1);
  });

  test('what a change leaves out stays as it is', async () => {
    const { _id, key } = await add({ provider: 'anthropic', isActive: false });
    const answer = await update(_id, { name: 'Renamed', key });
    expect(answer.body.data).toMatchObject({ name: 'Renamed', provider: 'anthropic', isActive: false });
    expect(await stored(_id)).toBe(KEY);
  });

  test.each([
    ['ftp://host/v1', 'baseURL: '],
    ['javascript:alert(1)', 'baseURL: '],
    ['not a url', 'baseURL: '],
    ['http://user:pass@localhost/v1', 'The base URL must not hold a user name or a password.'],
    ['http://localhost/v1?key=x', 'The base URL must end with its path: no ? and no #.'],
  ])('the base URL %s is refused', async (baseURL, error) => {
    const answer = await admin.post('/api/gemini-keys', { name: 'Local', key: KEY, baseURL });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(error);
  });

  test('a compatible server needs base URL and model, and may be on this machine', async () => {
    const local = { name: 'Ollama', key: 'ollama', provider: 'compatible' };
    const refusal = async (more: object) => (await admin.post('/api/gemini-keys', { ...local, ...more })).body.error;
    expect(await refusal({ model: 'llava' })).toBe('An OpenAI-compatible server needs its base URL.');
    expect(await refusal({ baseURL: 'http://localhost:11434/v1' })).toBe(
      'An OpenAI-compatible server needs the name of a model.',
    );
    const added = await add({ ...local, baseURL: 'http://localhost:11434/v1', model: 'llava' });
    expect(added).toMatchObject({ key: '••••••••', baseURL: 'http://localhost:11434/v1', model: 'llava' });
  });

  test.each([MASKED, 'two words', 'line\nbreak', 'schlüssel'])('%j cannot be a key', async (key) => {
    expect((await admin.post('/api/gemini-keys', { name: 'Studio', key })).status).toBe(400);
  });

  test('the masked key sent back keeps the stored one', async () => {
    const { _id, ...record } = await add();
    const answer = await update(_id, { ...record, name: 'Renamed', isActive: false });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'API key updated successfully!' } });
    expect(answer.body.data).toMatchObject({ name: 'Renamed', key: MASKED, isActive: false });
    expect(await stored(_id)).toBe(KEY);
  });

  test('another key replaces the stored one', async () => {
    const { _id } = await add();
    const other = 'sk-proj-abcdefghijklmnopqrstuvwxyz';
    const answer = await update(_id, { name: 'Studio', key: other, provider: 'openai' });
    expect(answer.body.data).toMatchObject({ key: 'sk-proj-••••••••wxyz', provider: 'openai', model: 'gpt-5-mini' });
    expect(await stored(_id)).toBe(other);
  });

  test('what is left out of a change stays as it was', async () => {
    const { _id } = await add({ model: 'gemini-3.5-flash', baseURL: 'http://localhost:4101' });
    const answer = await update(_id, { name: 'Studio', key: MASKED });
    expect(answer.body.data).toMatchObject({ model: 'gemini-3.5-flash', baseURL: 'http://localhost:4101' });
    const emptied = await update(_id, { name: 'Studio', key: KEY, model: '', baseURL: '' });
    expect(emptied.body.data).toMatchObject({ model: 'gemini-flash-latest', baseURL: null });
  });

  test('a stored key cannot be sent to another server or provider: it has to be entered again', async () => {
    const { _id } = await add();
    const error = 'Enter the key again: a stored key is not sent to another provider or server.';
    const attempts = [{ baseURL: 'https://attacker.example' }, { provider: 'openai' }];
    for (const more of attempts) {
      const answer = await update(_id, { name: 'Studio', key: MASKED, ...more });
      expect(answer).toMatchObject({ status: 400, body: { error } });
    }
    expect(await listed()).toMatchObject([{ provider: 'gemini', baseURL: null }]);
    expect((await update(_id, { name: 'Studio', key: KEY, baseURL: 'https://proxy.example' })).status).toBe(200);
    const path = await update(_id, { name: 'Studio', key: MASKED, baseURL: 'https://proxy.example/google/v1beta' });
    expect(path.status).toBe(200);
  });

  test('a deleted key is gone', async () => {
    const { _id } = await add();
    const answer = await admin.delete(`/api/gemini-keys/${_id}`);
    expect(answer.body).toEqual({ success: true, data: null, message: 'API key deleted successfully!' });
    expect(await listed()).toEqual([]);
  });

  test('a key is switched off and on', async () => {
    const { _id } = await add();
    const toggle = async () => (await admin.patch(`/api/gemini-keys/${_id}/toggle`)).body;
    const off = { success: true, data: { isActive: false }, message: 'API key deactivated successfully!' };
    expect(await toggle()).toEqual(off);
    expect(await usable()).toEqual([]);
    const on = { success: true, data: { isActive: true }, message: 'API key activated successfully!' };
    expect(await toggle()).toEqual(on);
    expect(await usable()).toEqual([_id]);
  });

  test('a key that does not exist', async () => {
    const path = `/api/gemini-keys/${NO_SUCH}`;
    const missing = { status: 404, body: { success: false, error: 'This API key does not exist.' } };
    expect(await update(NO_SUCH, { name: 'Studio', key: KEY })).toMatchObject(missing);
    expect(await admin.delete(path)).toMatchObject(missing);
    expect(await admin.patch(`${path}/toggle`)).toMatchObject(missing);
    expect(await admin.post(`${path}/test`)).toMatchObject(missing);
  });

  test('a refused key is not used until an admin edits it or switches it on', async () => {
    const { db } = test_.services;
    const { _id } = await add();
    const setAside = () => setKeyAside(db, _id, 'API Error: 401 - Invalid key.');

    await setAside();
    expect(await listed()).toMatchObject([
      { setAside: true, isActive: true, lastError: 'API Error: 401 - Invalid key.' },
    ]);
    expect(await usable()).toEqual([]);
    await admin.patch(`/api/gemini-keys/${_id}/toggle`);
    expect(await listed()).toMatchObject([{ setAside: true, isActive: false }]);
    await admin.patch(`/api/gemini-keys/${_id}/toggle`);
    expect(await listed()).toMatchObject([{ setAside: false, isActive: true }]);
    expect(await usable()).toEqual([_id]);

    await setAside();
    await update(_id, { name: 'Studio', key: MASKED });
    expect(await listed()).toMatchObject([{ setAside: false, lastError: null }]);
    expect(await usable()).toEqual([_id]);
  });

  test('calls and failures of the last seven days are counted', async () => {
    const { db } = test_.services;
    const { _id } = await add();
    await add({ name: 'Unused' });
    const call = { keyId: _id, provider: 'gemini', model: 'gemini-flash-latest', durationMs: 12.4 } as const;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await recordCall(db, { ...call, startedAt: daysAgo(8), ok: false, error: 'old' });
    await recordCall(db, { ...call, startedAt: daysAgo(6), ok: false, status: 429, error: 'Quota exceeded.' });
    await recordCall(db, { ...call, startedAt: daysAgo(5), ok: true });
    const lastUse = daysAgo(1);
    await recordCall(db, { ...call, startedAt: lastUse, ok: true });
    expect(await listed()).toMatchObject([
      {
        callsThisWeek: 3,
        failuresThisWeek: 1,
        lastError: 'Quota exceeded.',
        lastUsedAt: lastUse.toISOString(),
      },
      { callsThisWeek: 0, failuresThisWeek: 0, lastUsedAt: null },
    ]);
  });

  test('a key sealed with another master key says so and can be entered again', async () => {
    const { db } = test_.services;
    const { _id } = await add();
    await db.update(providerKeys).set({ sealedKey: sql`'v1.AAAA.AAAA'` });
    expect(await listed()).toMatchObject([{ key: '••••••••', lastError: expect.stringContaining('MASTER_KEY') }]);
    expect((await admin.post(`/api/gemini-keys/${_id}/test`)).body).toMatchObject({ ok: false });
    expect((await update(_id, { name: 'Studio', key: '••••••••' })).body.error).toContain('Enter the key again');
    expect((await update(_id, { name: 'Studio', key: KEY })).body.data).toMatchObject({ key: MASKED, lastError: null });
  });
});
