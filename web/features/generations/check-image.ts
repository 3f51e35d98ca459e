import { IMAGE_TYPES } from '#contract/generations.ts';
import { errors } from '#contract/vocabulary/errors.ts';

const KINDS = `${IMAGE_TYPES.slice(0, -1).join(', ')} or ${IMAGE_TYPES.at(-1)}`;
const MEDIA_TYPES = new Set<string>(IMAGE_TYPES.map((type) => `image/${type.toLowerCase()}`));

/**
 * What is wrong with a chosen file, in the server's words; undefined when it may be sent. The server looks at the
 * content again: this only saves people an upload that is bound to fail.
 */
export function checkImage(file: { size: number; type: string }, maxBytes: number): string | undefined {
  if (file.size === 0) return 'The file is empty. Please choose a picture of a design.';
  if (/^image\/hei[cf]/.test(file.type)) return `HEIC pictures cannot be read. Please use ${KINDS}.`;
  if (!MEDIA_TYPES.has(file.type)) return `This file is not a picture that can be read. Please use ${KINDS}.`;
  if (file.size > maxBytes) return errors.IMAGE_TOO_LARGE.message;
  return undefined;
}
