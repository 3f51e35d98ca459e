import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { recordId } from './vocabulary/ids.ts';
import { credits as creditAmount } from './vocabulary/money.ts';

const adjustment = z.object({
  userEmail: z.email(),
  amount: z.number().int().min(1).max(100_000).default(1),
  reason: z.string().trim().min(1).max(500).default('Manual adjustment'),
});
const adjusted = z.object({ success: z.literal(true), currentBalance: creditAmount });

const adjustmentErrors = {
  UNAUTHORIZED: errors.UNAUTHORIZED,
  FORBIDDEN: errors.FORBIDDEN,
  NOT_FOUND: { ...errors.NOT_FOUND, message: 'User data not found' },
};

export const creditEntry = z.object({
  _id: z.string(),
  amount: creditAmount.describe('Positive: added. Negative: spent or taken back.'),
  kind: z.enum(['signup', 'generation', 'purchase', 'refund', 'adjustment']),
  reason: z.string().nullable(),
  createdAt: instant,
  generationId: recordId.nullable(),
});
export type CreditEntry = z.infer<typeof creditEntry>;

export const credits = {
  deductCredit: oc
    .route({
      method: 'POST',
      path: '/api/deduct-credit',
      summary: 'Take credits from a user (admin)',
      tags: ['Credits'],
    })
    .input(adjustment)
    .output(adjusted)
    .errors({ ...adjustmentErrors, INSUFFICIENT_CREDITS: errors.INSUFFICIENT_CREDITS }),
  refundCredit: oc
    .route({ method: 'POST', path: '/api/refund-credit', summary: 'Give credits to a user (admin)', tags: ['Credits'] })
    .input(adjustment)
    .output(adjusted)
    .errors(adjustmentErrors),
  listCreditEntries: oc
    .route({
      method: 'GET',
      path: '/api/credit-entries',
      summary: 'Own ledger, newest first; with userId that of another user (admin)',
      tags: ['Credits'],
    })
    .input(z.object({ userId: recordId.optional(), limit: z.coerce.number().int().min(1).max(200).default(50) }))
    .output(z.array(creditEntry))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
};
