import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Provider } from '#contract/provider-keys.ts';
import type { Database } from '#server/platform/database/database.ts';
import { estimateCost } from './prices.ts';
import { providerCalls, providerKeys } from './tables.ts';

export type ProviderCall = {
  keyId: string;
  provider: Provider;
  model: string;
  generationId?: string | null;
  startedAt: Date;
  durationMs: number;
  ok: boolean;
  /** HTTP status of the provider's answer, where there was one. */
  status?: number | undefined;
  /** What the provider answered, scrubbed. */
  error?: string | undefined;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
};

/** Writes a finished call down, with its estimated cost, and the key's last use and last error. */
export function recordCall(db: Database, call: ProviderCall): Promise<void> {
  const { inputTokens = 0, outputTokens = 0 } = call;
  return db.transaction(async (tx) => {
    const [key] = await tx
      .update(providerKeys)
      .set({ lastUsedAt: call.startedAt, ...(call.ok ? {} : { lastError: call.error ?? 'The call failed.' }) })
      .where(eq(providerKeys.id, call.keyId))
      .returning({ name: providerKeys.name });
    await tx.insert(providerCalls).values({
      ...call,
      id: uuidv7(),
      keyName: key?.name ?? 'Deleted key',
      durationMs: Math.round(call.durationMs),
      inputTokens,
      outputTokens,
      costMicroUSD: estimateCost(call.provider, call.model, { inputTokens, outputTokens }, call.startedAt),
    });
  });
}
