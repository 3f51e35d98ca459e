import type { FastifyInstance } from 'fastify';
import { errors } from '#contract/vocabulary/errors.ts';

/** Calls that take a picture. */
const WITH_PICTURE = new Set(['/api/generations', '/image-server/upload']);
/** Any other body is text: the largest is a section of the site, with a tenth of this. */
const MAX_BYTES = 1024 * 1024;
/** Reads bodies in pieces and stops at a limit of its own, so that no proxy on the way has to count them first. */
const COUNTS_ITSELF = '/webhooks/paypal';

/**
 * Refuses a body that says it is larger than what is taken there, and one that does not say how large it is: calls and
 * pages read bodies themselves, whole and before they know who is asking, so a chunked one could fill the memory, and a
 * form of ten megabytes would keep the process busy for seconds.
 */
export function limitBodies(app: FastifyInstance, maxPictureBytes: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const refuse = (code: string, status: number, message: string) =>
      reply
        .header('connection', 'close')
        .code(status)
        .send({ defined: code in errors, code, status, message, success: false, error: message });
    if (request.routeOptions.url === COUNTS_ITSELF) return;
    if (request.headers['transfer-encoding'] !== undefined)
      return refuse('LENGTH_REQUIRED', 411, 'Please send the request with a Content-Length.');
    const takesPicture = WITH_PICTURE.has(request.routeOptions.url ?? '');
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= (takesPicture ? maxPictureBytes : MAX_BYTES)) return;
    if (!takesPicture) return refuse('PAYLOAD_TOO_LARGE', 413, 'This is more than can be sent here.');
    return refuse('IMAGE_TOO_LARGE', errors.IMAGE_TOO_LARGE.status, errors.IMAGE_TOO_LARGE.message);
  });
}
