import { eq } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failure } from '#server/platform/errors.ts';
import { selectUsers, type UserWithCredits } from './find-users.ts';

/** @throws NOT_FOUND */
export async function getUser(db: Database, id: string): Promise<UserWithCredits> {
  const [found] = await selectUsers(db, eq(users.id, id));
  if (!found) throw userMissing();
  return found;
}

export const userMissing = () => failure('NOT_FOUND', 'User data not found');
