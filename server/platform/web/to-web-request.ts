import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Request header by which the page renderer learns the nonce of its Content-Security-Policy. */
const NONCE_HEADER = 'x-csp-nonce';

/** The standard Request of a Fastify request; its signal aborts when the visitor goes away. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, nonce: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const part of Array.isArray(value) ? value : [value]) if (part !== undefined) headers.append(name, part);
  }
  headers.set(NONCE_HEADER, nonce);

  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });

  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  // Put together, not resolved: a path that begins with // would name another host.
  return new Request(`${request.protocol}://${request.host}${request.raw.url ?? '/'}`, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
}
