import { getUserByEmail } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';

/** How a message addresses the reader: by the account's name, else as 'User'. */
export async function getRecipientName(db: Database, email: string | undefined): Promise<string> {
  const user = email ? await getUserByEmail(db, email) : undefined;
  return user?.name || 'User';
}
