import { eq } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import {
  type Auth,
  endSession,
  endSessions,
  findSessions,
  offeredProviders,
  presentSession,
  proveIdentity,
} from '#server/features/sign-in/index.ts';
import { removeUser } from '#server/features/user-admin/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { callsWith, needsMember } from '#server/platform/rpc.ts';
import { exportAccount } from './export-account.ts';

const visitor = callsWith<{ auth: Auth }>();
const member = visitor.use(needsMember);

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
