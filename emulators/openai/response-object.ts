import type { Answer, Asked, Usage } from '../shared/types.ts';
import { REFUSAL } from './chat.ts';

const usageOf = ({ input, output }: Usage) => ({
  input_tokens: input,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: input + output,
});

export const partOf = (answer: Answer) =>
  answer.finish === 'safety'
    ? { type: 'refusal', refusal: REFUSAL }
    : { type: 'output_text', annotations: [], logprobs: [], text: answer.text };

export const messageOf = (status: 'in_progress' | 'completed' | 'incomplete', content: unknown[]) => ({
  id: 'msg_emulated',
  type: 'message',
  status,
  role: 'assistant',
  content,
});

/** The response object; `answer` is absent while it is in progress. */
export function responseObject(asked: Asked, answer?: Answer) {
  const ended = answer?.finish === 'length' ? 'incomplete' : 'completed';
  return {
    id: 'resp_emulated',
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status: answer ? ended : 'in_progress',
    background: false,
    error: null,
    incomplete_details: ended === 'incomplete' ? { reason: 'max_output_tokens' } : null,
    instructions: null,
    model: asked.model,
    output: answer ? [messageOf(ended, [partOf(answer)])] : [],
    parallel_tool_calls: true,
    previous_response_id: null,
    service_tier: 'default',
    store: false,
    temperature: 1,
    tool_choice: 'auto',
    tools: [],
    usage: answer ? usageOf(answer.usage) : null,
    metadata: {},
  };
}

export const responsesWhole = (asked: Asked, answer: Answer) => responseObject(asked, answer);
