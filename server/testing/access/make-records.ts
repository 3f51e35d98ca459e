import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { sessions, users } from '#server/features/accounts/tables.ts';
import { generationProjects, generationShares, generations } from '#server/features/generations/tables.ts';
import { supportAttachments, supportTickets } from '#server/features/tickets/tables.ts';
import { aGeneration } from '../builders.ts';
import type { Client } from '../client.ts';
import type { TestApp } from '../create-test-app.ts';
import { anOrder } from '../orders.ts';
import { aDesign } from '../pictures.ts';
import { aPaidOrder } from '../receipts.ts';

/** Somebody with one of everything. */
export type Records = {
  client: Client;
  userId: string;
  email: string;
  sessionId: string;
  /** Cancelled, so that its stream of events ends. */
  generationId: string;
  runningId: string;
  succeededId: string;
  /** A link to the succeeded one. */
  shareId: string;
  /** A deletion that can still be undone. */
  deletedId: string;
  projectId: string;
  ticketId: string;
  /** A file of the ticket's first message. */
  attachmentId: string;
  /** Pending, of a package and of an item. */
  orderRef: string;
  itemOrderRef: string;
  /** Of a paid one. */
  paidOrderId: string;
  /** Its `_id`; it has a receipt. */
  paidOrderRef: string;
  png: Uint8Array<ArrayBuffer>;
};

export async function makeRecords({ services: { db, storage }, signUp }: TestApp): Promise<Records> {
  const email = `owner-${uuidv7()}@test.example`;
  const client = await signUp({ email, name: 'Olga Owner' });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user!.id));
  const png = new Uint8Array(await aDesign());
  const form = new FormData();
  form.set('image', new File([png], 'design.png'));
  const generationId = (await client.post('/api/generations', form)).body._id;
  await client.post(`/api/generations/${generationId}/cancel`);
  const [runningId, succeededId] = [await aGeneration(db, user!.id), await aGeneration(db, user!.id)];
  await db.update(generations).set({ status: 'running' }).where(eq(generations.id, runningId));
  const succeeded = { status: 'succeeded' as const, finishedAt: new Date() };
  await db.update(generations).set(succeeded).where(eq(generations.id, succeededId));
  await storage.put(`generations/${succeededId}.png`, png);
  const shareId = uuidv7();
  await db
    .insert(generationShares)
    .values({ id: shareId, token: `token-of-${shareId}`, userId: user!.id, generationId: succeededId });
  const deletedId = await aGeneration(db, user!.id);
  await db
    .update(generations)
    .set({ ...succeeded, deletedAt: new Date() })
    .where(eq(generations.id, deletedId));
  const projectId = uuidv7();
  await db.insert(generationProjects).values({ id: projectId, userId: user!.id, name: 'Piers' });
  const ticketId = uuidv7();
  const ticket = { subject: 'Pier', phone: '', message: 'When?', userName: 'Olga Owner', userEmail: email };
  await db.insert(supportTickets).values({ id: ticketId, userId: user!.id, ...ticket });
  const attachmentId = uuidv7();
  const storageKey = `support/${attachmentId}.txt`;
  await storage.put(storageKey, Buffer.from('Pier'));
  await db.insert(supportAttachments).values({
    ...{ id: attachmentId, ticketId, uploaderId: user!.id, storageKey },
    ...{ name: 'pier.txt', type: 'text/plain', bytes: 4 },
  });
  const { id: orderRef } = await anOrder(db, user!.id, { customerEmail: email });
  const { id: itemOrderRef } = await anOrder(db, user!.id, { kind: 'item', customerEmail: email });
  const paid = await aPaidOrder(db, user!.id, { customerEmail: email });
  return {
    ...{ client, userId: user!.id, email, sessionId: session!.id, ticketId, attachmentId, png },
    ...{ generationId, runningId, succeededId, deletedId, projectId, shareId, orderRef, itemOrderRef },
    paidOrderId: paid.orderId,
    paidOrderRef: paid.id,
  };
}
