import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { rateLimits } from '#server/platform/limits/tables.ts';
import { createAuthenticatorApp } from '#server/testing/authenticator-app.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createDatabase, testDatabases } from '#server/testing/databases.ts';

const PASSWORD = 'secret-enough';
const TIMES = 10;

/** Codes are used up for all instances, so on PostgreSQL there are two of them. */
const places = testDatabases().map(({ name, open }) => ({
  name: name === 'PostgreSQL' ? 'two instances on PostgreSQL' : 'the embedded database',
  async start(): Promise<[TestApp, TestApp]> {
    const url = name === 'PostgreSQL' ? await createDatabase() : undefined;
    const one = await createTestApp(url ? () => openPostgres(url) : open);
    return [one, url ? await createTestApp(() => openPostgres(url)) : one];
  },
}));

describe.each(places)('codes of the second factor on $name', ({ start }) => {
  let apps: [TestApp, TestApp];
  beforeAll(async () => {
    apps = await start();
  });
  afterAll(async () => {
    for (const app of new Set(apps)) await app.stop();
  });

  async function enable(email: string) {
    const client = await apps[0].signUp({ email, password: PASSWORD });
    const { body } = await client.post('/api/auth/two-factor/enable', { password: PASSWORD });
    const app = createAuthenticatorApp(new URL(body.totpURI).searchParams.get('secret')!);
    const first = await app.nextCode();
    await client.post('/api/auth/two-factor/verify-totp', { code: first });
    return { app, first, recovery: body.backupCodes as string[] };
  }

  /** Somebody who knows the password and is asked for a code now, on one of the instances. */
  async function asked(email: string, at = 0): Promise<Client> {
    const client = apps[at % 2]!.visitor;
    const { body } = await client.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    expect(body.twoFactorRedirect).toBe(true);
    return client;
  }
  async function askedInManyPlaces(email: string): Promise<Client[]> {
    const clients: Client[] = [];
    for (let n = 0; n < TIMES; n++) clients.push(await asked(email, n));
    return clients;
  }
  const totp = (client: Client, code: string) => client.post('/api/auth/two-factor/verify-totp', { code });
  const countOpen = async (clients: Client[]) => {
    const answers = await Promise.all(clients.map((client) => client.get('/api/generations')));
    return answers.filter(({ status }) => status === 200).length;
  };

  test('one code in ten places at once signs in once; the others wait for the next one', async () => {
    const { app } = await enable('raced@test.example');
    for (const _ of [1, 2]) {
      const clients = await askedInManyPlaces('raced@test.example');
      const code = await app.nextCode();
      const answers = await Promise.all(clients.map((client) => totp(client, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
        new Set(['401 CODE_USED_ALREADY']),
      );
      expect(await countOpen(clients)).toBe(1);
    }
  });

  test('one recovery code in ten places at once signs in once', async () => {
    const { recovery } = await enable('recovering@test.example');
    const clients = await askedInManyPlaces('recovering@test.example');
    const use = (client: Client) => client.post('/api/auth/two-factor/verify-backup-code', { code: recovery[0] });
    const answers = await Promise.all(clients.map(use));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countOpen(clients)).toBe(1);
    expect((await use(await asked('recovering@test.example'))).body.code).toBe('INVALID_BACKUP_CODE');
  });

  test('a used code is refused as long as it would be right, on every instance; the next one is taken', async () => {
    const { app, first } = await enable('overheard@test.example');
    const code = await app.nextCode();
    expect((await totp(await asked('overheard@test.example'), code)).status).toBe(200);
    const thief = await asked('overheard@test.example', 1);
    for (const used of [code, first]) {
      const { status, body } = await totp(thief, used);
      expect([status, body.code]).toEqual([401, 'CODE_USED_ALREADY']);
    }
    expect(await countOpen([thief])).toBe(0);
    expect((await totp(thief, await app.nextCode())).status).toBe(200);
  });

  test('a code that was not accepted is not used up', async () => {
    const { app } = await enable('mistyped@test.example');
    const client = await asked('mistyped@test.example');
    for (const _ of [1, 2]) expect((await totp(client, '000000')).body.code).toBe('INVALID_CODE');
    expect((await totp(client, await app.nextCode())).status).toBe(200);
  });

  test('which codes were used is not written down in clear, and is forgotten after two minutes', async () => {
    const { app } = await enable('forgetful@test.example');
    const code = await app.nextCode();
    await totp(await asked('forgetful@test.example'), code);
    const { db } = apps[0].services;
    const rows = await db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toContain(code);
    await db.update(rateLimits).set({ lastRequest: Date.now() - 1 });
    const client = await asked('forgetful@test.example');
    expect((await totp(client, code)).status).toBe(200);
  });
});
