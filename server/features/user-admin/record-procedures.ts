import { findGenerations, presentGenerationFacts } from '#server/features/generations/index.ts';
import { findOrders, presentOrderFacts } from '#server/features/orders/index.ts';
import { findSessions, presentSession } from '#server/features/sign-in/index.ts';
import { admin } from '#server/platform/rpc.ts';
import { endUserSessions } from './end-user-sessions.ts';

/** Which of them is the one that asks is said to its own user only. */
const NO_SESSION = '';

export const userRecordProcedures = {
  listUserGenerations: admin.accounts.listUserGenerations.handler(async ({ input, context }) =>
    (await findGenerations(context.db, input.id, { limit: input.limit })).found.map(presentGenerationFacts),
  ),
  listUserOrders: admin.accounts.listUserOrders.handler(async ({ input, context }) =>
    (await findOrders(context.db, { kind: 'package', userId: input.id, limit: input.limit })).found.map(
      presentOrderFacts,
    ),
  ),
  listUserSessions: admin.accounts.listUserSessions.handler(async ({ input, context }) =>
    (await findSessions(context.db, input.id)).map((row) => presentSession(row, NO_SESSION)),
  ),
  endUserSessions: admin.accounts.endUserSessions.handler(async ({ input, context }) => ({
    success: true as const,
    ended: await endUserSessions(context.db, context.user, input.id),
  })),
};
