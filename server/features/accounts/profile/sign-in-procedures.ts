import { eq } from 'drizzle-orm';
import { authorize } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { member, visitor } from '#server/rpc.ts';
import { removeUser } from '../remove-user.ts';
import { offeredProviders } from '../sign-in/providers.ts';
import { users } from '../tables.ts';
import { exportAccount } from './export-account.ts';
import { proveIdentity } from './prove-identity.ts';
import { endSession, endSessions, findSessions, presentSession } from './sessions.ts';

const done = { success: true as const };

/** The calls of the profile that are about signing in and leaving. Who may: everybody for oneself. */
export const signInProcedures = {
  listSignInWays: visitor.profile.listSignInWays.handler(({ context }) => ({
    providers: offeredProviders(context.config),
    passkeys: true,
    verifiesEmail: context.config.verifyEmail,
    hidesAccounts: context.config.hideAccountExistence,
  })),

  listSessions: member.profile.listSessions.handler(async ({ context }) => {
    const { id } = context.session;
    return (await findSessions(context.db, context.user.id)).map((row) => presentSession(row, id));
  }),

  endSession: member.profile.endSession.handler(async ({ input, context }) => {
    await endSession(context.db, context.user.id, input.id);
    return done;
  }),

  endOtherSessions: member.profile.endOtherSessions.handler(async ({ context }) => {
    await endSessions(context.db, context.user.id, context.session.id);
    return done;
  }),

  exportAccount: member.profile.exportAccount.handler(async ({ context }) => {
    const everything = await exportAccount(context.db, context.user.id, context.session.id);
    return new File([JSON.stringify(everything, null, 2)], 'facsimile-account.json', { type: 'application/json' });
  }),

  deleteAccount: member.profile.deleteAccount.handler(async ({ input, context }) => {
    await proveIdentity(context, input.password);
    const [user] = await context.db.select().from(users).where(eq(users.id, context.user.id));
    if (!user) throw failure('UNAUTHORIZED');
    await removeUser(context, authorize(user, user.id === context.user.id));
    return done;
  }),
};
