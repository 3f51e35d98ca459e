import { errors } from '#contract/vocabulary/errors.ts';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';
import { pictureType } from './picture-type.ts';
import { seePicture } from './see-picture.ts';

const KINDS = `${IMAGE_TYPES.slice(0, -1).join(', ')} or ${IMAGE_TYPES.at(-1)}`;
/** The signature of every kind is within this many bytes. */
const HEAD_BYTES = 64;

/**
 * What is wrong with a chosen file, in the server's words; undefined when it may be sent. What it is called does not
 * count, what is in it does. The server looks again: this saves people an upload that is bound to fail.
 * @param see what the browser finds wrong with its pixels
 */
export async function checkImage(
  file: Blob,
  maxBytes = MAX_IMAGE_BYTES,
  see: (file: Blob) => Promise<string | undefined> = seePicture,
): Promise<string | undefined> {
  if (file.size === 0) return 'The file is empty. Please choose a picture of a design.';
  if (file.size > maxBytes) return errors.IMAGE_TOO_LARGE.message;
  const type = pictureType(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (type === 'HEIC') return `HEIC pictures cannot be read. Please use ${KINDS}.`;
  if (!type) return `This file is not a picture that can be read. Please use ${KINDS}.`;
  return see(file);
}
