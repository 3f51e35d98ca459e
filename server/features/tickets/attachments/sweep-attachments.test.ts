import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileMissing } from '#server/platform/storage/storage.ts';
import { aUser } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { supportAttachments, supportTickets } from '../tables.ts';
import { deleteAttachments } from './delete-attachments.ts';
import { linkAttachments } from './link-attachments.ts';
import { startAttachmentSweep } from './start-sweep.ts';
import { storeAttachment } from './store-attachment.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const HOUR_MS = 60 * 60 * 1000;

describe.each(testDatabases())('files that were not sent on $name', ({ open }) => {
  let test_: TestApp;
  let mona: string;
  const ticketId = uuidv7();
  beforeAll(async () => {
    test_ = await createTestApp(open);
    mona = await aUser(test_.services.db);
    const ticket = { subject: 'Pier', phone: '', message: 'When?', userName: 'Mona', userEmail: 'mona@test.example' };
    await test_.services.db.insert(supportTickets).values({ id: ticketId, userId: mona, ...ticket });
  });
  afterAll(() => test_.stop());

  const upload = async (hoursAgo = 0) => {
    const file = await storeAttachment(test_.services, new File(['high water'], 'tide.txt'), {
      id: mona,
      role: 'member',
    });
    const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS);
    await test_.services.db.update(supportAttachments).set({ createdAt }).where(eq(supportAttachments.id, file.id));
    return file;
  };
  const link = (id: string) =>
    test_.services.db.transaction((tx) => linkAttachments(tx, mona, [id], { ticketId, messageId: null }));
  const isThere = async ({ id, storageKey }: { id: string; storageKey: string }) => {
    const row = await test_.services.db.$count(supportAttachments, eq(supportAttachments.id, id));
    const content = await test_.services.storage.get(storageKey).catch((error) => {
      if (error instanceof FileMissing) return undefined;
      throw error;
    });
    return { row: row === 1, file: content !== undefined };
  };
  const HERE = { row: true, file: true };
  const GONE = { row: false, file: false };

  test('are deleted after a day, by whichever instance; others stay', async () => {
    const [old, fresh, sent] = [await upload(25), await upload(23), await upload(25)];
    await link(sent.id);
    await Promise.all([sweepAttachments(test_.services), sweepAttachments(test_.services)]);
    expect(await Promise.all([old, fresh, sent].map(isThere))).toEqual([GONE, HERE, HERE]);
    expect(await sweepAttachments(test_.services)).toBe(0);
  });

  test('that cannot be deleted stop no others, and are deleted by the next sweep', async () => {
    const [first, stuck, last] = [await upload(27), await upload(26), await upload(25)];
    const { storage } = test_.services;
    const broken = {
      ...storage,
      delete: (key: string) =>
        key === stuck.storageKey ? Promise.reject(new Error('The disk is away')) : storage.delete(key),
    };
    expect(await sweepAttachments({ ...test_.services, storage: broken })).toBe(2);
    expect(await Promise.all([first, stuck, last].map(isThere))).toEqual([GONE, HERE, GONE]);
    await expect(link(stuck.id)).rejects.toThrow('Please upload it again');
    await startAttachmentSweep(test_.services).stop();
    expect(await isThere(stuck)).toEqual(GONE);
  });

  test('are sent whole or not at all while they are swept', async () => {
    const old = await Promise.all(Array.from({ length: 20 }, () => upload(25)));
    const ends = await Promise.all([
      sweepAttachments(test_.services),
      ...old.map(({ id }) =>
        link(id).then(
          () => 'sent',
          () => 'refused',
        ),
      ),
    ]);
    for (const [n, end] of ends.slice(1).entries())
      expect(await isThere(old[n]!)).toEqual(end === 'sent' ? HERE : GONE);
  });

  test('leave no row when they could not be stored', async () => {
    const before = await test_.services.db.$count(supportAttachments);
    const full = { ...test_.services.storage, put: () => Promise.reject(new Error('The disk is full')) };
    const stored = storeAttachment({ ...test_.services, storage: full }, new File(['x'], 'x.txt'), {
      id: mona,
      role: 'member',
    });
    await expect(stored).rejects.toThrow('The disk is full');
    expect(await test_.services.db.$count(supportAttachments)).toBe(before);
  });

  test('and others are forgotten on demand, which says where they lie', async () => {
    const { db } = test_.services;
    const [unsent, sent] = [await upload(), await upload()];
    await link(sent.id);
    const all = await db
      .select({ storageKey: supportAttachments.storageKey })
      .from(supportAttachments)
      .where(eq(supportAttachments.uploaderId, mona));
    const keys = await db.transaction((tx) => deleteAttachments(tx, eq(supportAttachments.uploaderId, mona)));
    expect(keys.toSorted()).toEqual(all.map(({ storageKey }) => storageKey).toSorted());
    expect(keys).toEqual(expect.arrayContaining([unsent.storageKey, sent.storageKey]));
    expect(await isThere(unsent)).toEqual({ row: false, file: true });
  });
});
