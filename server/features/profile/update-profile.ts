import { eq } from 'drizzle-orm';
import type { ProfileFields } from '#contract/accounts/profile.ts';
import { users } from '#server/features/accounts/index.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { deleteUnusedPicture } from '#server/features/uploads/index.ts';
import { auditedUser, getUser, type UserWithCredits } from '#server/features/users/index.ts';
import type { Authorized } from '#server/platform/authorize.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';

type UserRow = typeof users.$inferSelect;

/** Writes a profile; a photo that it replaces or removes is deleted. What an admin does to somebody else's is logged. */
export async function updateProfile(
  tools: Pick<Services, 'db' | 'storage'>,
  actor: SessionUser,
  user: Authorized<UserRow>,
  { userName, profileURL, aboutMe, address, city, country, phone }: ProfileFields,
): Promise<UserWithCredits> {
  const image = profileURL === undefined ? user.image : profileURL || null;
  const updated = await tools.db.transaction(async (tx) => {
    const before = await getUser(tx, user.id);
    await tx
      .update(users)
      .set({ name: userName, image, aboutMe, address, city, country, phone, updatedAt: new Date() })
      .where(eq(users.id, user.id));
    const after = await getUser(tx, user.id);
    if (actor.id !== user.id)
      await recordAct(tx, {
        actor,
        action: 'user.update-profile',
        subject: { type: 'user', id: user.id, name: before.user.name },
        before: auditedUser(before),
        after: auditedUser(after),
      });
    return after;
  });
  if (image !== user.image) await deleteUnusedPicture(tools, user.image);
  return updated;
}
