import { Fault } from '../shared/fault.ts';
import type { Answer, Asked, Usage } from '../shared/types.ts';
import { envelope } from './envelope.ts';

export const REFUSAL = "I'm sorry, but I can't help with that.";

const usageOf = ({ input, output }: Usage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
  completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
});

const about = (asked: Asked, object: string) => ({
  id: 'chatcmpl-emulated',
  object,
  created: Math.floor(Date.now() / 1000),
  model: asked.model,
  service_tier: 'default',
  system_fingerprint: 'fp_emulated',
});

const finishReason = (answer: Answer) => (answer.finish === 'length' ? 'length' : 'stop');
const isRefusal = (answer: Answer) => answer.finish === 'safety';

export const chatWhole = (asked: Asked, answer: Answer) => ({
  ...about(asked, 'chat.completion'),
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: isRefusal(answer) ? null : answer.text,
        refusal: isRefusal(answer) ? REFUSAL : null,
        annotations: [],
      },
      logprobs: null,
      finish_reason: finishReason(answer),
    },
  ],
  usage: usageOf(answer.usage),
});

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

/** `chat.completion.chunk` events and `[DONE]`; usage only when `stream_options.include_usage` asks for it. */
export function* chatFrames(asked: Asked & { usage?: boolean }, answer: Answer): Generator<string> {
  const common = { ...about(asked, 'chat.completion.chunk'), ...(asked.usage && { usage: null }) };
  const chunk = (delta: object, finish: string | null = null) =>
    event({ ...common, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] });
  yield chunk({ role: 'assistant', content: '', refusal: null });
  if (isRefusal(answer)) yield chunk({ refusal: REFUSAL });
  for (const [at, content] of answer.chunks.entries()) {
    if (at === answer.failAfter) return yield event(envelope(new Fault(500, 'The server had an error.')));
    yield chunk({ content });
  }
  yield chunk({}, finishReason(answer));
  if (asked.usage) yield event({ ...common, choices: [], usage: usageOf(answer.usage) });
  yield 'data: [DONE]\n\n';
}
