import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import { getUser, type UserWithCredits } from '#server/features/users/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';

/** What the sign-in provider says about somebody. */
export type Provided = { userName?: string | undefined; profileURL?: string | null | undefined };

/** Fills a member's name and photo from the sign-in provider where they are empty; what is there stays. */
export async function syncOwnUser(
  db: Database,
  actor: SessionUser,
  { userName, profileURL }: Provided,
): Promise<UserWithCredits> {
  const own = eq(users.id, actor.id);
  if (userName)
    await db
      .update(users)
      .set({ name: userName })
      .where(and(own, eq(users.name, '')));
  if (profileURL?.startsWith('https://'))
    await db
      .update(users)
      .set({ image: profileURL })
      .where(and(own, isNull(users.image)));
  return getUser(db, actor.id);
}
