import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '#server/features/orders/tables.ts';
import { SITE_STREAM } from '#server/platform/events/announce.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesignSaying } from '#server/testing/pictures.ts';
import { items } from './tables.ts';

const ITEM = { itemName: 'Icon set', price: '7', accessUrl: '/site/goods/icons.zip' };

describe.each(testDatabases())('the items manager on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin' });
  });
  beforeEach(() => test_.services.db.delete(items));
  afterAll(() => test_.stop());

  const add = async (more: object = {}) => {
    const answer = await admin.post('/api/items', { ...ITEM, ...more });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data as { _id: string; itemId: string; slug: string; [field: string]: unknown };
  };
  const update = (id: string, body: object) => admin.put(`/api/items/${id}`, body);
  const lastAct = async () => (await admin.get('/api/audit-log?limit=1')).body[0];
  const upload = async (word: string) => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(await aDesignSaying([word]))], 'cover.png'));
    return (await admin.post('/image-server/upload', form)).body.file.url as string;
  };

  test('a new item gets its short id, and a slug from its name', async () => {
    const answer = await admin.post('/api/items', { ...ITEM, itemName: ' Icon set: Größe L ' });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Item added successfully!' } });
    expect(answer.body.data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      itemId: expect.stringMatching(/^[A-Z0-9]{8}$/),
      itemName: 'Icon set: Größe L',
      slug: 'icon-set-große-l',
      price: '7.00',
      currency: 'USD',
      description: '',
      imageUrl: '',
      guidelines: '',
      accessUrl: '/site/goods/icons.zip',
      createdAt: expect.stringMatching(/Z$/),
    });
    const { guidelines: _g, accessUrl: _a, ...shown } = answer.body.data;
    expect((await test_.visitor.get('/api/items')).body).toEqual([shown]);
  });

  test('the slug can be chosen and changed; id and short id stay, empty makes it from the name again', async () => {
    const { _id, itemId, slug } = await add({ slug: 'Best Icons!' });
    expect(slug).toBe('best-icons');
    const changed = await update(_id, { ...ITEM, slug: 'finest-icons', guidelines: 'Unpack it.' });
    expect(changed.body).toMatchObject({
      message: 'Item updated successfully!',
      data: { _id, itemId, slug: 'finest-icons', guidelines: 'Unpack it.' },
    });
    expect((await update(_id, ITEM)).body.data).toMatchObject({ slug: 'finest-icons', guidelines: 'Unpack it.' });
    expect((await update(_id, { ...ITEM, slug: ' ' })).body.data).toMatchObject({ slug: 'icon-set' });
  });

  test.each([
    ['no name', { itemName: ' ' }, 'Please enter a name of at most 150 characters.'],
    ['no price', { price: '' }, 'Please enter a price above 0, like 19 or 19.00.'],
    ['no goods', { accessUrl: undefined }, 'Please enter an address that begins with https:// or /'],
    ['goods nowhere', { accessUrl: '' }, 'Please enter an address that begins with https:// or /'],
    ['goods in a mail', { accessUrl: 'mailto:a@b.example' }, 'Please enter an address that begins with https:// or /'],
    [
      'goods in a script',
      { accessUrl: 'javascript:alert(1)' },
      'Please enter an address that begins with https:// or /',
    ],
    [
      'goods on another host',
      { accessUrl: '//evil.example/x' },
      'Please enter an address that begins with https:// or /',
    ],
    [
      'a picture in a script',
      { imageUrl: 'javascript:alert(1)' },
      'Please enter a picture address that begins with https:// or /, or upload a picture',
    ],
  ])('%s is refused in plain words, and nothing changes', async (_what, wrong, error) => {
    const { _id } = await add();
    for (const answer of [
      await admin.post('/api/items', { ...ITEM, ...wrong }),
      await update(_id, { ...ITEM, ...wrong }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { success: false, error } });
    expect((await admin.get('/api/items')).body).toMatchObject([{ ...ITEM, price: '7.00' }]);
  });

  test('a list is searched, sorted and cut, and says how many there are', async () => {
    for (const [itemName, price] of [
      ['Icon set', '7'],
      ['Type 100% specimen', '30'],
      ['Icon grid', '12'],
    ])
      await add({ itemName, price });
    const list = async (query: string) => {
      const { body, headers } = await admin.get(`/api/items?${query}`);
      return [Number(headers['x-total-count']), body.map(({ itemName }: { itemName: string }) => itemName)];
    };
    expect(await list('')).toEqual([3, ['Icon grid', 'Type 100% specimen', 'Icon set']]);
    expect(await list('search=ICON&sort=price')).toEqual([2, ['Icon set', 'Icon grid']]);
    expect(await list('search=100%25%20s')).toEqual([1, ['Type 100% specimen']]);
    expect(await list('search=0%25t')).toEqual([0, []]);
    expect(await list('sort=-price&page=2&limit=1')).toEqual([3, ['Icon grid']]);
    expect(await list('search=goods')).toEqual([0, []]);
  });

  test('a picture of ours goes with the last item that shows it', async () => {
    const [first, second] = [await upload('One'), await upload('Two')];
    const status = async (url: string) => (await test_.visitor.get(url)).status;
    const one = await add({ imageUrl: first });
    const other = await add({ imageUrl: first });
    await update(one._id, { ...ITEM, imageUrl: second });
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await admin.delete(`/api/items/${other._id}`);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await update(one._id, { ...ITEM, imageUrl: '' });
    expect(await status(second)).toBe(404);
  });

  test('goods that moved are found by those who bought them; name and price of the order stay', async () => {
    const { _id } = await add();
    const buyer = await test_.signUp();
    const billing = { packageId: _id, customerName: 'Pia', address: 'Pier 1', country: 'Norway' };
    const { body: order } = await buyer.post('/new-item-order', billing);
    const { db } = test_.services;
    await db.update(orders).set({ paymentStatus: 'Paid' }).where(eq(orders.id, order._id));
    await update(_id, { ...ITEM, itemName: 'Icons 2', price: '8', accessUrl: 'https://goods.example/v2.zip' });
    expect((await buyer.get(`/item-order/${order._id}`)).body).toMatchObject({
      ...{ accessUrl: 'https://goods.example/v2.zip', packageName: 'Icon set', totalPrice: '7.00' },
    });
  });

  test('a deleted item is gone; one that does not exist says so', async () => {
    const { _id, itemId } = await add();
    const answer = await admin.delete(`/api/items/${_id}`);
    expect(answer.body).toEqual({ success: true, data: null, message: 'Item deleted successfully!' });
    expect((await test_.visitor.get(`/item/${itemId}`)).status).toBe(404);
    const missing = { status: 404, body: { success: false, error: 'This item does not exist.' } };
    for (const id of [_id, uuidv7()]) {
      expect(await admin.delete(`/api/items/${id}`)).toMatchObject(missing);
      expect(await update(id, ITEM)).toMatchObject(missing);
    }
  });

  test('every change is in the audit log and wakes the public pages', async () => {
    let woken = 0;
    const unsubscribe = test_.services.events.subscribe(SITE_STREAM, () => woken++);
    const { _id } = await add();
    expect(await lastAct()).toMatchObject({ action: 'item.add', subjectId: _id, after: { price: '7.00' } });
    await update(_id, { ...ITEM, price: '8' });
    expect(await lastAct()).toMatchObject({
      action: 'item.update',
      before: { price: '7.00' },
      after: { price: '8.00' },
    });
    await admin.delete(`/api/items/${_id}`);
    expect(await lastAct()).toMatchObject({ action: 'item.delete', subjectName: 'Icon set', after: null });
    await expect.poll(() => woken).toBe(3);
    unsubscribe();
  });
});
