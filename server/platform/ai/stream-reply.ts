import { type ModelMessage, Output, streamText } from 'ai';
import { createModel, type FetchFunction, type ModelAccess } from './create-model.ts';
import { describeFailure } from './describe-failure.ts';
import { ProviderFailure } from './provider-failure.ts';

export type Question = { instructions: string; messages: ModelMessage[] };

export type Usage = { inputTokens: number; outputTokens: number };

export type Reply = { text: string; usage: Usage };

/** How long a provider may take until the first token, and altogether (ms). */
export type Patience = { firstTokenMs: number; wholeMs: number };
export const PATIENCE: Patience = { firstTokenMs: 60_000, wholeMs: 180_000 };

/**
 * Anthropic requires a number, and the SDK's default for an unknown model (4096) would cut every page in half. For known
 * models the SDK lowers this to their maximum.
 */
const MAX_OUTPUT_TOKENS = 32_000;

/**
 * Asks a model once, streaming. Nothing is tried again here.
 * @param onText called with the whole text so far, at every piece that comes
 * @throws ProviderFailure; the signal's reason when it was aborted, and then the upstream call has been aborted too
 */
export async function streamReply(
  access: ModelAccess,
  question: Question,
  options: {
    fetch: FetchFunction;
    signal: AbortSignal;
    onText(text: string): void;
    patience?: Patience | undefined;
  },
): Promise<Reply> {
  const { signal, onText, patience = PATIENCE } = options;
  const stopped = new AbortController();
  const onStop = () => stopped.abort();
  signal.throwIfAborted();
  signal.addEventListener('abort', onStop);
  const first = setTimeout(onStop, patience.firstTokenMs);
  const whole = setTimeout(onStop, patience.wholeMs);
  const read = { text: '', began: false };
  try {
    const { stream } = streamText({
      model: createModel(access, options.fetch),
      ...question,
      // Strict JSON where the vendor has a switch for it. LM Studio refuses it, Anthropic only knows it with a schema.
      ...(access.provider === 'gemini' || access.provider === 'openai' ? { output: Output.json() } : {}),
      ...(access.provider === 'anthropic' ? { maxOutputTokens: MAX_OUTPUT_TOKENS } : {}),
      maxRetries: 0,
      abortSignal: stopped.signal,
      // Failures are parts of the stream; by default they would be printed as well.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new DOMException('aborted', 'AbortError');
      if (part.type === 'reasoning-delta' || part.type === 'text-delta') clearTimeout(first);
      if (part.type === 'text-delta' && part.text !== '') {
        read.began = true;
        read.text += part.text;
        onText(read.text);
      }
      if (part.type === 'finish') {
        refuseUnlessWhole(part.finishReason, read.text);
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        return { text: read.text, usage: { inputTokens, outputTokens } };
      }
    }
    throw new Error('The stream ended without an end.');
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (stopped.signal.aborted) throw tooSlow(read.began);
    throw describeFailure(error, access.key, read.began);
  } finally {
    clearTimeout(first);
    clearTimeout(whole);
    signal.removeEventListener('abort', onStop);
    // However reading ended, the rest of the answer is not needed.
    stopped.abort();
  }
}

function refuseUnlessWhole(finishReason: string, text: string): void {
  if (finishReason === 'content-filter')
    throw new ProviderFailure('blocked', 'The AI provider declined this design for safety reasons.');
  if (finishReason === 'error') throw new Error('The provider reported an error.');
  if (finishReason === 'length' && !text.trimEnd().endsWith('}'))
    throw new ProviderFailure(
      'malformed',
      'The page is longer than the AI model is allowed to write, so it was cut off.',
    );
}

const tooSlow = (began: boolean) =>
  began
    ? new ProviderFailure('cut', 'The AI provider did not finish in time.')
    : new ProviderFailure('timeout', 'The AI provider did not answer in time.');
