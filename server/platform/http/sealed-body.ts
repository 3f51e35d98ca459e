import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';

/** A body that is sent many times, in all encodings that clients accept. */
export type SealedBody = {
  type: string;
  /** The same for all encodings, hence weak. */
  etag: string;
  body: { br: Buffer; gzip: Buffer; identity: Buffer };
  bytes: number;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @param type its Content-Type */
export async function sealBody(text: string, type: string): Promise<SealedBody> {
  const identity = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gzipped] = await Promise.all([toBrotli(identity, quality), toGzip(identity, { level: 9 })]);
  return {
    type,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body: { br, gzip: gzipped, identity },
    bytes: identity.length + br.length + gzipped.length,
  };
}

/** Sends a body in an encoding that the client accepts, or says that the client has it already. */
export function sendSealedBody(request: FastifyRequest, reply: FastifyReply, sealed: SealedBody): FastifyReply {
  reply.headers({ etag: sealed.etag, vary: 'Accept-Encoding' });
  if (isKnown(request.headers['if-none-match'], sealed.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(sealed.type).send(sealed.body[encoding]);
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag) ?? false;
