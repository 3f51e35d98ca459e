import { Fault } from '../shared/fault.ts';
import { readImage } from '../shared/images.ts';
import type { Asked } from '../shared/types.ts';

const UNSUPPORTED =
  "You uploaded an unsupported image. Please make sure your image is below 20 MB in size and is of one the following formats: ['png', 'jpeg', 'gif', 'webp'].";

/**
 * Reads a `data:` URL. An address on the network is refused: an emulator never leaves the machine.
 * @throws Fault for anything but base64 of a real picture of the declared type
 */
export function readImageURL(url: unknown, param: string): Asked['images'][number] {
  const match = /^data:(image\/[a-z+.-]+);base64,/.exec(String(url).slice(0, 60));
  if (!match)
    throw new Fault(400, `Invalid '${param}'. Expected a base64-encoded data URL.`, { code: 'invalid_value', param });
  const image = readImage(String(url).slice(match[0].length));
  if (!image) throw new Fault(400, UNSUPPORTED, { code: 'image_parse_error', param });
  return image;
}
