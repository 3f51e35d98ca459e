import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator as createAnthropic } from '#emulators/anthropic/index.ts';
import { createEmulator as createGemini } from '#emulators/gemini/index.ts';
import { createEmulator as createOpenAI } from '#emulators/openai/index.ts';
import type { Emulator, Reply } from '#emulators/shared/types.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { providerCalls, providerKeys } from './tables.ts';
import { testKey } from './test-key.ts';

const KEY = 'key-abcdefghijklmnopqrstuvwxyz-0123456789';
const vendors = [
  { provider: 'gemini', createEmulator: createGemini },
  { provider: 'openai', createEmulator: createOpenAI },
  { provider: 'anthropic', createEmulator: createAnthropic },
  { provider: 'compatible', createEmulator: createOpenAI },
];

describe.each(testDatabases())('testing a key on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin' });
  });
  beforeEach(async () => {
    await test_.services.db.delete(providerKeys);
    await test_.services.db.delete(providerCalls);
  });
  afterAll(() => test_.stop());

  const add = async (fields: object): Promise<string> =>
    (await admin.post('/api/gemini-keys', { name: 'Test', key: KEY, ...fields })).body.data._id;
  const ask = async (id: string) => (await admin.post(`/api/gemini-keys/${id}/test`)).body;
  const record = async () => (await admin.get('/api/gemini-keys')).body.data[0];
  const calls = () => test_.services.db.select().from(providerCalls);

  describe.each(vendors)('of $provider', ({ provider, createEmulator }) => {
    let reply: Reply;
    let emulator: Emulator;
    beforeAll(async () => {
      emulator = await createEmulator({ script: () => reply });
    });
    beforeEach(() => {
      emulator.reset();
      reply = { text: 'OK' };
    });
    afterAll(() => emulator.close());
    const addVendor = (baseURL = emulator.baseURL) => add({ provider, baseURL, model: 'some-model' });

    test('says what the provider answered, and writes the call down', async () => {
      for (const baseURL of [emulator.baseURL, emulator.url]) {
        const id = await addVendor(baseURL);
        expect(await ask(id)).toEqual({ ok: true, message: 'OK', durationMs: expect.any(Number) });
      }
      expect(emulator.requests).toMatchObject([{ key: KEY }, { key: KEY }]);
      expect(await calls()).toMatchObject(
        Array(2).fill({ provider, model: 'some-model', keyName: 'Test', ok: true, generationId: null }),
      );
      expect((await calls())[0]!.inputTokens).toBeGreaterThan(0);
      expect(await record()).toMatchObject({ callsThisWeek: 1, failuresThisWeek: 0, setAside: false });
    });

    test.each([401, 403])('a key refused with %i is set aside', async (status) => {
      reply = { status, message: `The key ${KEY} is not accepted.` };
      const id = await addVendor();
      const message = `API Error: ${status} - The key [secret] is not accepted.`;
      expect(await ask(id)).toMatchObject({ ok: false, message });
      expect(await record()).toMatchObject({ setAside: true, lastError: message, failuresThisWeek: 1 });
      expect(await calls()).toMatchObject([{ ok: false, status, error: message }]);
    });

    test.each([429, 500])('%i is a failure, tried once, and the key stays in use', async (status) => {
      reply = { status, message: 'Come back later.' };
      const id = await addVendor();
      expect(await ask(id)).toMatchObject({ ok: false, message: `API Error: ${status} - Come back later.` });
      expect(await record()).toMatchObject({ setAside: false, failuresThisWeek: 1 });
      expect(emulator.requests).toHaveLength(1);
    });

    test('a provider that does not answer', async () => {
      reply = { hang: true };
      const id = await addVendor();
      const answer = await testKey(test_.services, id, 200);
      expect(answer).toMatchObject({ ok: false, message: 'The provider did not answer in time.' });
      expect(answer.durationMs).toBeLessThan(2000);
      await emulator.requests[0]!.done;
      expect(emulator.requests[0]!.aborted).toBe(true);
    });

    test('a long answer is shortened', async () => {
      reply = { text: 'word '.repeat(500) };
      expect((await ask(await addVendor())).message.length).toBeLessThanOrEqual(200);
    });
  });

  test('Gemini refuses a wrong key with 400, and the key is set aside all the same', async () => {
    const emulator = await createGemini();
    const id = await add({ key: 'an-invalid-key', baseURL: emulator.baseURL });
    expect(await ask(id)).toMatchObject({ ok: false, message: expect.stringMatching(/^API Error: 400 - /) });
    expect(await record()).toMatchObject({ setAside: true });
    await emulator.close();
  });

  test('nobody listens there', async () => {
    const id = await add({ baseURL: 'http://127.0.0.1:9' });
    const answer = await ask(id);
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/connect/i) });
    expect(await calls()).toMatchObject([{ ok: false, status: null }]);
  });

  test('a key does not follow a redirect to another server', async () => {
    const seen: string[] = [];
    const thief = await listen((request) => seen.push(JSON.stringify(request.headers)));
    const proxy = await listen((_request, response) => response.writeHead(307, { location: `${thief.url}/v1/x` }));
    for (const { provider } of vendors) {
      const id = await add({ provider, model: 'some-model', baseURL: proxy.url });
      expect(await ask(id)).toMatchObject({ ok: false });
    }
    expect(seen).toEqual([]);
    thief.server.close();
    proxy.server.close();
  });
});

async function listen(answer: (...exchange: Parameters<Parameters<typeof createServer>[1] & object>) => unknown) {
  const server = createServer((request, response) => {
    answer(request, response);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
