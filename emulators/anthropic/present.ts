import { Fault } from '../shared/fault.ts';
import type { Answer, Asked } from '../shared/types.ts';
import { envelope } from './envelope.ts';

const stopReasons = { stop: 'end_turn', length: 'max_tokens', safety: 'refusal', blocked: 'refusal' };

const inputUsage = (answer: Answer) => ({
  input_tokens: answer.usage.input,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  service_tier: 'standard',
});

const message = (asked: Asked, answer: Answer) => ({
  id: 'msg_emulated',
  type: 'message',
  role: 'assistant',
  model: asked.model,
  content: [] as unknown[],
  stop_reason: null as string | null,
  stop_sequence: null,
  usage: { ...inputUsage(answer), output_tokens: 1 },
});

export const whole = (asked: Asked, answer: Answer) => ({
  ...message(asked, answer),
  content: answer.text === '' ? [] : [{ type: 'text', text: answer.text }],
  stop_reason: stopReasons[answer.finish],
  usage: { ...inputUsage(answer), output_tokens: answer.usage.output },
});

type Event = { type: string; [field: string]: unknown };

function* content({ chunks, failAfter }: Answer): Generator<Event> {
  yield { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } };
  yield { type: 'ping' };
  for (const [at, text] of chunks.entries()) {
    if (at === failAfter) return yield envelope(new Fault(529, 'Overloaded'));
    yield { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } };
  }
  yield { type: 'content_block_stop', index: 0 };
}

function* events(asked: Asked, answer: Answer): Generator<Event> {
  yield { type: 'message_start', message: message(asked, answer) };
  if (answer.text !== '') yield* content(answer);
  const delta = { stop_reason: stopReasons[answer.finish], stop_sequence: null };
  yield { type: 'message_delta', delta, usage: { output_tokens: answer.usage.output } };
  yield { type: 'message_stop' };
}

/** Named server-sent events, from `message_start` to `message_stop` or the first `error`. */
export function* frames(asked: Asked, answer: Answer): Generator<string> {
  for (const event of events(asked, answer)) {
    yield `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
    if (event.type === 'error') return;
  }
}
