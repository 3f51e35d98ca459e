import { and, asc, eq, like, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ticket } from '#contract/tickets/ticket.ts';
import { users } from '#server/features/accounts/tables.ts';
import type { MailKind } from '#server/features/mail/kinds.ts';
import { mails } from '#server/features/mail/tables.ts';
import { rows } from '#server/platform/database/rows.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportTickets } from '../tables.ts';
import { TICKET_MAIL_QUEUE } from './mail-queue.ts';
import { sendOverdue } from './send-overdue.ts';
import { sendTicketMail } from './send-ticket-mail.ts';
import { startTicketMails } from './start-ticket-mails.ts';

const DELAY = 3600;
const VISITOR = { ticketUserName: 'Vera Visitor', ticketUserEmail: 'vera@test.example', phone: '+49 1' };

describe.each(testDatabases())('mails about tickets on $name', ({ name: database, open }) => {
  let test_: TestApp;
  let admin: Client;
  let member: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000', SUPPORT_MAIL_DELAY_SECONDS: String(DELAY) });
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    member = await signUpProven({ name: 'Mona Member' });
  });
  afterAll(() => test_.stop());
  // What waits for the desk goes along with whatever is mailed to it.
  beforeEach(() => test_.services.db.update(supportTickets).set({ mailDeskAt: null }));

  const signUpProven = async (fields: Parameters<TestApp['signUp']>[0] = {}) => {
    const client = await test_.signUp(fields);
    await change(client, { emailVerified: true });
    return client;
  };

  const ask = async (client = member, fields: object = {}): Promise<Ticket> => {
    const answer = await client.post('/new-support-message', {
      ...{ ...VISITOR, subject: 'Tides?', message: 'When is high water?', ...fields },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const reply = async (client: Client, id: string, message: string, attachments: string[] = []) => {
    const answer = await client.put(`/support-message-status/${id}`, {
      adminMessage: [{ _id: uuidv7(), message, attachments }],
    });
    expect(answer.status).toBe(200);
  };
  const upload = async (client: Client, name: string): Promise<string> => {
    const data = new FormData();
    data.set('file', new File(['high water'], name));
    return (await client.post('/api/support-attachments', data)).body._id;
  };
  const read = (client: Client, id: string) => client.post(`/api/support-messages/${id}/read`);
  const change = (client: Client, fields: Partial<typeof users.$inferInsert>) =>
    test_.services.db.update(users).set(fields).where(eq(users.email, client.email));
  const ofTicket = (id: string) => eq(supportTickets.id, id);
  const ticketRow = async (id: string) =>
    (await test_.services.db.select().from(supportTickets).where(ofTicket(id)))[0]!;
  /** As if the delay had passed. */
  const passDelay = (id: string, minutes = 0) =>
    test_.services.db
      .update(supportTickets)
      .set({
        mailMemberAt: sql`CASE WHEN mail_member_at IS NOT NULL THEN now() - make_interval(mins => ${minutes}) END`,
        mailDeskAt: sql`CASE WHEN mail_desk_at IS NOT NULL THEN now() - make_interval(mins => ${minutes}) END`,
      })
      .where(ofTicket(id));
  const send = (ticketId: string, side: 'member' | 'desk' = 'member') =>
    sendTicketMail(test_.services, { ticketId, side });
  const sendDue = async (id: string, side: 'member' | 'desk' = 'member') => {
    await passDelay(id);
    return send(id, side);
  };
  const mailsOf = (id: string, kind: MailKind) =>
    test_.services.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, kind), like(mails.cause, `${kind}:${id}:%`)))
      .orderBy(asc(mails.createdAt), asc(mails.toEmail));
  const answersOf = (id: string) => mailsOf(id, 'ticket-answered');
  /** Of these texts, those that a mail has, in its order. */
  const order = (text: string | null, ...texts: string[]) =>
    texts.filter((one) => text!.includes(one)).toSorted((a, b) => text!.indexOf(a) - text!.indexOf(b));

  describe('the writer gets', () => {
    test('one mail with everything that was said until it was due, in its order, and the names of files', async () => {
      const { _id } = await ask();
      await reply(admin, _id, 'High water is\n\nat <noon>.', [
        await upload(admin, 'tide.txt'),
        await upload(admin, 'b.txt'),
      ]);
      await reply(admin, _id, 'Low water is at six.');
      await reply(admin, _id, 'Mind the wind.');
      expect(await send(_id), 'before it is due').toBe(0);
      expect(await sendDue(_id)).toBe(1);
      const [mail, ...more] = await answersOf(_id);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        toEmail: member.email,
        subject: 'Answer to: Tides?',
        templateName: 'Ticket answered',
      });
      const { text, html } = mail!;
      const parts = ['Hello Mona Member,', 'replied to your message “Tides?”', 'High water is', 'at <noon>.'];
      const further = ['Attached: tide.txt, b.txt', 'Low water is at six.', 'Mind the wind.'];
      expect(order(text, ...further.toReversed(), ...parts)).toEqual([...parts, ...further]);
      expect(text).not.toContain('wrote:');
      expect(text).toContain(`http://localhost:3000/user/support?ticket=${_id}`);
      expect(text).toContain('/update-profile');
      expect(html).toContain('at &lt;noon&gt;.');
      expect(html).not.toContain('<noon>');
      expect(await sendDue(_id)).toBe(0);
    });

    test('who said what, when several admins answered', async () => {
      const other = await test_.signUp({ role: 'Admin', name: 'Otto Other' });
      const { _id } = await ask();
      for (const message of ['At noon.', 'Or so.']) await reply(admin, _id, message);
      await reply(other, _id, 'At one.');
      await sendDue(_id);
      const [mail] = await answersOf(_id);
      const parts = ['Ada Admin wrote:', 'At noon.', 'Or so.', 'Otto Other wrote:', 'At one.'];
      expect(order(mail!.text, ...parts.toReversed())).toEqual(parts);
      expect(mail!.text!.match(/wrote:/g)).toHaveLength(2);
      await change(other, { role: 'member' });
    });

    test('a further mail about what is said later, with that alone', async () => {
      const { _id } = await ask();
      await reply(admin, _id, 'At noon.');
      await sendDue(_id);
      await reply(admin, _id, 'At one, sorry.');
      await sendDue(_id);
      const texts = (await answersOf(_id)).map(({ text }) => order(text, 'At noon.', 'At one, sorry.'));
      expect(texts).toEqual([['At noon.'], ['At one, sorry.']]);
    });

    test('nothing about what was read before the mail was due', async () => {
      const { _id } = await ask();
      await reply(admin, _id, 'At noon.');
      await read(member, _id);
      expect(await sendDue(_id)).toBe(0);
      await reply(admin, _id, 'At one, sorry.');
      await read(member, _id);
      await reply(admin, _id, 'Or at two.');
      expect(await sendDue(_id)).toBe(1);
      const [mail] = await answersOf(_id);
      expect(order(mail!.text, 'At noon.', 'At one, sorry.', 'Or at two.')).toEqual(['Or at two.']);
    });

    test('nothing when such mails are switched off or the account is disabled, also not later', async () => {
      for (const fields of [{ mailTicketAnswered: false }, { disabledAt: new Date() }]) {
        const client = await signUpProven();
        const { _id } = await ask(client);
        await change(client, fields);
        await reply(admin, _id, 'At noon.');
        expect(await sendDue(_id)).toBe(0);
        await change(client, { mailTicketAnswered: true, disabledAt: null });
        expect(await sendDue(_id)).toBe(0);
        await reply(admin, _id, 'At one, sorry.');
        await read(client, _id);
        await reply(admin, _id, 'Or at two.');
        await sendDue(_id);
        const texts = (await answersOf(_id)).map(({ text }) => order(text, 'At noon.', 'At one, sorry.', 'Or at two.'));
        expect(texts).toEqual([['Or at two.']]);
      }
    });

    test('without a proven address, only that there is an answer: the address may be somebody else’s', async () => {
      const client = await test_.signUp({ name: 'Ursula Unproven' });
      const { _id } = await ask(client, { subject: 'Tides at home' });
      await reply(admin, _id, 'At noon.', [await upload(admin, 'tide.txt')]);
      expect(await sendDue(_id)).toBe(1);
      const [mail] = await answersOf(_id);
      expect(mail).toMatchObject({ toEmail: client.email, subject: 'Our support team has replied to you' });
      expect(mail!.text).toContain(`http://localhost:3000/user/support?ticket=${_id}`);
      expect(mail!.text).toContain('Sign in to read it');
      for (const secret of ['Tides', 'noon', 'tide.txt', 'Ada'])
        expect(`${mail!.text} ${mail!.html}`).not.toContain(secret);
      await change(client, { emailVerified: true });
      await reply(admin, _id, 'At one, sorry.');
      await sendDue(_id);
      expect((await answersOf(_id))[1]).toMatchObject({
        subject: 'Answer to: Tides at home',
        text: expect.stringContaining('At one, sorry.'),
      });
    });

    test('nothing of a note', async () => {
      const { _id } = await ask();
      const { db } = test_.services;
      await db.execute(sql`INSERT INTO support_message (id, ticket_id, kind, sender, author_name, text)
        VALUES (${uuidv7()}, ${_id}, 'note', 'admin', 'Ada', 'SECRET: a difficult customer')`);
      await reply(admin, _id, 'At noon.');
      await db.execute(sql`INSERT INTO support_message (id, ticket_id, kind, sender, author_name, text, created_at)
        VALUES (${uuidv7()}, ${_id}, 'note', 'admin', 'Ada', 'SECRET: very', clock_timestamp())`);
      for (const side of ['member', 'desk'] as const) await sendDue(_id, side);
      const found = await db
        .select()
        .from(mails)
        .where(like(mails.cause, `%${_id}%`));
      expect(found.map(({ kind }) => kind)).toContain('ticket-answered');
      expect(JSON.stringify(found)).not.toContain('SECRET');
    });

    test('one mail, however many send it at the same time, and none again after a crash', async () => {
      const { _id } = await ask();
      await reply(admin, _id, 'At noon.');
      await passDelay(_id);
      const sent = await Promise.all(Array.from({ length: 8 }, () => send(_id)));
      expect(sent.reduce((sum, count) => sum + count)).toBe(1);
      expect(await answersOf(_id)).toHaveLength(1);
      // The mail was queued, but the ticket does not know.
      await test_.services.db
        .update(supportTickets)
        .set({ mailMemberAt: new Date(0), mailedMemberAt: null })
        .where(ofTicket(_id));
      await send(_id);
      expect(await answersOf(_id)).toHaveLength(1);
    });

    test('everything once, also what is said while a mail is written', async () => {
      const { _id } = await ask();
      const said = Array.from({ length: 8 }, (_, n) => `Answer ${n}.`);
      for (const text of said) await Promise.all([reply(admin, _id, text), sendDue(_id), sendDue(_id)]);
      await sendDue(_id);
      const mailed = (await answersOf(_id)).flatMap(({ text }) => order(text, ...said));
      expect(mailed).toEqual(said);
    });

    test('answers as a visitor, and the conversation after registering with the address and verifying it', async () => {
      const { _id } = await ask(test_.visitor, { ticketUserEmail: 'Later@test.example' });
      await reply(admin, _id, 'At noon.');
      expect(await sendDue(_id)).toBe(1);
      const [mail] = await answersOf(_id);
      expect(mail).toMatchObject({
        toEmail: 'later@test.example',
        text: expect.stringContaining('Hello Vera Visitor,'),
      });
      expect(mail!.text).toContain('At noon.');
      expect(mail!.text).toContain('http://localhost:3000/contact');
      expect(mail!.text).toContain('http://localhost:3000/register');
      for (const part of ['/user/support', '/update-profile']) expect(mail!.text).not.toContain(part);

      const later = await test_.signUp({ email: 'later@test.example', name: 'Vera Later' });
      const list = async () => (await later.get('/support-messages?userEmail=later@test.example')).body;
      await reply(admin, _id, 'At one, sorry.');
      await sendDue(_id);
      expect(await list()).toEqual([]);
      expect((await answersOf(_id))[1]!.text).toContain('/register');
      await change(later, { emailVerified: true });
      expect(await list()).toMatchObject([
        { _id, adminMessage: [{ message: 'At noon.' }, { message: 'At one, sorry.' }] },
      ]);
      await reply(admin, _id, 'Or at two.');
      await read(later, _id);
      expect(await sendDue(_id), 'an account has read it').toBe(0);
      await reply(admin, _id, 'Or at three.');
      await sendDue(_id);
      expect((await answersOf(_id))[2]!.text).toContain(`/user/support?ticket=${_id}`);
    });

    test('nothing after the account was deleted, and the log forgets what was mailed about it', async () => {
      const client = await test_.signUp({ name: 'Lena Leaving' });
      const { _id } = await ask(client);
      await reply(admin, _id, 'At noon.');
      for (const side of ['desk', 'member'] as const) await sendDue(_id, side);
      await reply(admin, _id, 'At one, sorry.');
      const log = async () => JSON.stringify(await test_.services.db.select().from(mails));
      expect(await log()).toContain('New message from Lena Leaving');
      const [user] = await test_.services.db.select().from(users).where(eq(users.email, client.email));
      expect((await admin.delete(`/api/users/${user!.id}`)).status).toBe(200);
      expect((await ticketRow(_id)).userEmail).toContain('@deleted.invalid');
      expect(await sendDue(_id)).toBe(0);
      await reply(admin, _id, 'Are you there?');
      expect(await sendDue(_id)).toBe(0);
      expect(await log()).not.toContain('Lena Leaving');
      expect(await answersOf(_id)).toEqual([]);
    });
  });

  describe('the desk gets', () => {
    const deskMails = (id: string) => mailsOf(id, 'ticket-message');
    const readers = async (id: string) => (await deskMails(id)).map(({ toEmail }) => toEmail);

    test('a mail about a new ticket and what followed, with the writer’s name, every admin one', async () => {
      const other = await test_.signUp({ role: 'Admin', name: 'Otto Other' });
      const [off, gone] = [await test_.signUp({ role: 'Admin' }), await test_.signUp({ role: 'Admin' })];
      await change(off, { mailTicketAnswered: false });
      await change(gone, { disabledAt: new Date() });
      const { _id } = await ask(member, {
        message: 'When is <b>high</b> water?',
        attachments: [await upload(member, 'pier.log')],
      });
      await reply(member, _id, 'And low water?');
      expect(await sendDue(_id, 'desk')).toBe(2);
      expect(await readers(_id)).toEqual([admin.email, other.email].toSorted());
      const [mail] = await deskMails(_id);
      expect(mail).toMatchObject({
        subject: 'New message from Mona Member: Tides?',
        templateName: 'Message to the support desk',
      });
      const parts = [
        'wrote to the support desk about “Tides?”',
        'When is <b>high</b> water?',
        'Attached: pier.log',
        'And low water?',
      ];
      expect(order(mail!.text, ...parts.toReversed())).toEqual(parts);
      expect(mail!.text).toContain(`http://localhost:3000/admin/support-messages?ticket=${_id}`);
      expect(mail!.html).toContain('&lt;b&gt;high&lt;/b&gt;');
      expect(await sendDue(_id, 'desk')).toBe(0);
      for (const client of [other, off, gone]) await change(client, { role: 'member' });
    });

    test('one mail to the admin who sees to the ticket; all when that one is no admin any more', async () => {
      const other = await test_.signUp({ role: 'Admin' });
      const [{ id: assigneeId }] = (await test_.services.db
        .select()
        .from(users)
        .where(eq(users.email, other.email))) as [typeof users.$inferSelect];
      const { _id } = await ask();
      await test_.services.db.update(supportTickets).set({ assigneeId }).where(ofTicket(_id));
      await sendDue(_id, 'desk');
      expect(await readers(_id)).toEqual([other.email]);
      await change(other, { mailTicketAnswered: false });
      await reply(member, _id, 'Hello?');
      expect(await sendDue(_id, 'desk')).toBe(0);
      await change(other, { role: 'member', mailTicketAnswered: true });
      await reply(member, _id, 'Anybody?');
      await sendDue(_id, 'desk');
      const [, mail] = await deskMails(_id);
      expect(mail!.toEmail).toBe(admin.email);
      expect(order(mail!.text, 'high water', 'Hello?', 'Anybody?')).toEqual(['Anybody?']);
    });

    test('nothing about what one of it has read, and an admin nothing about an own ticket', async () => {
      const { _id } = await ask();
      await read(admin, _id);
      expect(await sendDue(_id, 'desk')).toBe(0);
      const writer = await test_.signUp({ role: 'Admin' });
      const own = await ask(writer);
      await sendDue(own._id, 'desk');
      expect(await readers(own._id)).toEqual([admin.email]);
      await change(writer, { role: 'member' });
    });

    test('one mail about everything that waits, however many tickets somebody writes; an assignee only the own ones', async () => {
      const other = await test_.signUp({ role: 'Admin', name: 'Otto Other' });
      const { db } = test_.services;
      const [{ id: assigneeId }] = (await db.select().from(users).where(eq(users.email, other.email))) as [
        typeof users.$inferSelect,
      ];
      const asked: Ticket[] = [];
      for (let n = 0; n < 30; n++)
        asked.push(await ask(test_.visitor, { subject: `Flood ${n}.`, message: `${n} `.repeat(200) }));
      const [own, seen] = [asked[1]!, asked[2]!];
      await db.update(supportTickets).set({ assigneeId }).where(ofTicket(own._id));
      await read(admin, seen._id);
      await passDelay(asked[5]!._id);
      const sent = await Promise.all([send(asked[5]!._id, 'desk'), send(asked[5]!._id, 'desk')]);
      expect(sent.toSorted()).toEqual([0, 2]);
      for (const { _id } of asked) expect(await sendDue(_id, 'desk'), 'all of it is mailed').toBe(0);
      const found = await db
        .select()
        .from(mails)
        .where(and(eq(mails.kind, 'ticket-message'), like(mails.cause, `%${asked[5]!._id}%`)))
        .orderBy(asc(mails.toEmail));
      expect(found.map(({ toEmail }) => toEmail)).toEqual([admin.email, other.email].toSorted());
      const [toAdmin, toOther] = [admin, other].map(({ email }) => found.find(({ toEmail }) => toEmail === email)!);
      expect(toAdmin!.subject).toBe('New messages on 28 tickets');
      expect(toOther!.subject).toBe('New messages on 29 tickets');
      const links = (text: string) => text.match(/support-messages\?ticket=/g)!.length;
      expect([links(toAdmin!.text!), links(toOther!.text!)]).toEqual([20, 20]);
      expect(toAdmin!.text).toContain('8 more tickets wait there.');
      expect(toOther!.text).toContain('Vera Visitor: Flood 5.\n5 5 5');
      expect(toOther!.text).toContain(`?ticket=${own._id}`);
      for (const { _id } of [own, seen]) expect(toAdmin!.text).not.toContain(_id);
      expect(toAdmin!.text!.length).toBeLessThan(20 * 500);
      await reply(admin, asked[0]!._id, 'Enough.');
      await change(other, { role: 'member' });
    });

    test('what is locked by somebody else with its own job, and no mail of another waits for it', async () => {
      const [one, busy] = [await ask(), await ask()];
      const { db } = test_.services;
      await passDelay(one._id);
      const sendBesides = () =>
        Promise.race([send(one._id, 'desk'), new Promise((end) => setTimeout(end, 5000, 'waits'))]);
      if (database === 'PostgreSQL')
        await db.transaction(async (tx) => {
          await tx.select().from(supportTickets).where(ofTicket(busy._id)).for('update');
          expect(await sendBesides()).toBe(1);
          expect((await ticketRow(busy._id)).mailDeskAt).not.toBeNull();
        });
      else expect(await sendBesides()).toBe(1);
      expect(await sendDue(busy._id, 'desk')).toBe(database === 'PostgreSQL' ? 1 : 0);
    });

    test('nothing that waits of somebody who left, also where a mail told of others as well', async () => {
      const client = await test_.signUp({ name: 'Lutz Leaving' });
      const [one, theirs] = [await ask(), await ask(client)];
      await sendDue(one._id, 'desk');
      const log = async () => JSON.stringify(await test_.services.db.select().from(mails));
      expect(await log()).toContain('Lutz Leaving: Tides?');
      const userId = (await ticketRow(theirs._id)).userId;
      expect((await admin.delete(`/api/users/${userId}`)).status).toBe(200);
      expect(await log()).not.toContain('Lutz Leaving');
    });

    test('no line that a visitor forged', async () => {
      const { _id } = await ask(test_.visitor, {
        ticketUserName: 'Vera\r\nBcc: all@evil.example',
        subject: 'Tides\r\nTo: x@evil.example\u202e',
      });
      await sendDue(_id, 'desk');
      const [mail] = await deskMails(_id);
      expect(mail).toMatchObject({
        toEmail: admin.email,
        subject: 'New message from Vera Bcc: all@evil.example: Tides To: x@evil.example',
      });
    });
  });

  test('the mail waits for the delay, in a job that is there if and only if the message is', async () => {
    const { db } = test_.services;
    const waiting = async (id: string) =>
      rows<{ side: string; delay: number }>(
        await db.execute(sql`SELECT data->>'side' AS side, EXTRACT(EPOCH FROM start_after - created_on)::int AS delay
          FROM pgboss.job WHERE name = ${TICKET_MAIL_QUEUE} AND data->>'ticketId' = ${id} ORDER BY created_on`),
      );
    const { _id } = await ask();
    for (const message of ['At noon.', 'At one, sorry.']) await reply(admin, _id, message);
    await reply(member, _id, 'Thank you');
    expect(await waiting(_id)).toEqual([
      { side: 'desk', delay: DELAY },
      { side: 'member', delay: DELAY },
    ]);
    const refused = await admin.put(`/support-message-status/${(await ask())._id}`, {
      adminMessage: [{ message: 'x', attachments: [uuidv7()] }],
    });
    expect(refused.status).toBe(400);
    const [{ count }] = rows<{ count: number }>(
      await db.execute(sql`SELECT count(*)::int AS count FROM support_ticket WHERE mail_member_at IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM pgboss.job WHERE name = ${TICKET_MAIL_QUEUE} AND data->>'ticketId' = support_ticket.id::text)`),
    ) as [{ count: number }];
    expect(count).toBe(0);
  });

  test('what a lost job left is mailed five minutes later, once', async () => {
    const [late, due, soon] = [await ask(), await ask(), await ask()];
    for (const { _id } of [late, due, soon]) await reply(admin, _id, 'At noon.');
    await passDelay(late._id, 6);
    await passDelay(due._id, 4);
    await Promise.all([sendOverdue(test_.services), sendOverdue(test_.services)]);
    expect((await answersOf(late._id)).length).toBe(1);
    expect([await answersOf(due._id), await answersOf(soon._id)]).toEqual([[], []]);
  });

  describe('when tickets are merged', () => {
    const visitor = { ticketUserEmail: 'merged@test.example' };
    const merge = async (duplicate: Ticket, target: Ticket) => {
      const merged = await admin.post(`/api/support-messages/${duplicate._id}/merge`, { into: target._id });
      expect(merged.status).toBe(200);
    };
    const said = ['Long ago.', 'At noon.', 'At one.', 'At two.'];
    const textsOf = async (id: string) => (await answersOf(id)).map(({ text }) => order(text, ...said));

    test('what waits on both is mailed at once, in its order and with the one that goes on; nothing twice', async () => {
      const [target, duplicate] = [await ask(test_.visitor, visitor), await ask(test_.visitor, visitor)];
      await reply(admin, target._id, said[0]!);
      await sendDue(target._id);
      await reply(admin, duplicate._id, said[1]!);
      await reply(admin, target._id, said[2]!);
      await merge(duplicate, target);
      for (const side of ['member', 'desk'] as const)
        for (const { _id } of [target, duplicate]) expect(await sendDue(_id, side)).toBe(0);
      await reply(admin, target._id, said[3]!);
      await sendDue(target._id);
      expect(await textsOf(target._id)).toEqual([[said[0]], [said[1], said[2]], [said[3]]]);
      expect(await textsOf(duplicate._id)).toEqual([]);
      const [toDesk, ...more] = await mailsOf(target._id, 'ticket-message');
      expect(more).toEqual([]);
      expect(toDesk!.text!.match(/When is high water\?/g)).toHaveLength(2);
    });

    test('answers of the duplicate that a visitor was mailed are not mailed again with the other one', async () => {
      const [target, duplicate] = [await ask(test_.visitor, visitor), await ask(test_.visitor, visitor)];
      await reply(admin, duplicate._id, said[0]!);
      await sendDue(duplicate._id);
      await reply(admin, target._id, said[1]!);
      await merge(duplicate, target);
      await reply(admin, target._id, said[2]!);
      await sendDue(target._id);
      expect(await textsOf(duplicate._id)).toEqual([[said[0]]]);
      expect(await textsOf(target._id)).toEqual([[said[1]], [said[2]]]);
    });

    test('what an account has seen on either is not mailed', async () => {
      const [target, duplicate] = [await ask(), await ask()];
      await reply(admin, duplicate._id, said[0]!);
      await read(member, duplicate._id);
      await reply(admin, duplicate._id, said[1]!);
      await reply(admin, target._id, said[2]!);
      await merge(duplicate, target);
      expect(await textsOf(target._id)).toEqual([[said[1], said[2]]]);
    });
  });
});

describe.each(testDatabases())('two instances that send mails about tickets on $name', ({ open }) => {
  test('mail each message once, a moment after it was said', async () => {
    const test_ = await createTestApp(open, { SUPPORT_MAIL_DELAY_SECONDS: '1', CONTACT_MESSAGES: '1000' });
    const instances = [await startTicketMails(test_.services), await startTicketMails(test_.services)];
    const admin = await test_.signUp({ role: 'Admin' });
    const member = await test_.signUp();
    const fields = { ticketUserName: 'Mona', ticketUserEmail: member.email, subject: 'Tides?', message: 'When?' };
    const { _id } = (await member.post('/new-support-message', fields)).body;
    await admin.put(`/support-message-status/${_id}`, { adminMessage: [{ message: 'At noon.' }] });
    await vi.waitFor(
      async () => {
        const found = await test_.services.db
          .select()
          .from(mails)
          .where(like(mails.cause, `ticket-%:${_id}:%`));
        expect(found.map(({ kind, toEmail }) => `${kind} ${toEmail}`).toSorted()).toEqual([
          `ticket-answered ${member.email}`,
          `ticket-message ${admin.email}`,
        ]);
      },
      { timeout: 40_000, interval: 100 },
    );
    for (const instance of instances) await instance.stop();
    const [row] = await test_.services.db.select().from(supportTickets).where(eq(supportTickets.id, _id));
    expect(row).toMatchObject({ mailMemberAt: null, mailDeskAt: null });
    await test_.stop();
  });
});
