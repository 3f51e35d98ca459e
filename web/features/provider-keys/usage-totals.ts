import type { UsageRow } from '#contract/provider-keys.ts';

export interface UsageTotals {
  calls: number;
  failures: number;
  inputTokens: number;
  outputTokens: number;
  costUSD: number;
}

export function totalOf(rows: readonly UsageTotals[]): UsageTotals {
  const total = { calls: 0, failures: 0, inputTokens: 0, outputTokens: 0, costUSD: 0 };
  for (const row of rows) for (const key of Object.keys(total) as (keyof UsageTotals)[]) total[key] += row[key];
  return total;
}

/** Whose calls a row counts. Keys that were deleted are told apart by their names. */
export const ownerOf = ({ keyId, keyName }: Pick<UsageRow, 'keyId' | 'keyName'>): string =>
  keyId ?? `deleted ${keyName}`;

/** Totals by key, the busiest first. */
export function byKey(rows: readonly UsageRow[]): (UsageTotals & { id: string; name: string })[] {
  return [...Map.groupBy(rows, ownerOf)]
    .map(([id, own]) => ({ id, name: own[0]!.keyName, ...totalOf(own) }))
    .sort((a, b) => b.calls - a.calls || a.name.localeCompare(b.name));
}
