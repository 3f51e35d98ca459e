import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pointFields } from '#contract/vocabulary/feature-points.ts';
import { SITE_STREAM } from '#server/platform/events/announce.ts';
import { seedPackages } from '#server/seed/seed-packages.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { listPackages } from './list-packages.ts';
import { creditPackages } from './tables.ts';

const PACK = { packageName: 'Harbour', price: '19', credit: 40 };
const NO_SUCH = uuidv7();

describe.each(testDatabases())('the package manager on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin', email: 'ada@shop.example' });
  });
  beforeEach(() => test_.services.db.delete(creditPackages));
  afterAll(() => test_.stop());

  const add = async (more: object = {}) => {
    const answer = await admin.post('/add-package', { ...PACK, ...more });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data as { _id: string; [field: string]: unknown };
  };
  const edit = (id: string, body: object) => admin.put(`/edit-package/${id}`, body);
  const listed = async () => (await test_.visitor.get('/packages')).body;
  const lastAct = async () => (await admin.get('/api/audit-log?limit=1')).body[0];

  test('a new package lasts 30 days, is sold by the admin who added it, and everybody sees it', async () => {
    const answer = await admin.post('/add-package', { ...PACK, packageName: ' Harbour ', price: ' 19.5 ' });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Package added successfully!' } });
    expect(answer.body.data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      packageName: 'Harbour',
      price: '19.50',
      currency: 'USD',
      credit: 40,
      validity: 30,
      sellerEmail: 'ada@shop.example',
      description: '',
    });
    expect(await listed()).toEqual([answer.body.data]);
    expect((await test_.visitor.get(`/package/${answer.body.data._id}`)).body).toEqual(answer.body.data);
  });

  test('numbers come as text, too; empty texts are what is not said', async () => {
    const added = await add({ price: 19, credit: ' 250 ', validity: '90', sellerEmail: ' sales@shop.example ' });
    expect(added).toMatchObject({ price: '19.00', credit: 250, validity: 90, sellerEmail: 'sales@shop.example' });
    expect(await add({ validity: '', sellerEmail: '' })).toMatchObject({
      validity: 30,
      sellerEmail: 'ada@shop.example',
    });
  });

  test('blank feature lines are dropped, the others close up; ten are kept and no eleventh', async () => {
    const some = await add({ pointOne: ' 40 conversions ', pointTwo: '  ', pointFour: 'Support', pointSix: null });
    expect(some).toMatchObject({ pointOne: '40 conversions', pointTwo: 'Support' });
    expect(some).not.toHaveProperty('pointThree');
    const all = Object.fromEntries(pointFields.map((field, i) => [field, `Line ${i + 1}`]));
    const many = await add({ ...all, pointEleven: 'Line 11' });
    expect(many).toMatchObject(all);
    expect(many).not.toHaveProperty('pointEleven');
  });

  test.each([
    ['no name', { packageName: undefined }, 'Please enter a name of at most 100 characters.'],
    ['a blank name', { packageName: ' \t' }, 'Please enter a name of at most 100 characters.'],
    ['no price', { price: undefined }, 'Please enter a price above 0, like 19 or 19.00.'],
    ['a free one', { price: '0.00' }, 'Please enter a price above 0, like 19 or 19.00.'],
    ['half a cent', { price: '1.005' }, 'Please enter a price above 0, like 19 or 19.00.'],
    ['no credits', { credit: undefined }, 'Please enter the credits as a whole number from 1 to 1,000,000.'],
    ['zero credits', { credit: 0 }, 'Please enter the credits as a whole number from 1 to 1,000,000.'],
    ['credits in words', { credit: 'ten' }, 'Please enter the credits as a whole number from 1 to 1,000,000.'],
    ['half a credit', { credit: 1.5 }, 'Please enter the credits as a whole number from 1 to 1,000,000.'],
    ['a day of zero', { validity: 0 }, 'Please enter the validity in whole days, from 1 to 3,650.'],
    ['no address', { sellerEmail: 'nobody' }, 'Please enter a valid email address.'],
    ['a long line', { pointTen: 'x'.repeat(201) }, 'Please keep a feature to 200 characters.'],
  ])('%s is refused in plain words, and nothing changes', async (_what, wrong, error) => {
    const { _id } = await add();
    const before = await listed();
    for (const answer of [
      await admin.post('/add-package', { ...PACK, ...wrong }),
      await edit(_id, { ...PACK, ...wrong }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { success: false, message: error, error } });
    expect(await listed()).toEqual(before);
  });

  test('there is no fourth', async () => {
    for (const price of ['30', '10', '20']) await add({ price });
    expect((await listed()).map(({ price }: { price: string }) => price)).toEqual(['10.00', '20.00', '30.00']);
    expect(await admin.post('/add-package', PACK)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_PACKAGES', error: 'Maximum 3 packages allowed' },
    });
    await admin.delete(`/package/${(await listed())[0]._id}`);
    expect((await admin.post('/add-package', PACK)).status).toBe(200);
  });

  test('nor when twenty come at once; those of the demo do not come instead of deleted ones', async () => {
    const asked = Array.from({ length: 20 }, () => admin.post('/add-package', PACK));
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(17).fill(409)]);
    expect(await listed()).toHaveLength(3);

    await test_.services.db.delete(creditPackages);
    await seedPackages(test_.services.db);
    expect(await listPackages(test_.services.db)).toEqual([]);
  });

  test('a change keeps what it leaves out; feature lines are replaced together', async () => {
    const former = {
      validity: 90,
      sellerEmail: 'sales@shop.example',
      description: 'Small',
      pointOne: 'A',
      pointTwo: 'B',
    };
    const { _id } = await add(former);
    const renamed = await edit(_id, { ...PACK, packageName: 'Quay', price: '21.00' });
    expect(renamed).toMatchObject({ status: 200, body: { success: true, message: 'Package updated successfully!' } });
    expect(renamed.body.data).toEqual({
      ...former,
      _id,
      packageName: 'Quay',
      price: '21.00',
      currency: 'USD',
      credit: 40,
    });
    expect(await listed()).toEqual([renamed.body.data]);
    const fewer = await edit(_id, { ...renamed.body.data, pointOne: '', description: '' });
    expect(fewer.body.data).toMatchObject({ pointOne: 'B', description: '' });
    expect(fewer.body.data).not.toHaveProperty('pointTwo');
    const emptied = await edit(_id, { ...PACK, validity: '', sellerEmail: '' });
    expect(emptied.body.data).toMatchObject({ validity: 30, sellerEmail: 'ada@shop.example' });
  });

  test('a deleted package is gone; one that does not exist says so', async () => {
    const { _id } = await add();
    const answer = await admin.delete(`/package/${_id}`);
    expect(answer.body).toEqual({ success: true, data: null, message: 'Package deleted successfully!' });
    expect(await listed()).toEqual([]);
    const missing = { status: 404, body: { success: false, error: 'This package does not exist.' } };
    for (const id of [_id, NO_SUCH]) {
      expect(await admin.delete(`/package/${id}`)).toMatchObject(missing);
      expect(await edit(id, PACK)).toMatchObject(missing);
      expect((await test_.visitor.get(`/package/${id}`)).body.error).toBe('Failed to fetch package');
    }
  });

  test('every change is in the audit log and wakes the public pages, a refused one is not', async () => {
    let woken = 0;
    const unsubscribe = test_.services.events.subscribe(SITE_STREAM, () => woken++);
    const { _id } = await add();
    const act = { actorName: 'Pia Person', subjectType: 'package', subjectId: _id };
    expect(await lastAct()).toMatchObject({ ...act, action: 'package.add', after: { price: '19.00', credit: 40 } });
    await edit(_id, { ...PACK, price: '25' });
    expect(await lastAct()).toMatchObject({
      ...act,
      action: 'package.edit',
      before: { price: '19.00' },
      after: { price: '25.00' },
    });
    await admin.delete(`/package/${_id}`);
    expect(await lastAct()).toMatchObject({ ...act, action: 'package.delete', subjectName: 'Harbour', after: null });
    await expect.poll(() => woken).toBe(3);
    await edit(_id, PACK);
    expect((await lastAct()).action).toBe('package.delete');
    unsubscribe();
  });
});
