import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { users } from './tables.ts';

/** The user with this address, upper or lower case. */
export async function getUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}
