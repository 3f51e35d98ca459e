import type { CreditEntry } from '#contract/credits.ts';
import type { creditEntries } from './tables.ts';

export function presentCreditEntry(entry: typeof creditEntries.$inferSelect): CreditEntry {
  return {
    _id: String(entry.id),
    amount: entry.amount,
    kind: entry.kind,
    reason: entry.reason,
    createdAt: entry.createdAt.toISOString(),
    generationId: entry.generationId,
  };
}
