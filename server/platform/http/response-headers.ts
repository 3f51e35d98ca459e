import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers that are not pages may load nothing and may not be framed; drawings may have styles. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Browsers show a PDF with a built-in viewer. */
const PDF_POLICY = `${POLICY}; object-src 'self'`;

/**
 * Headers of every answer of this process unless the handler sets others: the type is what it says, nothing is stored, and
 * as a page it could do nothing. Pages, pictures and public files set their own.
 * @param publicUrl the public address; if it is HTTPS, browsers are told to keep using it
 */
export function responseHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** For Node's server, so that answers of Node itself have the headers, too. */
export function responseClass(publicUrl: string | undefined): typeof ServerResponse {
  const headers = new Map(Object.entries(responseHeaders(publicUrl)));
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...args);
      this.setHeaders(headers);
    }
  };
}

/** Two kinds of files need more, from whatever call: CSV is saved, not shown, and PDF is shown. */
export function setHeadersOfFiles(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type'));
    if (type.startsWith('application/pdf') && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', PDF_POLICY);
    if (!type.startsWith('text/csv')) return;
    const disposition = String(reply.getHeader('content-disposition') ?? '');
    reply.header('content-disposition', `attachment${disposition.replace(/^[^;]*/, '')}`);
  });
}
