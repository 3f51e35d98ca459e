import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is no page may load nothing and be framed by nobody; drawings may style themselves. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A browser shows a PDF with a part of its own. */
const PDF_POLICY = `${POLICY}; object-src 'self'`;

/**
 * What every answer of this process says unless the one who answers says something else: it is what it says it is, it
 * is kept nowhere, and as a page it could do nothing. Pages, pictures and files for everybody have headers of their own.
 * @param publicUrl address that people use; by HTTPS, browsers are told to stay with it
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

/** For Node's server: also what Node answers by itself, before anything of ours is asked, carries the headers. */
export function responseClass(publicUrl: string | undefined): typeof ServerResponse {
  const headers = new Map(Object.entries(responseHeaders(publicUrl)));
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...args);
      this.setHeaders(headers);
    }
  };
}

/** Two kinds of files need more, whatever call they come from: tables are saved, not shown, and PDFs are shown. */
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
