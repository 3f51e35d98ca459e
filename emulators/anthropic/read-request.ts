import { Fault } from '../shared/fault.ts';
import { readImage } from '../shared/images.ts';
import { type Fields, fieldsOf, listOf } from '../shared/shapes.ts';
import { askedFrom, type Turn } from '../shared/turns.ts';
import type { Asked } from '../shared/types.ts';

const MIMES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

function checkImage(source: Fields, where: string): Asked['images'][number] {
  const mime = String(source.media_type);
  if (source.type !== 'base64') throw new Fault(400, `${where}.source: Input tag '${source.type}' is not emulated`);
  if (!MIMES.includes(mime)) {
    const options = MIMES.map((each) => `'${each}'`).join(', ');
    throw new Fault(400, `${where}.source.base64.media_type: Input should be ${options}`);
  }
  const image = readImage(source.data);
  if (!image) throw new Fault(400, `${where}.source.base64: Could not process image`);
  if (image.mime === mime) return image;
  throw new Fault(
    400,
    `${where}.source.base64: The image was specified using the ${mime} media type, but the image appears to be a ${image.mime} image`,
  );
}

function readContent(content: unknown, role: Turn['role'], where: string): Turn {
  const turn: Turn = { role, text: typeof content === 'string' ? content : '', images: [] };
  for (const [index, block] of listOf(content).map(fieldsOf).entries()) {
    const at = `${where}.${index}`;
    if (block.type === 'text' && typeof block.text === 'string') turn.text += block.text;
    else if (block.type === 'image') turn.images.push(checkImage(fieldsOf(block.source), `${at}.image`));
    else
      throw new Fault(
        400,
        `${at}: Input tag '${block.type}' found using 'type' does not match any of the expected tags`,
      );
  }
  return turn;
}

function readMessage(value: unknown, at: number): Turn {
  const { role, content } = fieldsOf(value);
  if (role !== 'user' && role !== 'assistant') {
    throw new Fault(400, `messages.${at}.role: Input should be 'user' or 'assistant'`);
  }
  return readContent(content, role === 'user' ? 'user' : 'model', `messages.${at}.content`);
}

/** @throws Fault in the API's words when the body is no message request with text and inline pictures */
export function readRequest(body: unknown): Asked {
  const { model, max_tokens, messages, system, stream, output_config, output_format } = fieldsOf(body);
  if (typeof model !== 'string' || model === '') throw new Fault(400, 'model: Field required');
  if (max_tokens === undefined) throw new Fault(400, 'max_tokens: Field required');
  if (!Number.isInteger(max_tokens)) throw new Fault(400, 'max_tokens: Input should be a valid integer');
  if (listOf(messages).length === 0) throw new Fault(400, 'messages: at least one message is required');
  const instructions = system === undefined ? [] : [readContent(system, 'system', 'system')];
  const json = (fieldsOf(output_config).format ?? output_format) !== undefined;
  return askedFrom([...instructions, ...listOf(messages).map(readMessage)], { model, stream: stream === true, json });
}
