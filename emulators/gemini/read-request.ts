import { Fault } from '../shared/fault.ts';
import { readImage } from '../shared/images.ts';
import { type Fields, fieldsOf, isFields, listOf } from '../shared/shapes.ts';
import { askedFrom, type Turn } from '../shared/turns.ts';
import type { Asked } from '../shared/types.ts';

const MIMES = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'];
const KNOWN = [
  'contents systemInstruction generationConfig safetySettings tools toolConfig cachedContent serviceTier store',
  'system_instruction generation_config safety_settings tool_config cached_content model',
].flatMap((names) => names.split(' '));

function checkImage(data: Fields): Asked['images'][number] {
  const mime = data.mimeType ?? data.mime_type;
  if (!MIMES.includes(String(mime))) throw new Fault(400, `Unsupported MIME type: ${mime}`);
  const image = readImage(data.data);
  if (!image) throw new Fault(400, 'Provided image is not valid.');
  return image;
}

function readTurn(value: unknown, role: Turn['role']): Turn {
  const turn: Turn = { role, text: '', images: [] };
  for (const part of listOf(fieldsOf(value).parts).map(fieldsOf)) {
    const inline = part.inlineData ?? part.inline_data;
    if (typeof part.text === 'string') turn.text += part.text;
    else if (isFields(inline)) turn.images.push(checkImage(inline));
    else throw new Fault(400, "contents.parts.data: required oneof field 'data' must have one initialized field");
  }
  return turn;
}

function readContent(value: unknown, at: number): Turn {
  const { role = 'user', parts } = fieldsOf(value);
  if (role !== 'user' && role !== 'model') throw new Fault(400, 'Please use a valid role: user, model.');
  if (listOf(parts).length === 0) {
    throw new Fault(400, `* GenerateContentRequest.contents[${at}].parts: contents.parts must not be empty.`);
  }
  return readTurn(value, role);
}

/** @throws Fault in the API's words when the body is no GenerateContentRequest with text and inline pictures */
export function readRequest(body: unknown, model: string, stream: boolean): Asked {
  const fields = fieldsOf(body);
  const unknown = Object.keys(fields).find((name) => !KNOWN.includes(name));
  if (unknown) {
    throw new Fault(400, `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`);
  }
  const contents = listOf(fields.contents);
  if (contents.length === 0) throw new Fault(400, '* GenerateContentRequest.contents: contents is not specified\n');
  const system = fields.systemInstruction ?? fields.system_instruction;
  const config = fieldsOf(fields.generationConfig ?? fields.generation_config);
  const mime = config.responseMimeType ?? config.response_mime_type;
  const turns = [...(system ? [readTurn(system, 'system')] : []), ...contents.map(readContent)];
  return askedFrom(turns, { model, stream, json: mime === 'application/json' });
}
