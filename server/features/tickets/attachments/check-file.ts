import { ORPCError } from '@orpc/server';
import { type Attachment, MAX_ATTACHMENT_BYTES } from '#contract/tickets/attachment.ts';
import { MAX_IMAGE_PIXELS } from '#contract/vocabulary/generation-limits.ts';
import { encodePicture } from '#server/features/uploads/index.ts';
import { failure } from '#server/platform/errors.ts';
import { checkImage } from '#server/platform/images/check-image.ts';
import { fileName } from './file-name.ts';
import { recognizeFile } from './recognize-file.ts';

export type CheckedFile = {
  type: Attachment['type'];
  name: string;
  content: Uint8Array;
  /** Of a picture, in px. */
  width: number | null;
  height: number | null;
};

const POSSIBLE = 'Please choose a picture (PNG, JPEG, WebP, AVIF or GIF), a PDF or a text file in UTF-8.';

/**
 * Checks an uploaded file by its content. A picture is encoded again; PDF and text stay as they are.
 * @throws FILE_TOO_LARGE, FILE_REJECTED with a text that says what is possible
 */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > MAX_ATTACHMENT_BYTES) throw failure('FILE_TOO_LARGE');
  if (file.size === 0) throw failure('FILE_REJECTED', `This file is empty. ${POSSIBLE}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = recognizeFile(bytes);
  switch (type) {
    case 'image/webp': {
      const { webp, width, height } = await encodeAnew(bytes);
      return { type, name: fileName(file.name, type), content: webp, width, height };
    }
    case 'application/pdf':
    case 'text/plain':
      return { type, name: fileName(file.name, type), content: bytes, width: null, height: null };
    case 'damaged PDF':
      throw failure('FILE_REJECTED', 'This PDF is damaged: its end is missing. Please save it again and retry.');
    case 'SVG':
      throw failure('FILE_REJECTED', `SVG drawings cannot be attached. ${POSSIBLE}`);
    default:
      throw failure('FILE_REJECTED', `This file cannot be attached. ${POSSIBLE}`);
  }
}

async function encodeAnew(bytes: Uint8Array) {
  const { png } = await checkImage(bytes, MAX_IMAGE_PIXELS).catch((error: unknown) => {
    const refused = error instanceof ORPCError && error.code === 'IMAGE_REJECTED';
    throw refused ? failure('FILE_REJECTED', error.message) : error;
  });
  return encodePicture(png);
}
