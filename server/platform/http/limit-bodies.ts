import type { FastifyInstance } from 'fastify';
import { MAX_ATTACHMENT_BYTES } from '#contract/tickets/attachment.ts';
import { errors } from '#contract/vocabulary/errors.ts';
import { MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';

/** Room for the form fields around a file. */
export const FORM_FIELDS_BYTES = 256 * 1024;
const picture = { bytes: MAX_IMAGE_BYTES + FORM_FIELDS_BYTES, code: 'IMAGE_TOO_LARGE' } as const;
const attachment = { bytes: MAX_ATTACHMENT_BYTES + FORM_FIELDS_BYTES, code: 'FILE_TOO_LARGE' } as const;

/** Code with the pictures that are embedded in it. */
const page = { bytes: picture.bytes, code: 'PAGE_TOO_LARGE' } as const;

/** Calls that take a file or a whole page, and their answer to one that is too large. */
const LARGE = new Map<string | undefined, typeof picture | typeof attachment | typeof page>([
  ['/api/generations', picture],
  ['/api/generations/:id/edits', page],
  ['/image-server/upload', picture],
  ['/api/support-attachments', attachment],
]);
/** Any other body is text. The largest, a section of the site, has a tenth of this. */
const MAX_BYTES = 1024 * 1024;
/** Largest body of any call. */
export const BODY_LIMIT = picture.bytes;
/** Reads bodies in pieces and stops at a limit of its own, so that no proxy on the way has to count them first. */
const COUNTS_ITSELF = '/webhooks/paypal';

/**
 * Refuses a body whose declared length is over the limit, and one without a length. Calls and pages read whole bodies
 * themselves, so a chunked one could fill the memory, and a form of ten megabytes would keep the process busy for seconds.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const refuse = (code: string, status: number, message: string) =>
      reply.code(status).send({ defined: code in errors, code, status, message, success: false, error: message });
    if (request.routeOptions.url === COUNTS_ITSELF) return;
    if (request.headers['transfer-encoding'] !== undefined)
      return refuse('LENGTH_REQUIRED', 411, 'Please send the request with a Content-Length.');
    const large = LARGE.get(request.routeOptions.url);
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= (large?.bytes ?? MAX_BYTES)) return;
    if (!large) return refuse('PAYLOAD_TOO_LARGE', 413, 'This is more than can be sent here.');
    return refuse(large.code, errors[large.code].status, errors[large.code].message);
  });
}
