import { generateText } from 'ai';
import { createModel } from '#server/platform/ai/create-model.ts';
import { type ProviderError, readProviderError } from '#server/platform/ai/read-provider-error.ts';
import { SecretUnreadable } from '#server/platform/secrets/create-secrets.ts';
import { scrub } from '#server/platform/secrets/scrub.ts';
import type { Services } from '#server/platform/services.ts';
import { type OpenedKey, openKey } from './open-key.ts';
import type { Tokens } from './prices.ts';
import { recordCall } from './record-call.ts';
import { setKeyAside } from './set-key-aside.ts';

const TIME_OUT_MS = 10_000;

/** Enough for a model that thinks before it answers. */
const MAX_TOKENS = 256;

type Tools = Pick<Services, 'db' | 'secrets' | 'outbound'>;
export type KeyTest = { ok: boolean; message: string; durationMs: number };

/**
 * Asks the provider with that key, also one that is off or set aside, and writes the call down. A refused key is set
 * aside as in a generation; one that was set aside stays so until an admin edits it or switches it on.
 * @throws NOT_FOUND
 */
export async function testKey(tools: Tools, id: string, timeOutMs = TIME_OUT_MS): Promise<KeyTest> {
  let key: OpenedKey;
  try {
    key = await openKey(tools, id);
  } catch (error) {
    if (error instanceof SecretUnreadable) return { ok: false, message: error.message, durationMs: 0 };
    throw error;
  }
  const startedAt = new Date();
  const { ok, message, refused, status, tokens } = await ask(tools, key, AbortSignal.timeout(timeOutMs));
  const durationMs = Date.now() - startedAt.getTime();
  const { provider, model } = key;
  const error = ok ? undefined : message;
  await recordCall(tools.db, { keyId: id, provider, model, startedAt, durationMs, ok, status, error, ...tokens });
  if (refused) await setKeyAside(tools.db, id, message);
  return { ok, message, durationMs };
}

type Outcome = Partial<ProviderError> & { ok: boolean; message: string; tokens?: Partial<Tokens> };

async function ask({ outbound }: Tools, key: OpenedKey, abortSignal: AbortSignal): Promise<Outcome> {
  try {
    const { text, usage } = await generateText({
      model: createModel(key, outbound.fetch),
      prompt: 'Answer with the word OK.',
      maxOutputTokens: MAX_TOKENS,
      maxRetries: 0,
      abortSignal,
    });
    const { inputTokens = 0, outputTokens = 0 } = usage;
    const said = scrub(text, [key.key], 200);
    const message = said || 'The key works. The answer had no text.';
    return { ok: true, message, status: 200, tokens: { inputTokens, outputTokens } };
  } catch (error) {
    return { ok: false, ...readProviderError(error, [key.key]) };
  }
}
