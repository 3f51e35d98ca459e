import type { Auth } from '#server/features/sign-in/index.ts';
import { findAdmins, findUsers, getUser, presentUser } from '#server/features/users/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { admin, callsWith, member, needsMember } from '#server/platform/rpc.ts';
import { deleteUser } from './delete-user.ts';
import { disableUser } from './disable-user.ts';
import { exportUsers } from './export-users.ts';
import { giveCredits } from './give-credits.ts';
import { inviteUser } from './invite-user.ts';
import { canReadUsers } from './policy.ts';
import { userRecordProcedures } from './record-procedures.ts';
import { syncOwnUser } from './sync-own-user.ts';
import { updateUser } from './update-user.ts';

const signedIn = callsWith<{ auth: Auth }>().use(needsMember);

export const userProcedures = {
  listUsers: member.accounts.listUsers.handler(async ({ input, context }) => {
    if (!canReadUsers(context.user, input.userEmail))
      throw failure('FORBIDDEN', 'Only an administrator can list users.');
    const { found, total } = await findUsers(context.db, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map(presentUser);
  }),

  listAdmins: member.accounts.listAdmins.handler(async ({ context }) => {
    if (context.user.role !== 'Admin') return [];
    return (await findAdmins(context.db)).map(presentUser);
  }),

  createUser: signedIn.accounts.createUser.handler(async ({ input, context }) => {
    const isOwn = input.userEmail.toLowerCase() === context.user.email;
    const actor = authorize(context.user, isOwn || context.user.role === 'Admin');
    const user = presentUser(await (isOwn ? syncOwnUser(context.db, actor, input) : inviteUser(context, actor, input)));
    return { ...user, credits: user.currentBalance };
  }),

  getUser: admin.accounts.getUser.handler(async ({ input, context }) =>
    presentUser(await getUser(context.db, input.id)),
  ),

  updateUser: admin.accounts.updateUser.handler(async ({ input: { id, ...change }, context }) =>
    presentUser(await updateUser(context.db, context.user, id, change)),
  ),

  deleteUser: admin.accounts.deleteUser.handler(async ({ input, context }) => {
    await deleteUser(context, context.user, input.id);
    return { success: true as const };
  }),

  disableUser: admin.accounts.disableUser.handler(async ({ input, context }) =>
    presentUser(await disableUser(context.db, context.user, input)),
  ),

  grantCredits: admin.accounts.grantCredits.handler(async ({ input, context }) => ({
    success: true as const,
    granted: await giveCredits(context.db, context.user, input),
  })),

  exportUsers: admin.accounts.exportUsers.handler(async ({ input, context }) => {
    return exportUsers(context.db, context.user, input);
  }),

  ...userRecordProcedures,
};
