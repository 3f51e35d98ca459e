import { Fault } from '../shared/fault.ts';
import { fieldsOf, listOf } from '../shared/shapes.ts';
import { askedFrom, type Turn } from '../shared/turns.ts';
import type { Asked } from '../shared/types.ts';
import { demandModel } from './read-chat.ts';
import { readImageURL } from './read-image-url.ts';

const roles: Record<string, Turn['role']> = { system: 'system', developer: 'system', user: 'user', assistant: 'model' };

function readItem(value: unknown, at: number): Turn[] {
  const { type = 'message', role, content } = fieldsOf(value);
  if (type !== 'message') return [];
  const known = roles[String(role)];
  if (!known) {
    throw new Fault(400, `Invalid value: '${role}'.`, { code: 'invalid_value', param: `input[${at}].role` });
  }
  const turn: Turn = { role: known, text: typeof content === 'string' ? content : '', images: [] };
  for (const [index, part] of listOf(content).map(fieldsOf).entries()) {
    const param = `input[${at}].content[${index}]`;
    if (part.type === 'input_image') turn.images.push(readImageURL(part.image_url, `${param}.image_url`));
    else if (part.type === 'input_text' || part.type === 'output_text') turn.text += String(part.text);
    else throw new Fault(400, `Invalid value: '${part.type}'.`, { code: 'invalid_value', param: `${param}.type` });
  }
  return [turn];
}

/** @throws Fault when the body is no request of the responses API with text and inline pictures */
export function readResponses(body: unknown): Asked {
  const fields = fieldsOf(body);
  const model = demandModel(fields.model);
  const items = typeof fields.input === 'string' ? [{ role: 'user', content: fields.input }] : listOf(fields.input);
  if (items.length === 0) {
    throw new Fault(400, "Missing required parameter: 'input'.", {
      code: 'missing_required_parameter',
      param: 'input',
    });
  }
  const system: Turn[] =
    typeof fields.instructions === 'string' ? [{ role: 'system', text: fields.instructions, images: [] }] : [];
  const format = fieldsOf(fieldsOf(fields.text).format).type;
  const json = format === 'json_object' || format === 'json_schema';
  return askedFrom([...system, ...items.flatMap(readItem)], { model, stream: fields.stream === true, json });
}
