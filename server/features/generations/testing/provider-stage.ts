import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Provider } from '#contract/provider-keys.ts';
import { createEmulator as createAnthropic } from '#emulators/anthropic/index.ts';
import { createEmulator as createGemini } from '#emulators/gemini/index.ts';
import { createEmulator as createOpenAI } from '#emulators/openai/index.ts';
import type { Asked, Emulator, Reply } from '#emulators/shared/types.ts';
import { incidents } from '#server/features/incidents/tables.ts';
import { addKey } from '#server/features/provider-keys/add-key.ts';
import { providerCalls, providerKeys } from '#server/features/provider-keys/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { aDesign } from '#server/testing/pictures.ts';
import type { Worker } from '../run.ts';
import { runGeneration } from '../run-generation.ts';
import { generations } from '../tables.ts';
import { aFakeEngine } from './fake-engine.ts';

export type ProviderStage = Awaited<ReturnType<typeof openProviderStage>>;

const EMULATED = { gemini: createGemini, openai: createOpenAI, anthropic: createAnthropic, compatible: createOpenAI };

/** The real app with an emulator for each provider, and a member who orders from them. */
export async function openProviderStage(open: () => Promise<DatabaseConnection>, logLine?: (line: string) => void) {
  const environment = { SIGNUP_CREDITS: '200', ...(logLine && { LOG_LEVEL: 'info' }) };
  const app = await createTestApp(open, environment, logLine);
  const { db } = app.services;
  const client = await app.signUp();
  const design = await aDesign();
  let script: ((asked: Asked & { key: string }) => Reply | undefined) | Reply[] = [];
  const reply = (asked: Asked & { key: string }) => (typeof script === 'function' ? script(asked) : script.shift());
  const emulators = {} as Record<Provider, Emulator>;
  for (const [name, create] of Object.entries(EMULATED)) emulators[name as Provider] = await create({ script: reply });
  const worker: Worker = {
    ...app.services,
    engine: aFakeEngine(),
    patience: { firstTokenMs: 2000, wholeMs: 20_000, measurementMs: 150 },
  };
  let keys = 0;

  return {
    ...app,
    client,
    emulators,
    worker,
    /** What the providers answer from now on: a list used up one after the other, or a function. */
    answer(next: typeof script) {
      script = next;
    },
    /** Everything that was sent to any provider, in order of arrival within each. */
    requests: () => Object.values(emulators).flatMap(({ requests }) => requests.filter(({ body }) => body)),
    /** Forgets keys, calls and requests. */
    async reset() {
      script = [];
      for (const emulator of Object.values(emulators)) emulator.reset();
      await db.delete(providerKeys);
      await db.delete(providerCalls);
    },
    addKey: (provider: Provider = 'gemini', key = `secret-key-number-${++keys}`) =>
      addKey(
        app.services,
        {
          ...{ name: `Key ${keys}`, key, provider, isActive: true },
          model: 'any-model',
          baseURL: emulators[provider].baseURL,
        },
        { id: uuidv7(), name: 'Ada Admin' },
      ),
    /** What is behind the reference in a message. */
    async incidentOf(message: string) {
      const [, reference = ''] = /Reference: ([A-Z0-9]{8})\./.exec(message) ?? [];
      const [row] = await db.select().from(incidents).where(eq(incidents.reference, reference));
      if (!row) throw new Error(`no incident behind: ${message}`);
      return row;
    },
    keys: () => db.select().from(providerKeys),
    calls: () => db.select().from(providerCalls).orderBy(providerCalls.startedAt),
    async order(fields: Record<string, string> = {}, picture: Buffer = design): Promise<string> {
      const data = new FormData();
      data.set('image', new File([new Uint8Array(picture)], 'design.png'));
      for (const [name, value] of Object.entries({ repair: 'false', ...fields })) data.set(name, value);
      const answer = await client.post('/api/generations', data);
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
      return answer.body._id;
    },
    run: (id: string, patience = worker.patience!) =>
      runGeneration({ ...worker, patience }, id, new AbortController().signal),
    get: async (id: string) => (await client.get(`/api/generations/${id}`)).body,
    rowOf: async (id: string) => (await db.select().from(generations).where(eq(generations.id, id)))[0]!,
    balance: async (of: Client = client) =>
      (await of.get(`/users?userEmail=${of.email}`)).body[0].currentBalance as number,
    async until(condition: () => boolean | Promise<boolean>) {
      for (let tries = 0; tries < 500; tries++) {
        if (await condition()) return;
        await delay(20);
      }
      throw new Error('waited too long');
    },
    async close() {
      await app.stop();
      for (const emulator of Object.values(emulators)) await emulator.close();
    },
  };
}
