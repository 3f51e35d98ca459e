import { setTimeout as delay } from 'node:timers/promises';
import {
  type OpenedKey,
  openKey,
  recordCall,
  setKeyAside,
  type UsableKey,
} from '#server/features/provider-keys/index.ts';
import { beforeOutput, ProviderFailure } from '#server/platform/ai/provider-failure.ts';
import { type Patience, type Question, type Reply, streamReply } from '#server/platform/ai/stream-reply.ts';
import type { Services } from '#server/platform/services.ts';
import { untilAvailable } from '#server/platform/until-available.ts';

/** A pause that a provider asks for is honoured up to this (ms); a longer one is no better than a refusal. */
const MAX_PAUSE_MS = 5000;
/** Pause before the same key is tried again when the provider named none (ms). */
const PAUSE_MS = 500;

export type Asking = {
  generationId: string;
  question: Question;
  /** Called before each call, so that it can be shown and stored who is asked. */
  onCall(key: UsableKey): Promise<void>;
  onText(text: string): void;
  signal: AbortSignal;
  patience?: Patience | undefined;
};

type Tools = Pick<Services, 'db' | 'secrets' | 'outbound' | 'log'>;

/**
 * Asks the keys one after the other until one answers. A refused key is set aside and the next one asked. Any other
 * failure before output is tried once more: with another key where there is one, with the same after a pause when the
 * provider was only busy. After output has begun nothing is repeated.
 * @throws ProviderFailure of the last call
 */
export async function askProviders(
  tools: Tools,
  keys: readonly UsableKey[],
  asking: Asking,
): Promise<{ reply: Reply; key: UsableKey }> {
  const waiting = [...keys];
  let retried = false;
  let failure = new ProviderFailure('refused', 'No API keys available');
  for (let key = waiting.shift(); key; key = waiting.shift()) {
    try {
      return { reply: await callOnce(tools, key, asking), key };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      failure = error;
    }
    if (failure.kind === 'refused') continue;
    if (retried || !beforeOutput(failure)) throw failure;
    retried = true;
    const other = waiting.length > 0;
    const pause = failure.retryAfterMs ?? PAUSE_MS;
    if (!other && (failure.kind !== 'busy' || pause > MAX_PAUSE_MS)) throw failure;
    if (!other) {
      await delay(pause, undefined, { signal: asking.signal }).catch(() => asking.signal.throwIfAborted());
      waiting.push(key);
    }
  }
  throw failure;
}

/** One call upstream, written down however it ends: while the database is away that waits, and nobody is asked twice. */
async function callOnce(tools: Tools, usable: UsableKey, asking: Asking): Promise<Reply> {
  const { generationId, question, onText, signal, patience } = asking;
  const key = await open(tools, usable, signal);
  await untilAvailable(() => asking.onCall(usable), signal);
  const startedAt = new Date();
  const record = (end: { ok: boolean; status?: number | undefined; error?: string; usage?: Reply['usage'] }) => {
    const { usage, ...rest } = end;
    const { id: keyId, provider, model } = usable;
    const durationMs = Date.now() - startedAt.getTime();
    const call = { keyId, provider, model, generationId, startedAt, durationMs, ...rest, ...usage };
    return untilAvailable(() => recordCall(tools.db, call), signal);
  };
  try {
    const reply = await streamReply(key, question, { fetch: tools.outbound.fetch, signal, onText, patience });
    await record({ ok: true, status: 200, usage: reply.usage });
    return reply;
  } catch (error) {
    const failure = error instanceof ProviderFailure ? error : undefined;
    // A call that we ended ourselves says nothing against its key.
    const reason = failure ? (failure.detail ?? failure.message) : 'Cancelled.';
    await record({ ok: !failure, status: failure?.status, error: reason });
    if (failure?.kind === 'refused') await setKeyAside(tools.db, key.id, reason);
    if (failure) tools.log.warn({ generation: generationId, key: key.id, reason }, 'provider failed');
    throw error;
  }
}

/** A key that was deleted meanwhile, or cannot be opened, counts as refused: the next one is asked. */
async function open(tools: Tools, { id }: UsableKey, signal: AbortSignal): Promise<OpenedKey> {
  try {
    return await untilAvailable(() => openKey(tools, id), signal);
  } catch (error) {
    tools.log.error({ err: error, key: id }, 'a key cannot be opened');
    throw new ProviderFailure('refused', 'No API keys available');
  }
}
