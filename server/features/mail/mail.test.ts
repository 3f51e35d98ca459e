import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEmulator } from '#emulators/smtp/index.ts';
import type { SmtpEmulator } from '#emulators/smtp/types.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { type OutgoingMail, queueMail } from './queue-mail.ts';
import { startMailWorker } from './start-worker.ts';
import { mails } from './tables.ts';

describe.each(testDatabases())('mail on $name', ({ open }) => {
  let test_: TestApp;
  let emulator: SmtpEmulator;
  let worker: Awaited<ReturnType<typeof startMailWorker>>;
  beforeAll(async () => {
    emulator = await createEmulator();
    test_ = await createTestApp(open, { SMTP_URL: emulator.url });
    worker = await startMailWorker(test_.services, createMailer(test_.services.config, 2000));
  });
  beforeEach(() => emulator.reset());
  afterAll(async () => {
    await worker.stop();
    await test_.stop();
    await emulator.close();
  });

  const tide = (to: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
    kind: 'message',
    to,
    subject: 'Tides',
    html: '<p>High water at <a href="https://tides.example/noon">noon</a>.</p>',
    ...more,
  });
  const queue = (mail: OutgoingMail) => queueMail(test_.services, mail);
  const row = async (id: string | undefined) =>
    (await test_.services.db.select().from(mails).where(eq(mails.id, id!)))[0]!;
  const ended = (id: string | undefined, status: string) =>
    vi.waitFor(async () => expect(await row(id)).toMatchObject({ status }), { timeout: 50_000, interval: 50 });

  test('is sent with a text part made from its HTML, and its body stays in the log', async () => {
    const id = await queue(tide('mona@test.example'));
    await ended(id, 'sent');
    const [mail] = emulator.mails();
    expect(mail).toMatchObject({ to: ['mona@test.example'], subject: 'Tides', html: expect.stringContaining('<p>') });
    expect(mail!.text.trim()).toBe('High water at noon [https://tides.example/noon].');
    expect(mail!.messageId).toContain(id);
    expect(await row(id)).toMatchObject({ attempts: 1, error: null, text: expect.stringContaining('High water') });
  });

  test('that is refused fails at once, and the log shows what the server said', async () => {
    emulator.refuse({ how: 550, message: '5.1.1 Nobody of that name lives here' });
    const id = await queue(tide('nobody@test.example'));
    await ended(id, 'failed');
    expect(await row(id)).toMatchObject({ attempts: 1, error: expect.stringContaining('Nobody of that name') });
    expect(emulator.mails()).toEqual([]);
  });

  test('that is put off is tried again and sent', async () => {
    emulator.refuse({ how: 451, times: 1 });
    const id = await queue(tide('later@test.example'));
    await vi.waitFor(async () => expect((await row(id)).error).toContain('Greylisted'), { timeout: 10_000 });
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 1 });
    await ended(id, 'sent');
    expect(await row(id)).toMatchObject({ attempts: 2, error: null });
  });

  test('whose end was not noted is sent once more rather than lost, under the same Message-ID', async () => {
    emulator.refuse({ how: 'lose-answer', times: 1 });
    const id = await queue(tide('twice@test.example'));
    await ended(id, 'sent');
    const ids = emulator.mails().map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('with a secret link leaves no trace of it in the table', async () => {
    const id = await queue(tide('forgot@test.example', { kind: 'reset', text: 'https://x.example/?token=abc' }));
    await ended(id, 'sent');
    expect(emulator.mails()[0]!.text).toContain('token=abc');
    expect(await row(id)).toMatchObject({ text: null, html: null });
    emulator.refuse({ how: 550 });
    const refused = await queue(tide('forgot@test.example', { kind: 'reset', text: 'token=abc' }));
    await ended(refused, 'failed');
    expect(await row(refused)).toMatchObject({ text: null, html: null });
  });

  test('of one cause is queued once, however many ask at the same time', async () => {
    const mail = tide('once@test.example', { cause: `tide:${test_.services.config.dataDir}` });
    const ids = await Promise.all(Array.from({ length: 10 }, () => queue(mail)));
    expect(ids.filter(Boolean)).toHaveLength(1);
    await ended(ids.find(Boolean), 'sent');
    expect(emulator.mails()).toHaveLength(1);
  });

  test('goes out only if the transaction commits', async () => {
    const { db, jobs } = test_.services;
    const undone = db.transaction(async (tx) => {
      await queueMail({ db: tx, jobs }, tide('undone@test.example'));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    const id = await db.transaction((tx) => queueMail({ db: tx, jobs }, tide('done@test.example')));
    await ended(id, 'sent');
    expect(emulator.mails().map(({ to }) => to[0])).toEqual(['done@test.example']);
  });
});

test('without SMTP mail is kept in the outbox folder, and a new account is welcomed there', async () => {
  const { readdir, readFile } = await import('node:fs/promises');
  const test_ = await createTestApp(testDatabases()[0]!.open);
  const worker = await startMailWorker(test_.services);
  await test_.signUp({ email: 'fresh@test.example', name: 'Frida Fresh' });
  const folder = test_.services.config.outboxDir;
  const [name] = await vi.waitFor(async () => {
    expect(await test_.services.db.select().from(mails)).toMatchObject([{ kind: 'welcome', status: 'kept' }]);
    return readdir(folder);
  });
  const eml = await readFile(`${folder}/${name}`, 'utf8');
  await worker.stop();
  await test_.stop();
  expect(eml).toContain('To: fresh@test.example');
  expect(eml).toContain('Frida Fresh');
});
