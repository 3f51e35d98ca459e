import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import { seedMailTemplates } from '#server/seed/seed-mail-templates.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { receiptMail } from './own/receipt-mail.ts';
import { queueMail } from './queue-mail.ts';
import { remindMemberships } from './remind-memberships.ts';
import { mails } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('messages and templates on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    admin = await test_.signUp({ role: 'Admin', email: 'ada@test.example', name: 'Ada Admin' });
  });
  afterAll(() => test_.stop());
  const idOf = async (email: string) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!.id;

  test('three templates are there from the start, once; admins add, change and delete', async () => {
    const { db } = test_.services;
    await Promise.all([seedMailTemplates(db), seedMailTemplates(db)]);
    const names = async () =>
      (await admin.get('/user-emails')).body.map(({ templateName }: { templateName: string }) => templateName);
    expect(await names()).toEqual(['Answer to your question', 'Membership reminder', 'Welcome']);
    const added = await admin.post('/user-emails', {
      templateName: 'Tides',
      subject: 'Tides for {{name}}',
      body: '<p>Noon</p><script>alert(1)</script>',
    });
    expect(added).toMatchObject({ status: 201, body: { templateName: 'Tides', body: '<p>Noon</p>' } });
    const path = `/user-emails/${added.body._id}`;
    const change = { templateName: 'Tide table', subject: 'Tides', body: '<p>One o’clock</p>' };
    expect((await admin.put(path, change)).body).toMatchObject(change);
    expect((await admin.put(path, { ...change, body: '<script></script>' })).status).toBe(400);
    expect((await admin.delete(path)).body).toEqual({ success: true });
    expect((await admin.delete(path)).body.message).toBe('This template does not exist.');
    expect(await names()).toHaveLength(3);
    for (const { _id } of (await admin.get('/user-emails')).body) await admin.delete(`/user-emails/${_id}`);
    await seedMailTemplates(db);
    expect(await names(), 'an admin wants none').toEqual([]);
  });

  test('a message is addressed by name, or to User when that is unknown', async () => {
    await test_.signUp({ email: 'mona@test.example', name: 'Mona & Co' });
    const message = { subject: 'Tides for {{name}}', messageBody: 'Hello {{name}},\n\nhigh water:\nat noon.' };
    const sent = await admin.post('/send-message', { ...message, toEmail: 'mona@test.example', templateName: 'Tides' });
    expect(sent.body).toMatchObject({ success: true, message: 'Message sent successfully.' });
    const mail = await admin.get(`/api/message-logs/${sent.body._id}`);
    expect(mail.body).toMatchObject({
      toEmail: 'mona@test.example',
      subject: 'Tides for Mona & Co',
      templateName: 'Tides',
      status: 'queued',
      text: 'Hello Mona & Co,\n\nhigh water:\nat noon.',
    });
    expect(mail.body.html).toContain('Hello Mona &amp; Co,');
    const preview = await admin.post('/api/mail-preview', { ...message, toEmail: 'nobody@test.example' });
    expect(preview.body).toMatchObject({ subject: 'Tides for User', text: expect.stringContaining('Hello User,') });
  });

  test('the log shows five a page, newest first, by user, status and search', async () => {
    for (let n = 1; n <= 7; n++)
      await admin.post('/send-message', { toEmail: 'log@test.example', subject: `Tide ${n}`, messageBody: 'Noon' });
    const first = await admin.get('/api/message-logs?userEmail=LOG@test.example');
    expect(first.headers['x-total-count']).toBe('7');
    expect(first.body.map(({ subject }: { subject: string }) => subject)).toEqual(
      [7, 6, 5, 4, 3].map((n) => `Tide ${n}`),
    );
    expect(first.body[0]).toMatchObject({
      day: expect.stringMatching(/day$/),
      date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      templateName: 'Message',
    });
    expect((await admin.get('/api/message-logs?userEmail=log@test.example&page=2')).body).toHaveLength(2);
    expect((await admin.get('/api/message-logs?search=tide%206')).body).toHaveLength(1);
    expect((await admin.get('/api/message-logs?search=100%25')).body).toHaveLength(0);
    expect((await admin.get('/api/message-logs?status=failed')).body).toHaveLength(0);
  });

  test('a failed mail can be tried again, one that is queued cannot', async () => {
    const { db } = test_.services;
    const { body } = await admin.post('/send-message', {
      toEmail: 'again@test.example',
      subject: 'Tides',
      messageBody: 'Noon',
    });
    const again = () => admin.post(`/api/message-logs/${body._id}/retry`);
    expect((await again()).body.message).toBe('Only a mail that failed can be sent again.');
    await db.update(mails).set({ status: 'failed', error: '550 no', attempts: 3 }).where(eq(mails.id, body._id));
    const [one, other] = await Promise.all([again(), again()]);
    expect([one.status, other.status].toSorted()).toContain(200);
    expect((await admin.get(`/api/message-logs/${body._id}`)).body).toMatchObject({ status: 'queued', error: null });
    await db.update(mails).set({ status: 'failed', text: null }).where(eq(mails.id, body._id));
    expect((await again()).body.message).toContain('secret link');
    expect((await admin.get(`/api/message-logs/${uuidv7()}`)).status).toBe(404);
  });

  test('a membership that ends within a week is announced once per end, to those who want it', async () => {
    const { db } = test_.services;
    const now = new Date('2026-11-20T12:00:00Z');
    const people = [
      { email: 'soon@test.example', days: 6, wants: true },
      { email: 'later@test.example', days: 8, wants: true },
      { email: 'over@test.example', days: -1, wants: true },
      { email: 'quiet@test.example', days: 6, wants: false },
    ];
    for (const { email, days, wants } of people) {
      await test_.signUp({ email, name: 'Sven Soon' });
      const membershipValidity = new Date(now.getTime() + days * DAY_MS);
      await db
        .update(users)
        .set({ membership: 'premium', membershipValidity, mailMembershipEnding: wants })
        .where(eq(users.email, email));
    }
    const queued = await Promise.all([remindMemberships(test_.services, now), remindMemberships(test_.services, now)]);
    expect(queued[0]! + queued[1]!).toBe(1);
    const mail = await lastMail(db, 'soon@test.example', 'membership-ending');
    expect(mail.subject).toBe('Your membership ends on 26 Nov 2026');
    expect(mail.text).toContain('Hello Sven Soon,');
    expect(mail.text).toContain('/update-profile');
    expect(await remindMemberships(test_.services, new Date(now.getTime() + DAY_MS))).toBe(1);
    expect((await lastMail(db, 'later@test.example')).kind).toBe('membership-ending');
  });

  test('a receipt lists what was paid, and is sent once an order', async () => {
    const { db } = test_.services;
    const user = { name: 'Rita Receipt', email: 'rita@test.example' };
    const mail = receiptMail(user, {
      ...{ orderId: 'ABCD1234', receiptNumber: 'F-000042', what: 'Sketch', currency: 'USD' },
      ...{ price: '9.00', processingFee: '0.5', totalPrice: '9.5', transactionId: 'PAY-1', credits: 20 },
      receiptLink: 'https://facsimile.example/user/receipts/1',
      paidAt: new Date('2026-11-20T12:00:00Z'),
      membershipUntil: new Date('2026-12-20T12:00:00Z'),
    });
    await queueMail(test_.services, mail);
    expect(await queueMail(test_.services, mail)).toBeUndefined();
    const { text } = await lastMail(db, 'rita@test.example', 'receipt');
    expect(text).toMatch(/Receipt +F-000042/);
    expect(text).toMatch(/Sketch +\$9\.00/);
    expect(text).toMatch(/Paid +\$9\.50/);
    expect(text).toMatch(/Membership until +20 Dec 2026/);
    expect(text).toContain('Open your receipt:\nhttps://facsimile.example/user/receipts/1');
  });

  test('the receipt of an item brings the goods, in its currency', async () => {
    const mail = receiptMail(
      { name: 'Ida Item', email: 'ida@test.example' },
      {
        ...{ orderId: 'ABCD1235', receiptNumber: 'F-000043', what: 'Pier template', currency: 'EUR' },
        ...{ price: '19.00', processingFee: '0.00', totalPrice: '19.00', transactionId: 'PAY-2' },
        goods: { accessUrl: '/site/goods/pier.zip', guidelines: 'Unpack it.\n\nOpen <index.html>.' },
        receiptLink: 'https://facsimile.example/user/receipts/2',
        paidAt: new Date('2026-11-20T12:00:00Z'),
      },
    );
    expect(mail.text).toContain('Unpack it.\n\nOpen <index.html>.');
    expect(mail.text).toContain('Open what you bought:\nhttps://facsimile.example/site/goods/pier.zip');
    expect(mail.text).toContain('https://facsimile.example/user/receipts/2');
    expect(mail.text).toMatch(/Paid +€19\.00/);
    expect(mail.html).toContain('Open &lt;index.html&gt;.');
  });

  test('a new account is welcomed once, and the setup is told', async () => {
    await test_.signUp({ email: 'fresh@test.example', name: 'Frida Fresh' });
    const found = await test_.services.db
      .select()
      .from(mails)
      .where(inArray(mails.toEmail, ['fresh@test.example']));
    expect(found).toMatchObject([{ kind: 'welcome', cause: `welcome:${await idOf('fresh@test.example')}` }]);
    expect(found[0]!.text).toContain('3 Credits');
    const setup = await admin.get('/api/mail-setup');
    expect(setup.body).toEqual({ smtp: false, from: 'Facsimile <no-reply@localhost>' });
  });
});
