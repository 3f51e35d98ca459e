import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#contract/history.ts';
import { createEmulator } from '#emulators/s3/index.ts';
import { eraseDeleted } from '#server/features/generations/history/erase-deleted.ts';
import { generations } from '#server/features/generations/tables.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { rows } from '#server/platform/database/rows.ts';
import { type BreakableLine, openBreakableLine } from '#server/testing/breakable-line.ts';
import type { Answer, Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createDatabase, testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { sweepLooseFiles } from '../storage/loose-files.ts';
import { looseFiles } from '../storage/tables.ts';
import { Unavailable } from '../unavailable.ts';
import { answerErrors } from './answer-errors.ts';

const HOUR = 60 * 60 * 1000;
const PASSWORD = 'secret-enough';

async function order(client: Client): Promise<Answer> {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
  return client.post('/api/generations', body);
}

const creditsOf = async (client: Client): Promise<number> =>
  (await client.get(`/users?userEmail=${client.email}`)).body[0].currentBalance;

function expectUnavailable(answer: Answer): void {
  expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'SERVICE_UNAVAILABLE', status: 503 } });
  expect(answer.body.message).toContain('Please try again in a moment.');
  expect(answer.headers['retry-after']).toBe('5');
}

/** Files below a folder; none when it is not there. */
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));

describe('what people are told', () => {
  const app = Fastify();
  answerErrors(app);
  app.get('/*', () => Promise.reject(new Unavailable('The disk of 10.0.0.7 is full.')));
  afterAll(() => app.close());

  test('a page that leads back to where they were, and nowhere else', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/items?a="><b>', headers: { accept: 'text/html' } });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('Back in a moment');
    expect(body).toMatch(/<a href="\/items\?a=[^"<>]*">Try again<\/a>/);
    expect(body).not.toContain('10.0.0.7');
  });

  test.each([
    ['/api/any', 'text/html'],
    ['/packages', '*/*'],
  ])('JSON for calls: %s', async (url, accept) => {
    const answer = await app.inject({ url, headers: { accept } });
    expectUnavailable({ status: answer.statusCode, headers: answer.headers, body: answer.json(), text: answer.body });
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('PostgreSQL cannot be reached', () => {
  let line: BreakableLine;
  let test_: TestApp;
  let client: Client;
  beforeAll(async () => {
    line = await openBreakableLine(await createDatabase());
    test_ = await createTestApp(() => openPostgres(line.url));
    client = await test_.signUp();
    line.cut();
  });
  afterAll(async () => {
    await test_.stop();
    await line.close();
  });

  test('every kind of call answers 503, says when to come back, and tells nothing of the inside', async () => {
    const { visitor } = test_;
    const signIn = { email: client.email, password: PASSWORD };
    const answers = [
      await visitor.get('/packages'),
      await visitor.get('/api/banner-section'),
      await client.get('/api/generations'),
      await client.get('/api/auth/get-session'),
      await visitor.post('/api/auth/sign-in/email', signIn, { origin: 'http://localhost' }),
      await order(client),
    ];
    for (const answer of answers) {
      expectUnavailable(answer);
      expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1|Connection|SELECT|select/);
    }
  });

  test('the process is well, but not ready', async () => {
    expect((await test_.visitor.get('/healthz')).status).toBe(200);
    const ready = await test_.visitor.get('/readyz');
    expect(ready).toMatchObject({
      status: 503,
      body: { status: 'not ready', database: 'unavailable', storage: 'ok' },
    });
    expect(ready.headers['retry-after']).toBe('5');
  });

  test('and when it is back everything is as before', async () => {
    line.mend();
    await expect.poll(async () => (await client.get('/api/generations')).status).toBe(200);
    expect((await order(client)).status).toBe(201);
    await expect.poll(async () => (await test_.visitor.get('/readyz')).status).toBe(200);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('PostgreSQL cannot write', () => {
  let test_: TestApp;
  let client: Client;
  beforeAll(async () => {
    const url = await createDatabase();
    test_ = await createTestApp(() => openPostgres(url));
    client = await test_.signUp();
  });
  afterAll(() => test_.stop());
  const run = (statement: string) => test_.services.db.execute(sql.raw(statement));

  test('read-only: what only reads works, the rest is told to come back', async () => {
    const [{ name }] = rows<{ name: string }>(await run('SELECT current_database() AS name')) as [{ name: string }];
    // Settings of a database hold for new connections.
    const endAll = async () => {
      const ofDatabase = `FROM pg_stat_activity WHERE datname = '${name}'`;
      await run(`SELECT pg_terminate_backend(pid) ${ofDatabase} AND pid <> pg_backend_pid()`).catch(() => {});
      await run('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {});
    };
    await run(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await endAll();
    await expect.poll(async () => (await test_.visitor.get('/readyz')).body.database).toBe('unavailable');
    expect((await test_.visitor.get('/packages')).status).toBe(200);
    expectUnavailable(await order(client));
    await run(`BEGIN READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`);
    await endAll();
    await expect.poll(async () => (await test_.visitor.get('/readyz')).status).toBe(200);
  });

  test('disk full in the middle of an order: nothing of it stays', async () => {
    await run(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
    await run('CREATE TRIGGER full_disk BEFORE INSERT ON generation FOR EACH ROW EXECUTE FUNCTION full_disk()');
    const before = await creditsOf(client);
    expectUnavailable(await order(client));
    await run('DROP TRIGGER full_disk ON generation');
    expect(await creditsOf(client)).toBe(before);
    await expect.poll(() => test_.services.db.select().from(looseFiles)).toEqual([]);
    expect(await filesIn(`${test_.services.config.uploadsDir}/generations`)).toEqual([]);
    expect((await order(client)).status).toBe(201);
  });
});

describe.each(testDatabases())('the storage cannot be used, on $name', ({ open }) => {
  let test_: TestApp;
  afterEach(() => test_.stop());

  const nothingStays = async (client: Client) => {
    expect(await creditsOf(client)).toBe(3);
    expect(await test_.services.db.select().from(generations)).toEqual([]);
  };

  test('the folder is gone', async () => {
    test_ = await createTestApp(open);
    const client = await test_.signUp({ role: 'Admin' });
    const { uploadsDir } = test_.services.config;
    await writeFile(uploadsDir, 'a file where the folder was');
    expectUnavailable(await order(client));
    const picture = new FormData();
    picture.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    expectUnavailable(await client.post('/image-server/upload', picture));
    const text = new FormData();
    text.set('file', new File(['high water'], 'tide.txt'));
    expectUnavailable(await client.post('/api/support-attachments', text));
    expect((await test_.visitor.get('/readyz')).body).toEqual({
      status: 'not ready',
      database: 'ok',
      storage: 'unavailable',
    });
    await nothingStays(client);

    await rm(uploadsDir);
    await mkdir(uploadsDir);
    await sweepLooseFiles(test_.services, new Date(Date.now() + 2 * HOUR));
    expect(await test_.services.db.select().from(looseFiles)).toEqual([]);
    expect(await filesIn(`${uploadsDir}/generations`)).toEqual([]);
    expect((await order(client)).status).toBe(201);
  });

  test('the object storage is gone, and with it the file that was to be deleted', async () => {
    const s3 = await createEmulator();
    const places = {
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    test_ = await createTestApp(open, { S3_ENDPOINT: s3.url, ...places });
    const client = await test_.signUp();
    const { body } = await order(client);
    await client.post(`/api/generations/${body._id}/cancel`);
    expect(s3.objects.size).toBe(1);

    // Enough for all attempts of both calls.
    s3.failNext(...Array<number>(12).fill(503));
    expectUnavailable(await order(client));
    expect((await client.delete(`/api/generations/${body._id}`)).status).toBe(200);
    await eraseDeleted(test_.services, new Date(Date.now() + UNDO_MS + 1000));
    expect(s3.objects.size).toBe(1);
    await nothingStays(client);
    await expect.poll(() => s3.requests.length).toBe(1 + 12);
    // The picture that was refused, the deleted one, and its thumbnail.
    expect(await test_.services.db.select().from(looseFiles)).toHaveLength(3);
    await sweepLooseFiles(test_.services, new Date(Date.now() + 2 * HOUR));
    expect([s3.objects.size, await test_.services.db.select().from(looseFiles)]).toEqual([0, []]);
    await s3.close();
  });
});

test('nothing listens where the storage should be', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const test_ = await createTestApp(testDatabases()[0]!.open, {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'harbour',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expectUnavailable(await order(await test_.signUp()));
  await test_.stop();
});
