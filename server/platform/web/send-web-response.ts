import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply } from 'fastify';

/** Response header by which a route says that its page is the same for all visitors without a session. */
const SHARED_HEADER = 'x-page-cache';

export const isForEverybody = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get(SHARED_HEADER) === 'public' && !headers.has('set-cookie');

/** Sends a standard Response as the reply. Headers that the response names win over those already set. */
export function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== SHARED_HEADER) reply.header(name, value);
  }
  if (response.status === 405) reply.header('allow', 'GET, HEAD');
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '');
}
