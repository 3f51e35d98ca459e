import type { CreditEntry } from '#contract/credits.ts';

/** What an entry of the ledger is, in words. */
export const creditKinds: Record<CreditEntry['kind'], string> = {
  signup: 'Welcome credits',
  generation: 'Conversion',
  purchase: 'Purchase',
  refund: 'Refund',
  adjustment: 'Adjustment',
};
