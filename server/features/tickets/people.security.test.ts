import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attachment } from '#contract/tickets/attachment.ts';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { users } from '#server/features/accounts/tables.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { dumpDatabase } from '#server/testing/dump-database.ts';
import { rebuildWords } from './rebuild-words.ts';
import { supportAttachments, supportMessages, supportTickets } from './tables.ts';

const PASSWORD = 'secret-enough';

describe.each(testDatabases())('tickets and their people on $name', ({ name: database, open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000' });
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
  });
  afterAll(() => test_.stop());

  const idOf = async ({ email }: Client) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!.id;
  const verify = (client: Client) =>
    test_.services.db.update(users).set({ emailVerified: true }).where(eq(users.email, client.email));
  const write = async (client: Client, fields: object = {}): Promise<string> => {
    const message = { ticketUserName: 'Vera', ticketUserEmail: 'vera@pier.example', phone: '+49 30 1234' };
    return (await client.post('/new-support-message', { ...message, subject: 'Pier', message: 'When?', ...fields }))
      .body._id;
  };
  const reply = async (client: Client, id: string, message: string, attachments: string[] = []): Promise<Ticket> =>
    (await client.put(`/support-message-status/${id}`, { adminMessage: [{ _id: uuidv7(), message, attachments }] }))
      .body;
  const upload = async (client: Client, name: string): Promise<Attachment> => {
    const data = new FormData();
    data.set('file', new File([`of ${name}`], name));
    return (await client.post('/api/support-attachments', data)).body;
  };
  const found = async (search: string) =>
    (await admin.get(`/support-messages?replies=false&search=${search}`)).body.map(({ _id }: Ticket) => _id);
  const keysOf = async () =>
    (await test_.services.db.select().from(supportAttachments)).map(({ storageKey }) => storageKey);

  test('of a deleted account what was said stays; names, addresses, words of them and files do not', async () => {
    const { db, storage } = test_.services;
    const lena = await test_.signUp({ email: 'lena@wharf.example', name: 'Lena Leaving', password: PASSWORD });
    await verify(lena);
    const asVisitor = await write(test_.visitor, { ticketUserName: 'Lena Leaving', ticketUserEmail: lena.email });
    const [first, later, answer] = [
      await upload(lena, 'first.txt'),
      await upload(lena, 'later.txt'),
      await upload(admin, 'answer.txt'),
    ];
    await upload(lena, 'unsent.txt');
    const id = await write(lena, { attachments: [first._id] });
    await reply(lena, id, 'Here it is', [later._id]);
    await reply(admin, id, 'Thank you, I look at it', [answer._id]);
    await admin.post(`/api/support-messages/${asVisitor}/merge`, { into: id });
    const notHers = await write(test_.visitor);
    const before = await keysOf();
    expect(await found('lena')).toContain(id);
    expect(await found('later')).toEqual([id]);

    const left = await lena.post('/api/account/delete', { password: PASSWORD });
    expect(left.status).toBe(200);

    expect(await dumpDatabase(db)).not.toMatch(
      /lena@wharf|Lena Leaving|'lena'|'wharf'|first\.txt|later\.txt|unsent\.txt/,
    );
    const { body } = await admin.get(`/support-message/${id}`);
    expect(body).toMatchObject({ ticketUserName: 'Deleted user', phone: '', userId: null, attachments: [] });
    expect(body.adminMessage.map(({ name, message }: Record<string, string>) => `${name}: ${message}`)).toEqual([
      ...['Deleted user: When?', 'Deleted user: Here it is', 'Ada Admin: Thank you, I look at it'],
    ]);
    expect(body.adminMessage[2].attachments).toMatchObject([{ name: 'answer.txt' }]);
    for (const search of ['lena', 'wharf', 'later']) expect(await found(search)).toEqual([]);
    for (const search of ['pier', 'look', 'answer']) expect(await found(search)).toContain(id);
    const after = await keysOf();
    const gone = before.filter((key) => !after.includes(key));
    expect(gone).toHaveLength(3);
    for (const key of gone) await expect(storage.get(key)).rejects.toThrow('There is no file');
    for (const key of after) expect((await storage.get(key)).length).toBeGreaterThan(0);
    const [row] = await db.select().from(supportTickets).where(eq(supportTickets.id, id));
    expect(row!.mailMemberAt).toBeNull();
    expect((await admin.get(`/support-message/${notHers}`)).body).toMatchObject({ ticketUserName: 'Vera' });
  });

  test('an admin who leaves is not named in answers any more', async () => {
    const leaving = await test_.signUp({ role: 'Admin', name: 'Lars Leaving', password: PASSWORD });
    const [id, file] = [await write(test_.visitor), await upload(leaving, 'price-list.txt')];
    await reply(leaving, id, 'At nine', [file._id]);
    await reply(admin, id, 'Or at ten');
    await leaving.post('/api/account/delete', { password: PASSWORD });
    const { adminMessage } = (await admin.get(`/support-message/${id}`)).body;
    expect(adminMessage).toMatchObject([
      { name: 'Deleted user', message: 'At nine', sender: 'admin', attachments: [{ name: 'price-list.txt' }] },
      { name: 'Ada Admin', message: 'Or at ten' },
    ]);
  });

  test('an export has the conversations as their writer sees them', async () => {
    const eva = await test_.signUp({ email: 'eva@wharf.example', name: 'Eva Export' });
    await write(test_.visitor, { ticketUserEmail: eva.email, subject: 'Before' });
    const id = await write(eva, { subject: 'After' });
    await reply(eva, id, 'Please');
    await reply(admin, id, 'At nine');
    await admin.post(`/api/support-messages/${id}/notes`, { message: 'A secret of the desk' });
    const exported = async () => (await eva.get('/api/account/export')).body.tickets as Ticket[];
    expect((await exported()).map(({ subject }) => subject)).toEqual(['After']);
    await verify(eva);
    const tickets = await exported();
    expect(tickets.map(({ subject }) => subject)).toEqual(['After', 'Before']);
    expect(tickets[0]).toEqual((await eva.get(`/support-message/${id}`)).body);
    expect(tickets[0]!.adminMessage).toMatchObject([{ message: 'Please' }, { message: 'At nine', name: 'Ada Admin' }]);
    expect(JSON.stringify(tickets)).not.toMatch(/secret|"notes"|"assignee"/);
  });

  test('a new e-mail finds the account’s tickets, the old one does not any more', async () => {
    const mia = await test_.signUp({ email: 'mia@oldquay.example' });
    const file = await upload(mia, 'tidetable.txt');
    const id = await write(mia, { attachments: [file._id] });
    await reply(mia, id, 'Since noon');
    await admin.post(`/api/support-messages/${id}/notes`, { message: 'Ask the harbourmaster' });
    await admin.put(`/api/users/${await idOf(mia)}`, { UserEmail: 'mia@newquay.example' });
    expect(await found('oldquay')).toEqual([]);
    for (const search of ['newquay', 'noon', 'tidetable']) expect(await found(search)).toEqual([id]);
    expect(await found('harbourmaster')).toEqual([id]);
    const own = await mia.get('/support-messages?userEmail=mia@newquay.example&search=noon');
    expect(own.body).toMatchObject([{ _id: id, ticketUserEmail: 'mia@newquay.example' }]);
    expect((await mia.get('/support-messages?userEmail=mia@newquay.example&search=harbourmaster')).body).toEqual([]);
  });

  test('what came from the old, proven e-mail through the contact form goes on with the account, and is nobody’s else', async () => {
    const nora = await test_.signUp({ email: 'nora@oldpier.example' });
    const asVisitor = { ticketUserName: 'Nora', ticketUserEmail: nora.email };
    const proven = await write(test_.visitor, asVisitor);
    const own = await write(nora);
    await verify(nora);
    const later = await write(test_.visitor, { ...asVisitor, ticketUserEmail: 'nora@newpier.example' });
    await admin.put(`/api/users/${await idOf(nora)}`, { UserEmail: 'nora@newpier.example' });
    const list = async (client: Client, email: string) =>
      (await client.get(`/support-messages?userEmail=${email}`)).body.map(({ _id }: Ticket) => _id).toSorted();
    expect(await list(nora, 'nora@newpier.example')).toEqual([proven, own].toSorted());

    const next = await test_.signUp({ email: 'nora@oldpier.example' });
    await verify(next);
    expect(await list(next, next.email)).toEqual([]);
    for (const id of [proven, own, later]) expect((await next.get(`/support-message/${id}`)).status).toBe(404);

    expect((await nora.get(`/support-message/${later}`)).status, 'the new e-mail is not proven').toBe(404);
    await test_.services.db.update(users).set({ emailVerified: true }).where(eq(users.email, 'nora@newpier.example'));
    expect(await list(nora, 'nora@newpier.example')).toEqual([proven, own, later].toSorted());
  });

  test('what came from an e-mail that was never proven does not go on with the account', async () => {
    const nils = await test_.signUp({ email: 'nils@oldpier.example' });
    const asVisitor = await write(test_.visitor, { ticketUserName: 'Nils', ticketUserEmail: nils.email });
    await admin.put(`/api/users/${await idOf(nils)}`, { UserEmail: 'nils@newpier.example' });
    await test_.services.db.update(users).set({ emailVerified: true }).where(eq(users.email, 'nils@newpier.example'));
    expect((await nils.get(`/support-message/${asVisitor}`)).status).toBe(404);
    const next = await test_.signUp({ email: 'nils@oldpier.example' });
    await verify(next);
    expect((await next.get(`/support-message/${asVisitor}`)).body).toMatchObject({ _id: asVisitor });
  });

  test('while they talk, an e-mail is changed and an account deleted, and nobody waits for ever', async () => {
    // The embedded database does one thing after the other anyway.
    const rounds = database === 'PostgreSQL' ? 10 : 1;
    for (let round = 0; round < rounds; round++) {
      const otto = await test_.signUp({ email: `otto${round}@wharf.example`, password: PASSWORD });
      const [id, userId] = [await write(otto), await idOf(otto)];
      const outcomes = await Promise.all([
        reply(otto, id, 'one'),
        admin.put(`/api/users/${userId}`, { UserEmail: `moved${round}@wharf.example`, currentBalance: round }),
        reply(admin, id, 'two'),
        admin.post(`/api/support-messages/${id}/credit-refunds`, { _id: uuidv7(), amount: 1, reason: 'Sorry' }),
        reply(otto, id, 'three'),
      ]);
      for (const outcome of outcomes) expect(outcome).not.toHaveProperty('code', 'INTERNAL_SERVER_ERROR');
      expect((await admin.get(`/support-message/${id}`)).body.adminMessage).toHaveLength(3);
      const leaving = await Promise.all([
        otto.post('/api/account/delete', { password: PASSWORD }),
        reply(admin, id, 'four'),
        admin.post(`/api/support-messages/${id}/credit-refunds`, { _id: uuidv7(), amount: 1, reason: 'Sorry' }),
      ]);
      expect(leaving[0].status).toBe(200);
      expect(leaving[2].status).toBeLessThan(500);
      expect((await admin.get(`/support-message/${id}`)).body).toMatchObject({ ticketUserName: 'Deleted user' });
    }
  });

  test('a ticket may have more words than are kept', async () => {
    const { db } = test_.services;
    const id = await write(test_.visitor);
    const words = (n: number) => Array.from({ length: 2000 }, (_, m) => `w${n}x${m}`.padEnd(9, 'q')).join(' ');
    const said = { ticketId: id, sender: 'user', authorName: 'Vera' } as const;
    for (let n = 0; n < 60; n++) await db.insert(supportMessages).values({ ...said, id: uuidv7(), text: words(n) });
    await rebuildWords(db, id);
    expect(await found('w0x1999')).toEqual([id]);
    expect(await found('w59x1999')).toEqual([]);
    expect((await reply(admin, id, 'wordafterthelast')).adminMessage).toHaveLength(61);
    expect(await found('wordafterthelast')).toEqual([]);
  });
});
