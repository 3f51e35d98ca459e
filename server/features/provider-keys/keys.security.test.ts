import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userRole } from '#contract/vocabulary/roles.ts';
import { createEmulator } from '#emulators/gemini/index.ts';
import type { Emulator } from '#emulators/shared/types.ts';
import type { Answer, Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { dumpDatabase } from '#server/testing/dump-database.ts';
import { providerKeys } from './tables.ts';

const KEY = 'AIzaSy/secret+PLAIN-abcdefghijkl-9876543210-echo';
const OTHER = 'sk-other-PLAIN-zyxwvutsrqponm-0123456789-echo';
/** A run of characters of each key that its mask does not show. */
const PLAIN = ['abcdefghijkl', 'zyxwvutsrqponm', 'PLAIN'];

const everyCall = (id: string): ((client: Client) => Promise<Answer>)[] => [
  (client) => client.get('/api/gemini-keys'),
  (client) => client.post('/api/gemini-keys', { name: 'Studio', key: KEY }),
  (client) => client.put(`/api/gemini-keys/${id}`, { name: 'Studio', key: OTHER }),
  (client) => client.patch(`/api/gemini-keys/${id}/toggle`),
  (client) => client.post(`/api/gemini-keys/${id}/test`),
  (client) => client.get('/api/provider-usage'),
  (client) => client.delete(`/api/gemini-keys/${id}`),
];

describe.each(testDatabases())('provider keys on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let emulator: Emulator;
  const log: string[] = [];
  beforeAll(async () => {
    test_ = await createTestApp(open, { LOG_LEVEL: 'trace' }, (line) => log.push(line));
    admin = await test_.signUp({ role: 'Admin' });
    emulator = await createEmulator();
  });
  afterAll(async () => {
    await emulator.close();
    await test_.stop();
  });

  test('are for admins alone: visitors get 401, everybody else 403', async () => {
    const { _id } = (await admin.post('/api/gemini-keys', { name: 'Studio', key: KEY })).body.data;
    const before = await admin.get('/api/gemini-keys');
    for (const role of userRole.options.filter((role) => role !== 'Admin')) {
      const client = await test_.signUp({ role });
      for (const call of everyCall(_id)) expect(await call(client)).toMatchObject({ status: 403 });
    }
    for (const call of everyCall(_id)) expect(await call(test_.visitor)).toMatchObject({ status: 401 });
    for (const call of everyCall(uuidv7())) expect(await call(test_.visitor)).toMatchObject({ status: 401 });
    expect((await admin.get('/api/gemini-keys')).body).toEqual(before.body);
  });

  test('lead to no address of this machine or network that is not listed', async () => {
    const guarded = await createTestApp(open, { PROVIDER_ALLOWED_HOSTS: 'ollama.lan:11434' });
    const owner = await guarded.signUp({ role: 'Admin' });
    const inward = { name: 'Inward', key: KEY, baseURL: emulator.baseURL };
    const refusal = expect.stringContaining(`add ${new URL(emulator.url).host} to the setting PROVIDER_ALLOWED_HOSTS`);
    expect(await owner.post('/api/gemini-keys', inward)).toMatchObject({ status: 400, body: { message: refusal } });
    const { _id } = (await owner.post('/api/gemini-keys', { name: 'Studio', key: KEY })).body.data;
    expect(await owner.put(`/api/gemini-keys/${_id}`, inward)).toMatchObject({ status: 400 });
    // A key from before the list was shortened, or whose name has got another address since.
    await guarded.services.db.update(providerKeys).set({ baseURL: emulator.baseURL });
    emulator.reset();
    const tested = await owner.post(`/api/gemini-keys/${_id}/test`);
    expect(tested.body).toMatchObject({ ok: false, message: refusal });
    expect((await owner.get('/api/gemini-keys')).body.data).toMatchObject([{ lastError: refusal, setAside: false }]);
    expect(emulator.requests).toEqual([]);
    await guarded.stop();
  });

  test('stand in no row, no answer and no line of the log', async () => {
    const answers: Answer[] = [];
    const keep = async (answer: Promise<Answer>) => {
      answers.push(await answer);
      return answers.at(-1)!;
    };
    const fields = { name: 'Studio', key: KEY, baseURL: emulator.baseURL };
    const { _id } = (await keep(admin.post('/api/gemini-keys', fields))).body.data;
    // The emulator answers this key with an error that holds it.
    const tested = await keep(admin.post(`/api/gemini-keys/${_id}/test`));
    expect(tested.body).toMatchObject({ ok: false, message: expect.stringContaining('[secret]') });
    await keep(admin.put(`/api/gemini-keys/${_id}`, { ...fields, key: OTHER, isActive: false }));
    await keep(admin.post(`/api/gemini-keys/${_id}/test`));
    await keep(admin.patch(`/api/gemini-keys/${_id}/toggle`));
    await keep(admin.get('/api/gemini-keys'));
    await keep(admin.get('/api/provider-usage'));
    // Refusals must not repeat what was sent.
    await keep(admin.post('/api/gemini-keys', { ...fields, baseURL: `file:///${KEY}` }));
    await keep(admin.post('/api/gemini-keys', { ...fields, key: `${KEY} ${OTHER}` }));
    await keep(admin.post('/api/gemini-keys', { ...fields, key: KEY.repeat(20) }));
    await keep(admin.post('/api/gemini-keys', { ...fields, provider: KEY }));
    await keep(admin.post('/api/gemini-keys', { ...fields, key: [KEY] }));
    await keep(admin.post(`/api/gemini-keys?key=${KEY}`, {}));
    expect(answers.slice(-6).map(({ status }) => status)).toEqual(Array(6).fill(400));

    expect(emulator.requests.map(({ key }) => key)).toEqual([KEY, OTHER]);
    expect(log.length).toBeGreaterThan(10);
    const dump = await dumpDatabase(test_.services.db);
    expect(dump).toContain(_id);
    const seen = [dump, log.join('\n'), ...answers.map(({ text, headers }) => text + JSON.stringify(headers))].join(
      '\n',
    );
    for (const part of PLAIN) {
      expect(seen).not.toContain(part);
      expect(seen).not.toContain(Buffer.from(part).toString('hex'));
    }
  });
});
