import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportAttachments, supportTickets } from '../tables.ts';
import { MAX_SENT_BYTES, MAX_UNSENT_BYTES } from './refuse-hoard.ts';

describe.each(testDatabases())('the disk of the support desk on $name', ({ open }) => {
  let test_: TestApp;
  let mona: Client;
  let admin: Client;
  const ticketId = uuidv7();
  beforeAll(async () => {
    test_ = await createTestApp(open);
    mona = await test_.signUp();
    admin = await test_.signUp({ role: 'Admin' });
    const ticket = { subject: 'Pier', phone: '', message: 'When?', userName: 'Mona', userEmail: mona.email };
    await test_.services.db.insert(supportTickets).values({ id: ticketId, userId: await idOf(mona), ...ticket });
  });
  afterAll(() => test_.stop());
  beforeEach(() => test_.services.db.delete(supportAttachments));

  const idOf = async ({ email }: Client) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!.id;
  const hold = async (client: Client, bytes: number, ticket: string | null) =>
    test_.services.db.insert(supportAttachments).values({
      ...{ id: uuidv7(), uploaderId: await idOf(client), ticketId: ticket, bytes },
      ...{ name: 'pier.pdf', type: 'application/pdf', storageKey: `support/${uuidv7()}.pdf` },
    });
  const upload = async (client: Client, text = 'high water') => {
    const data = new FormData();
    data.set('file', new File([text], 'tide.txt'));
    const { status, body } = await client.post('/api/support-attachments', data);
    return [status, body.message];
  };
  const SENT = [429, expect.stringContaining('500 MB together')];
  const UNSENT = [429, expect.stringContaining('Please send some of them first')];

  test('is not filled by what a member sends: at the end it is said what to do instead', async () => {
    await hold(mona, MAX_SENT_BYTES - 15, ticketId);
    expect((await upload(mona))[0]).toBe(201);
    expect(await upload(mona), 'that one is not sent yet, and counts').toEqual(SENT);
    expect((await upload(mona))[1]).toContain('send us the link');
    expect((await upload(await test_.signUp()))[0]).toBe(201);
  });

  test('nor by what is not sent, also by many uploads at once', async () => {
    await hold(mona, MAX_UNSENT_BYTES - 25, null);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(mona)));
    expect(answers.filter(([status]) => status === 201)).toHaveLength(2);
    expect(answers.filter(([status]) => status !== 201)).toEqual(Array.from({ length: 6 }, () => UNSENT));
  });

  test('is the admins’ to fill with what they send', async () => {
    for (let n = 0; n < 5; n++) await hold(admin, MAX_SENT_BYTES, ticketId);
    expect((await upload(admin))[0]).toBe(201);
  });
});
