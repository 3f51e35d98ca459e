import { eq, inArray } from 'drizzle-orm';
import { users, verifications } from '#server/features/accounts/tables.ts';
import { creditAccounts } from '#server/features/credits/tables.ts';
import { cancelUnfinished, findUnfinished } from '#server/features/generations/cancel-unfinished.ts';
import { generationStream } from '#server/features/generations/streams.ts';
import { generations } from '#server/features/generations/tables.ts';
import { mails } from '#server/features/mail/tables.ts';
import { anonymiseOrders } from '#server/features/orders/anonymise-orders.ts';
import { anonymiseTickets } from '#server/features/tickets/anonymise-tickets.ts';
import { lockTicketsOf } from '#server/features/tickets/lock-tickets-of.ts';
import { deleteUnusedPicture } from '#server/features/uploads/delete-unused-picture.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
import { events } from '#server/platform/events/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { refuseLastAdmin } from './refuse-last-admin.ts';

type UserRow = typeof users.$inferSelect;

/**
 * Deletes an account: running conversions are cancelled; sessions, ways to sign in, conversions, pictures and mails go.
 * The ledger keeps its entries, and orders and tickets stay without the person.
 * @param alongside is done in the same transaction, e.g. the entry in the audit log
 * @throws LAST_ADMIN
 */
export async function removeUser(
  tools: Pick<Services, 'db' | 'storage' | 'log'>,
  user: Authorized<UserRow>,
  alongside: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
  let files: string[] | undefined;
  while (!files) {
    await cancelUnfinished(tools.db, user.id);
    files = await tools.db.transaction((tx) => forget(tx, user, alongside));
  }
  await deleteLooseFiles(tools, files);
  await deleteUnusedPicture(tools, user.image);
}

/** @returns where pictures and files of messages lie, or undefined when a conversion was ordered in the meantime: cancel it and come back */
async function forget(tx: Database, user: UserRow, alongside: (tx: Database) => Promise<void>) {
  await refuseLastAdmin(tx, user.id);
  await lockTicketsOf(tx, user);
  // An order for a conversion takes this lock first, so from here on there are no new ones.
  await tx.select().from(creditAccounts).where(eq(creditAccounts.userId, user.id)).for('update');
  if ((await findUnfinished(tx, user.id)).length > 0) return undefined;
  const made = await tx
    .select({ id: generations.id, imageKey: generations.imageKey })
    .from(generations)
    .where(eq(generations.userId, user.id));
  await tx.delete(events).where(
    inArray(
      events.stream,
      made.map(({ id }) => generationStream(id)),
    ),
  );
  const sent = await anonymiseTickets(tx, user);
  await anonymiseOrders(tx, user.id);
  await tx.delete(mails).where(eq(mails.toEmail, user.email));
  await tx.delete(verifications).where(eq(verifications.value, user.id));
  await alongside(tx);
  await tx.delete(users).where(eq(users.id, user.id));
  const files = [...made.map(({ imageKey }) => imageKey), ...sent];
  await noteLooseFiles(tx, files);
  return files;
}
