import { recordAct } from '#server/features/audit/index.ts';
import { getUser, presentUser } from '#server/features/users/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { canTakeAway } from './policy.ts';
import { removeUser } from './remove-user.ts';

/**
 * Removes somebody's account. The log keeps the name, and nothing else that says who it was.
 * @throws NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN
 */
export async function deleteUser(tools: Pick<Services, 'db' | 'storage' | 'log'>, actor: SessionUser, id: string) {
  const record = await getUser(tools.db, id);
  const user = authorize(record.user, canTakeAway(actor, id), failure('OWN_ACCOUNT'));
  const { userRole, userMembership, currentBalance, createdAt } = presentUser(record);
  await removeUser(tools, user, (tx) =>
    recordAct(tx, {
      actor,
      action: 'user.delete',
      subject: { type: 'user', id, name: user.name },
      before: { userRole, userMembership, currentBalance, createdAt },
    }),
  );
}
