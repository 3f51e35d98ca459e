import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { rows } from '#server/platform/database/rows.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { keepChanges } from './keep-changes.ts';
import { recordAct } from './record-act.ts';
import { auditEntries } from './tables.ts';

const KEY = 'AIzaSy/secret+PLAIN-abcdefghijkl-9876543210';
const OTHER = 'sk-other-PLAIN-zyxwvutsrqponm-0123456789';
const PASSWORD = 'a-password-of-the-admin';

describe.each(testDatabases())('the audit log on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin', email: 'ada@test.example', password: PASSWORD });
  });
  afterAll(() => test_.stop());
  const list = async (query = '') => (await admin.get(`/api/audit-log?limit=100${query}`)).body as AuditEntry[];

  test('has every act of an admin once, with what changed and without any secret', async () => {
    await test_.signUp({ email: 'mona@test.example' });
    await admin.post('/api/deduct-credit', { userEmail: 'mona@test.example', amount: 2, reason: 'A trial' });
    await admin.post('/api/refund-credit', { userEmail: 'mona@test.example', amount: 5, reason: 'Sorry' });
    await admin.post('/api/deduct-credit', { userEmail: 'mona@test.example', amount: 500 });
    const key = (await admin.post('/api/gemini-keys', { name: 'Studio', key: KEY })).body.data._id;
    await admin.put(`/api/gemini-keys/${key}`, { name: 'Lab', key: OTHER });
    await admin.patch(`/api/gemini-keys/${key}/toggle`);
    await admin.delete(`/api/gemini-keys/${key}`);
    await admin.patch('/api/banner-section/toggle');
    const template = { templateName: 'Tides', subject: 'Tides', body: '<p>Noon</p>' };
    const { _id } = (await admin.post('/user-emails', template)).body;
    await admin.put(`/user-emails/${_id}`, { ...template, subject: 'New tides' });
    await admin.delete(`/user-emails/${_id}`);
    await admin.post('/send-message', { toEmail: 'mona@test.example', subject: 'Tides', messageBody: 'Noon' });
    const picture = new FormData();
    picture.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    await admin.post('/image-server/upload', picture);

    const entries = (await list()).toReversed();
    expect(entries.map(({ action }) => action)).toEqual([
      ...['credits.deduct', 'credits.refund', 'key.add', 'key.update', 'key.deactivate', 'key.delete'],
      ...['banner.deactivate', 'mail-template.add', 'mail-template.update', 'mail-template.delete', 'mail.send'],
      'picture.upload',
    ]);
    expect(entries[0]).toMatchObject({
      ...{ actorName: 'Ada Admin', subjectType: 'user', subjectName: 'mona@test.example' },
      ...{ before: { credits: 3 }, after: { credits: 1, reason: 'A trial' } },
    });
    const [, , , update, , , banner, , changed] = entries;
    expect(update!.before).toEqual({ name: 'Studio', maskedKey: 'AIzaSy/s••••••••3210' });
    expect(update!.after).toEqual({ name: 'Lab', maskedKey: 'sk-other••••••••6789' });
    expect(banner).toMatchObject({ before: { isActive: 'true' }, after: { isActive: 'false' } });
    expect(changed).toMatchObject({ before: { subject: 'Tides' }, after: { subject: 'New tides' } });

    const all = rows<{ line: string }>(await test_.services.db.execute(sql`SELECT t::text AS line FROM audit_entry t`));
    expect(all).toHaveLength(12);
    for (const secret of [KEY, OTHER, PASSWORD, 'PLAIN', 'abcdefghijkl', 'zyxwvutsrqponm', 'sealed'])
      expect(all.map(({ line }) => line).join('\n')).not.toContain(secret);
  });

  test('is searched, filtered and paged', async () => {
    expect((await list('&search=lab')).map(({ action }) => action)).toEqual([
      'key.delete',
      'key.deactivate',
      'key.update',
    ]);
    expect(await list('&action=mail.send')).toHaveLength(1);
    expect(await list('&search=a%20trial')).toHaveLength(1);
    expect(await list('&search=100%25')).toEqual([]);
    const [newest] = await list();
    expect(await list(`&subjectId=${newest!.subjectId}`)).toEqual([newest]);
    const today = newest!.at.slice(0, 10);
    expect(await list(`&from=${today}&to=${today}`)).not.toEqual([]);
    expect(await list('&to=2020-01-01')).toEqual([]);
    const page = await admin.get('/api/audit-log?page=2&limit=5');
    expect(page.body).toEqual((await list()).slice(5, 10));
    expect(page.headers['x-total-count']).toBe('12');
  });

  test('is exported as sentences, with the filter of the screen', async () => {
    const file = await admin.get('/api/audit-log.csv?search=lab');
    expect(file.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
    const lines = file.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFTime (UTC),Admin,What was done,Details');
    expect(lines.slice(1).map((line) => line.replace(/^[\d :-]{19},/, ''))).toEqual([
      expect.stringMatching(/^Ada Admin,Ada Admin deleted the AI key Lab\.,name: “Lab”; /),
      'Ada Admin,Ada Admin deactivated the AI key Lab.,',
      'Ada Admin,Ada Admin changed the name of Studio from “Studio” to “Lab” and the key from AIzaSy/s••••••••3210 to sk-other••••••••6789.,',
    ]);
    expect((await list('&action=audit.export'))[0]).toMatchObject({ after: { entries: 3 } });
  });

  test('cannot be changed, and holds nothing of an act that was taken back', async () => {
    const { db } = test_.services;
    const change = db.update(auditEntries).set({ actorName: 'Eve' }).where(eq(auditEntries.action, 'mail.send'));
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    const undone = db.transaction(async (tx) => {
      const actor = { id: '019aa000-0000-7000-8000-000000000009', name: 'Ada Admin' };
      await recordAct(tx, { actor, action: 'user.delete', subject: { type: 'user', name: 'Mona' } });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await list('&action=user.delete')).toEqual([]);
  });

  test('has nothing of a save that changed nothing', async () => {
    const template = { templateName: 'Same', subject: 'Same', body: '<p>Same</p>' };
    const { _id } = (await admin.post('/user-emails', template)).body;
    const about = (await admin.get('/api/about-section')).body.data;
    const [mona] = (await admin.get('/users?userEmail=mona@test.example')).body;
    const before = (await list()).length;
    const saves = [
      await admin.put(`/user-emails/${_id}`, template),
      await admin.put(`/api/users/${mona._id}`, { userName: mona.userName, currentBalance: mona.currentBalance }),
      await admin.put(`/update-user-profile/${mona._id}`, { userName: mona.userName }),
      await admin.put('/api/about-section', about),
    ];
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await list()).toHaveLength(before);
  });
});

describe('what is kept of a change', () => {
  test('are the fields that differ', () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const before = { name: 'Mona', role: 'member', disabledAt: null, tags: ['a'] };
    const after = { name: 'Mona', role: 'Admin', disabledAt: at, tags: ['a'] };
    expect(keepChanges(before, after)).toEqual({
      before: { role: 'member', disabledAt: null },
      after: { role: 'Admin', disabledAt: '2026-11-20T12:00:00.000Z' },
    });
    expect(keepChanges(undefined, { name: 'Mona' })).toEqual({ before: null, after: { name: 'Mona' } });
  });

  test.each([
    'password',
    'newPassword',
    'sealedKey',
    'token',
    'accessToken',
    'clientSecret',
    'key',
    'apiKey',
    'passwordHash',
  ])('is never the value of %s', (field) => {
    const { before, after } = keepChanges({ [field]: 'one' }, { [field]: 'two', nested: { [field]: 'three' } });
    expect({ before, after }).toEqual({
      before: { [field]: '[secret]' },
      after: { [field]: '[secret]', nested: { [field]: '[secret]' } },
    });
  });

  test('is the beginning of a long text', () => {
    const { after } = keepChanges(undefined, { body: 'x'.repeat(10_000) });
    expect(String(after!.body).length).toBeLessThan(600);
  });
});
