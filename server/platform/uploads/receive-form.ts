import type { IncomingMessage } from 'node:http';
import { badRequest } from '#server/platform/errors.ts';

const INCOMPLETE = 'The file did not arrive completely. Please send it again.';

/** Reads a body of known length into one piece of memory, so that nothing is copied while it grows. */
export async function readBody(message: AsyncIterable<Uint8Array>, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(length);
  let end = 0;
  for await (const piece of message) {
    if (end + piece.length > length) throw badRequest(INCOMPLETE);
    body.set(piece, end);
    end += piece.length;
  }
  if (end < length) throw badRequest(INCOMPLETE);
  return body;
}

/** The fields of a form. A body that is not a form has none, and the call then says what is missing. */
export async function readForm(body: Uint8Array<ArrayBuffer>, type = ''): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(type)) return new FormData();
  // As a stream: of bytes as such a copy would be made, and reading them takes five times as long.
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(body);
      controller.close();
    },
  });
  const answer = new Response(stream, { headers: { 'content-type': type } });
  const form = await answer.formData().catch(() => undefined);
  if (!form) throw badRequest('This form cannot be read. Please send it again.');
  return form;
}

export const lengthOf = ({ headers }: Pick<IncomingMessage, 'headers'>): number =>
  Number(headers['content-length'] ?? 0);
