import { v7 as uuidv7 } from 'uuid';
import { getUserByEmail, users } from '#server/features/accounts/index.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { openAccount } from '#server/features/credits/index.ts';
import type { Auth } from '#server/features/sign-in/index.ts';
import { getUser, type UserWithCredits } from '#server/features/users/index.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';

export type Invitation = { userEmail: string; userName?: string | undefined };

type Tools = Pick<Services, 'db' | 'config'> & { auth: Auth };

/** Makes an account for somebody, who gets a mail to choose a password. One that is there already stays as it is. */
export async function inviteUser(
  { db, auth, config }: Tools,
  actor: SessionUser,
  invitation: Invitation,
): Promise<UserWithCredits> {
  const email = invitation.userEmail.toLowerCase();
  const name = invitation.userName || email.split('@')[0]!;
  const invited = await db.transaction(async (tx) => {
    const added = await tx.insert(users).values({ id: uuidv7(), name, email }).onConflictDoNothing().returning();
    const [user] = added;
    if (!user) return undefined;
    await openAccount(tx, user.id, config.signupCredits);
    const subject = { type: 'user', id: user.id, name };
    await recordAct(tx, { actor, action: 'user.invite', subject, after: { userEmail: email } });
    return user.id;
  });
  if (invited) await auth.api.requestPasswordReset({ body: { email } });
  return getUser(db, invited ?? (await getUserByEmail(db, email))!.id);
}
