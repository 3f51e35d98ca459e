import { Fault } from '../shared/fault.ts';
import type { Answer, Asked, Usage } from '../shared/types.ts';
import { envelope } from './envelope.ts';

const THOUGHTS = 12;
const finishReasons = { stop: 'STOP', length: 'MAX_TOKENS', safety: 'SAFETY' };
const harmful = [{ category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH', blocked: true }];

const usageMetadata = ({ input, output, images }: Usage) => ({
  promptTokenCount: input,
  candidatesTokenCount: output,
  totalTokenCount: input + output + THOUGHTS,
  promptTokensDetails: [
    { modality: 'TEXT', tokenCount: input - images },
    ...(images > 0 ? [{ modality: 'IMAGE', tokenCount: images }] : []),
  ],
  thoughtsTokenCount: THOUGHTS,
});

const about = (asked: Asked) => ({ modelVersion: asked.model, responseId: 'emulated-response' });

/** A prompt stopped by the filter has feedback and no candidate. */
const blocked = (asked: Asked, { usage }: Answer) => ({
  promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
  usageMetadata: { promptTokenCount: usage.input, totalTokenCount: usage.input },
  ...about(asked),
});

function response(asked: Asked, answer: Answer, text: string, last: boolean) {
  const { finish } = answer;
  if (finish === 'blocked') return blocked(asked, answer);
  const candidate = {
    ...(finish !== 'safety' && { content: { parts: text === '' ? [] : [{ text }], role: 'model' } }),
    ...(last && { finishReason: finishReasons[finish] }),
    ...(finish === 'safety' && { safetyRatings: harmful }),
    index: 0,
  };
  return { candidates: [candidate], usageMetadata: usageMetadata(answer.usage), ...about(asked) };
}

export const whole = (asked: Asked, answer: Answer) => response(asked, answer, answer.text, true);

function* responses(asked: Asked, answer: Answer): Generator<unknown> {
  const chunks = answer.chunks.length > 0 ? answer.chunks : [''];
  for (const [at, text] of chunks.entries()) {
    if (at === answer.failAfter) return yield envelope(new Fault(503, 'The model is overloaded.'));
    yield response(asked, answer, text, at === chunks.length - 1);
  }
}

export const streamType = (sse: boolean) => (sse ? 'text/event-stream' : 'application/json');

/** Server-sent events with `alt=sse`, else one JSON array that grows. The end of the stream is the end of the answer. */
export function* frames(asked: Asked, answer: Answer, sse: boolean): Generator<string> {
  let before = '[';
  for (const each of responses(asked, answer)) {
    yield sse ? `data: ${JSON.stringify(each)}\r\n\r\n` : `${before}${JSON.stringify(each)}`;
    before = ',\r\n';
  }
  if (!sse) yield ']';
}
