import { Fault } from '../shared/fault.ts';
import { fieldsOf, listOf } from '../shared/shapes.ts';
import { askedFrom, type Turn } from '../shared/turns.ts';
import type { Asked } from '../shared/types.ts';
import { readImageURL } from './read-image-url.ts';

const roles: Record<string, Turn['role']> = { system: 'system', developer: 'system', user: 'user', assistant: 'model' };

/** @throws Fault for a name that the API demands and that is missing */
export function demandModel(model: unknown): string {
  if (typeof model === 'string' && model !== '') return model;
  throw new Fault(400, 'you must provide a model parameter');
}

function readMessage(value: unknown, at: number): Turn {
  const { role, content } = fieldsOf(value);
  const known = roles[String(role)];
  const param = `messages[${at}]`;
  if (!known) throw new Fault(400, `Invalid value: '${role}'.`, { code: 'invalid_value', param: `${param}.role` });
  const turn: Turn = { role: known, text: typeof content === 'string' ? content : '', images: [] };
  for (const [index, part] of listOf(content).map(fieldsOf).entries()) {
    const name = `${param}.content[${index}]`;
    if (part.type === 'text' && typeof part.text === 'string') turn.text += part.text;
    else if (part.type === 'image_url') {
      turn.images.push(readImageURL(fieldsOf(part.image_url).url, `${name}.image_url.url`));
    } else throw new Fault(400, `Invalid value: '${part.type}'.`, { code: 'invalid_value', param: `${name}.type` });
  }
  return turn;
}

/** @throws Fault when the body is no chat completion request with text and inline pictures */
export function readChat(body: unknown): Asked & { usage: boolean } {
  const fields = fieldsOf(body);
  const model = demandModel(fields.model);
  const messages = listOf(fields.messages);
  if (messages.length === 0) {
    throw new Fault(400, "Invalid 'messages': empty array. Expected an array with minimum length 1.", {
      code: 'empty_array',
      param: 'messages',
    });
  }
  const format = fieldsOf(fields.response_format).type;
  const json = format === 'json_object' || format === 'json_schema';
  const asked = askedFrom(messages.map(readMessage), { model, stream: fields.stream === true, json });
  if (format === 'json_object' && !/json/i.test(asked.prompt)) {
    throw new Fault(
      400,
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      { param: 'messages' },
    );
  }
  return { ...asked, usage: fieldsOf(fields.stream_options).include_usage === true };
}
