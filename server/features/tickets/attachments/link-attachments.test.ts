import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportAttachments, supportMessages, supportTickets } from '../tables.ts';
import { linkAttachments } from './link-attachments.ts';

describe.each(testDatabases())('files of a message on $name', ({ open }) => {
  let test_: TestApp;
  let mona: string;
  let otto: string;
  const ticketId = uuidv7();
  beforeAll(async () => {
    test_ = await createTestApp(open);
    const { db } = test_.services;
    [mona, otto] = [await aUser(db), await aUser(db)];
    const ticket = { subject: 'Pier', phone: '', message: 'When?', userName: 'Mona', userEmail: 'mona@test.example' };
    await db.insert(supportTickets).values({ id: ticketId, userId: mona, ...ticket });
  });
  afterAll(() => test_.stop());

  const GONE = 'A file of this message no longer exists. Please upload it again.';
  const file = async (uploaderId = mona) => {
    const id = uuidv7();
    const row = { name: 'tide.txt', type: 'text/plain', bytes: 4, storageKey: `support/${id}.txt` } as const;
    await test_.services.db.insert(supportAttachments).values({ id, uploaderId, ...row });
    return id;
  };
  const message = async () => {
    const id = uuidv7();
    const row = { sender: 'user', authorName: 'Mona', text: 'See here' } as const;
    await test_.services.db.insert(supportMessages).values({ id, ticketId, ...row });
    return id;
  };
  const link = (uploader: string | null, ids: string[], messageId: string | null) =>
    test_.services.db.transaction((tx) => linkAttachments(tx, uploader, ids, { ticketId, messageId }));
  const placeOf = async (id: string) => {
    const [row] = await test_.services.db.select().from(supportAttachments).where(eq(supportAttachments.id, id));
    return { ticketId: row!.ticketId, messageId: row!.messageId };
  };

  test('are those that its writer has uploaded and not sent yet', async () => {
    const [one, two, messageId] = [await file(), await file(), await message()];
    const linked = await link(mona, [two, one, two], messageId);
    expect(linked.map(({ id }) => id)).toEqual([one, two]);
    expect(linked[0]).toMatchObject({ name: 'tide.txt', ticketId, messageId });
    expect(await placeOf(two)).toEqual({ ticketId, messageId });
    await expect(link(mona, [one], null)).rejects.toThrow(GONE);
    expect(await link(null, [], null)).toEqual([]);
  });

  test('are not somebody else’s, none of a visitor, and not one too few', async () => {
    const [own, foreign] = [await file(), await file(otto)];
    for (const [who, ids] of [
      [mona, [own, foreign]],
      [mona, [own, uuidv7()]],
      [otto, [own]],
      [null, [own]],
    ] as const)
      await expect(link(who, [...ids], null)).rejects.toThrow(GONE);
    expect(await placeOf(own)).toEqual({ ticketId: null, messageId: null });
  });

  test('belong to one of two messages that are sent at the same time', async () => {
    const [shared, first, second] = [await file(), await message(), await message()];
    const ends = await Promise.allSettled([link(mona, [shared], first), link(mona, [shared], second)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([first, second]).toContain((await placeOf(shared)).messageId);
  });
});
