import type { Answer, Asked } from '../shared/types.ts';
import { messageOf, partOf, responseObject } from './response-object.ts';

const item_id = 'msg_emulated';
const place = { item_id, output_index: 0, content_index: 0 };
type Event = { type: string; [field: string]: unknown };

function* content(answer: Answer): Generator<Event> {
  const part = partOf(answer);
  if (part.type === 'refusal') {
    yield { type: 'response.refusal.delta', ...place, delta: part.refusal };
    yield { type: 'response.refusal.done', ...place, refusal: part.refusal };
    return;
  }
  for (const delta of answer.chunks) yield { type: 'response.output_text.delta', ...place, delta, logprobs: [] };
  yield { type: 'response.output_text.done', ...place, text: answer.text, logprobs: [] };
}

function* events(asked: Asked, answer: Answer): Generator<Event> {
  const started = responseObject(asked);
  const ended = responseObject(asked, answer);
  const empty = { type: 'output_text', annotations: [], logprobs: [], text: '' };
  yield { type: 'response.created', response: started };
  yield { type: 'response.in_progress', response: started };
  yield { type: 'response.output_item.added', output_index: 0, item: messageOf('in_progress', []) };
  yield { type: 'response.content_part.added', ...place, part: empty };
  let at = 0;
  for (const event of content(answer)) {
    if (at++ === answer.failAfter) {
      const error = { code: 'server_error', message: 'The server had an error.' };
      return yield { type: 'response.failed', response: { ...started, status: 'failed', error } };
    }
    yield event;
  }
  yield { type: 'response.content_part.done', ...place, part: partOf(answer) };
  yield { type: 'response.output_item.done', output_index: 0, item: ended.output[0] };
  yield { type: `response.${ended.status}`, response: ended };
}

/** Named server-sent events with a running `sequence_number`. */
export function* responsesFrames(asked: Asked, answer: Answer): Generator<string> {
  let sequence_number = 0;
  for (const event of events(asked, answer)) {
    const data = JSON.stringify({ ...event, sequence_number: sequence_number++ });
    yield `event: ${event.type}\ndata: ${data}\n\n`;
  }
}
