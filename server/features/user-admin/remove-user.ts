import { eq } from 'drizzle-orm';
import { users, verifications } from '#server/features/accounts/index.ts';
import { lockCreditAccount } from '#server/features/credits/index.ts';
import { cancelUnfinished, findUnfinished, forgetGenerations } from '#server/features/generations/index.ts';
import { deleteMailsTo } from '#server/features/mail/index.ts';
import { anonymizeOrders } from '#server/features/orders/index.ts';
import { anonymizeTickets, lockTicketsOf } from '#server/features/tickets/index.ts';
import { deleteUnusedPicture } from '#server/features/uploads/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Database } from '#server/platform/database/database.ts';
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
  await lockCreditAccount(tx, user.id);
  if ((await findUnfinished(tx, user.id)).length > 0) return undefined;
  const pictures = await forgetGenerations(tx, user.id);
  const sent = await anonymizeTickets(tx, user);
  await anonymizeOrders(tx, user.id);
  await deleteMailsTo(tx, user.email);
  await tx.delete(verifications).where(eq(verifications.value, user.id));
  await alongside(tx);
  await tx.delete(users).where(eq(users.id, user.id));
  const files = [...pictures, ...sent];
  await noteLooseFiles(tx, files);
  return files;
}
