import type { ProviderKey, UsageRow } from '#contract/provider-keys.ts';
import type { Secrets } from '#server/platform/secrets/create-secrets.ts';
import type { KeyWithWeek } from './list-keys.ts';
import type { Usage } from './list-usage.ts';
import { maskedKey } from './masked-key.ts';

const UNREADABLE = 'The stored key cannot be read: MASTER_KEY is not the one it was stored with. Enter the key again.';

export function presentKey(secrets: Secrets, { row, calls, failures }: KeyWithWeek): ProviderKey {
  const { masked, readable } = maskedKey(secrets, row);
  return {
    _id: row.id,
    name: row.name,
    key: masked,
    provider: row.provider,
    model: row.model,
    baseURL: row.baseURL,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastError: readable ? row.lastError : UNREADABLE,
    setAside: row.setAsideAt !== null,
    callsThisWeek: calls,
    failuresThisWeek: failures,
  };
}

export function presentUsage(usage: Usage): UsageRow {
  return {
    day: usage.day,
    keyId: usage.keyId,
    keyName: usage.keyName,
    provider: usage.provider,
    model: usage.model,
    calls: usage.calls,
    failures: usage.failures,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    costUSD: usage.costMicroUSD / 1_000_000,
  };
}
