import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Request header by which the page renderer learns the nonce of its Content-Security-Policy. */
export const NONCE_HEADER = 'x-csp-nonce';
/** Request header that asks the page renderer for a page without anything that comes later. */
export const WHOLE_PAGE_HEADER = 'x-whole-page';

/** Where the page is, for links that name the host: the address people use, or what this visitor used. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;

/** The standard Request of a Fastify request; its signal aborts when the visitor goes away. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string, nonce: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const part of Array.isArray(value) ? value : [value]) if (part !== undefined) headers.append(name, part);
  }
  headers.set(NONCE_HEADER, nonce);
  headers.delete(WHOLE_PAGE_HEADER);

  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });

  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  // Put together, not resolved: a path that begins with // would name another host.
  return new Request(`${origin}${request.raw.url ?? '/'}`, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
}
