import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCannedReplies } from '#server/seed/seed-canned-replies.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { cannedReplies } from '../tables.ts';

const path = '/api/canned-replies';
const thanks = { title: 'Thanks', message: 'Thank you, {userName}.\n{adminName}' };

describe.each(testDatabases())('canned replies on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
  });
  afterAll(() => test_.stop());
  const titles = async () => (await admin.get(path)).body.map(({ title }: { title: string }) => title);
  const acts = async () =>
    (await admin.get('/api/audit-log')).body.map(({ action, subjectName }: Record<string, string>) => [
      action,
      subjectName,
    ]);

  test('begin with three, once: those that an admin deletes do not come back, also when none is left', async () => {
    const { db } = test_.services;
    await Promise.all([seedCannedReplies(db), seedCannedReplies(db)]);
    const seeded = await titles();
    expect(seeded).toHaveLength(3);
    for (let left = 2; left >= 0; left--) {
      await admin.delete(`${path}/${(await admin.get(path)).body[0]._id}`);
      await seedCannedReplies(db);
      expect(await titles()).toEqual(seeded.slice(3 - left));
    }
  });

  test('are added, changed and deleted; who did it is in the audit log', async () => {
    const added = await admin.post(path, { ...thanks, title: '  Thanks ' });
    expect(added).toMatchObject({ status: 201, body: thanks });
    const { _id, updatedAt } = added.body;
    expect((await admin.get(path)).body).toEqual([added.body]);
    const changed = await admin.put(`${path}/${_id}`, { ...thanks, message: 'Thank you!' });
    expect(changed).toMatchObject({ status: 200, body: { _id, title: 'Thanks', message: 'Thank you!' } });
    expect(Date.parse(changed.body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
    expect((await admin.delete(`${path}/${_id}`)).body).toEqual({ success: true });
    expect((await admin.get(path)).body).toEqual([]);
    expect((await acts()).slice(0, 3)).toEqual([
      ['canned-reply.delete', 'Thanks'],
      ['canned-reply.update', 'Thanks'],
      ['canned-reply.add', 'Thanks'],
    ]);
  });

  test('come by title, whether it begins with a capital or not', async () => {
    for (const title of ['b', 'A', 'C']) await admin.post(path, { ...thanks, title });
    expect(await titles()).toEqual(['A', 'b', 'C']);
    await test_.services.db.delete(cannedReplies);
  });

  test.each([
    ['title', 'Please enter a title'],
    ['message', 'Please enter your message'],
  ])('need a %s', async (field, error) => {
    for (const value of [undefined, '', ' \n'])
      expect(await admin.post(path, { ...thanks, [field]: value })).toMatchObject({ status: 400, body: { error } });
  });

  test('that do not exist are said not to', async () => {
    for (const answer of [await admin.put(`${path}/${uuidv7()}`, thanks), await admin.delete(`${path}/${uuidv7()}`)])
      expect(answer).toMatchObject({ status: 404, body: { error: 'This canned reply does not exist.' } });
  });
});
