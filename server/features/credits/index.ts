export type { Disagreement } from './audit-ledger.ts';
export { exportCreditEntries } from './export-entries.ts';
export { getBalance } from './get-balance.ts';
export { getPostedAmount } from './get-posted-amount.ts';
export { type Grant, grantCredits } from './grant-credits.ts';
export { lockCreditAccount } from './lock-account.ts';
export { openAccount } from './open-account.ts';
export { postCredits } from './post-credits.ts';
export { releaseHold } from './release-hold.ts';
export { reserveCredits } from './reserve-credits.ts';
export { setBalance } from './set-balance.ts';
export { settleHold } from './settle-hold.ts';

// Tables that others refer to or join:

export { creditAccounts } from './tables.ts';
