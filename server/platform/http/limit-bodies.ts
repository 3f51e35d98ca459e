import type { FastifyInstance } from 'fastify';
import { errors } from '#contract/vocabulary/errors.ts';

/**
 * Refuses a body that says it is larger than `maxBytes`, and one that does not say how large it is: calls and pages
 * read bodies themselves, whole and before they know who is asking, so a chunked one could fill the memory.
 */
export function limitBodies(app: FastifyInstance, maxBytes: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const refuse = (code: string, status: number, message: string) =>
      reply
        .header('connection', 'close')
        .code(status)
        .send({ defined: code in errors, code, status, message, success: false, error: message });
    if (request.headers['transfer-encoding'] !== undefined)
      return refuse('LENGTH_REQUIRED', 411, 'Please send the request with a Content-Length.');
    if (Number(request.headers['content-length'] ?? 0) <= maxBytes) return;
    return refuse('IMAGE_TOO_LARGE', errors.IMAGE_TOO_LARGE.status, errors.IMAGE_TOO_LARGE.message);
  });
}
