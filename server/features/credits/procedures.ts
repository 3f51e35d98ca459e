import { failure } from '#server/platform/errors.ts';
import { admin, member } from '#server/platform/rpc.ts';
import { adjustCredits } from './adjust-credits.ts';
import { listCreditEntries } from './list-credit-entries.ts';
import { canReadLedger } from './policy.ts';
import { presentCreditEntry } from './present.ts';

export const creditProcedures = {
  deductCredit: admin.credits.deductCredit.handler(({ input, context }) =>
    adjustCredits(context.db, { ...input, amount: -input.amount, actor: context.user }),
  ),
  refundCredit: admin.credits.refundCredit.handler(({ input, context }) =>
    adjustCredits(context.db, { ...input, actor: context.user }),
  ),
  listCreditEntries: member.credits.listCreditEntries.handler(async ({ input, context }) => {
    const { userId = context.user.id, limit } = input;
    if (!canReadLedger(context.user, userId)) throw failure('FORBIDDEN');
    return (await listCreditEntries(context.db, userId, limit)).map(presentCreditEntry);
  }),
};
