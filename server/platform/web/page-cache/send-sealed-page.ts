import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { SealedPage } from './seal-page.ts';

/** Sends a kept page in the form that the client takes, or says that the client has it already. */
export function sendSealedPage(request: FastifyRequest, reply: FastifyReply, page: SealedPage): FastifyReply {
  reply.headers({ etag: page.etag, vary: 'Accept-Encoding' });
  if (isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.body[encoding]);
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag) ?? false;
