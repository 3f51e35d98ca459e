import { failure } from '#server/platform/errors.ts';
import { member } from '#server/rpc.ts';
import { findUsers } from './find-users.ts';
import { canReadUsers } from './policy.ts';
import { presentUser } from './present.ts';

export const accountProcedures = {
  listUsers: member.accounts.listUsers.handler(async ({ input, context }) => {
    if (!canReadUsers(context.user, input.userEmail))
      throw failure('FORBIDDEN', 'Only an administrator can list users.');
    const { found, total } = await findUsers(context.db, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map(presentUser);
  }),
};
