import { admin, member } from '#server/rpc.ts';
import { adjustCredits } from './adjust-credits.ts';
import { listCreditEntries } from './list-credit-entries.ts';
import { presentCreditEntry } from './present.ts';

export const creditProcedures = {
  deductCredit: admin.credits.deductCredit.handler(({ input, context }) =>
    adjustCredits(context.db, { ...input, amount: -input.amount, actor: context.user }),
  ),
  refundCredit: admin.credits.refundCredit.handler(({ input, context }) =>
    adjustCredits(context.db, { ...input, actor: context.user }),
  ),
  listCreditEntries: member.credits.listCreditEntries.handler(async ({ input, context }) =>
    (await listCreditEntries(context.db, context.user.id, input.limit)).map(presentCreditEntry),
  ),
};
