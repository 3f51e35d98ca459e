import type { FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';

/** How much of a body must arrive in each window, unless it ends: 8 kbit/s, a tenth of the slowest mobile networks. */
const MIN_BYTES = 20 * 1024;
const WINDOW_MS = 20_000;

const message = 'The request took too long to arrive. Please try again.';
const refusal = { defined: false, code: 'REQUEST_TIMEOUT', status: 408, message, success: false, error: message };

/**
 * Ends requests whose body arrives too slowly. Otherwise each could hold its connection and its place in memory for as long
 * as it likes. A body that waits because we do not read it yet is not slow. A whole request has Node's five minutes
 * (`requestTimeout`).
 */
export function endSlowBodies(app: FastifyInstance, { windowMs = WINDOW_MS, minBytes = MIN_BYTES } = {}): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    if (!hasBody(raw)) return;
    let seen = socket.bytesRead;
    const look = setInterval(() => {
      const came = socket.bytesRead - seen;
      seen = socket.bytesRead;
      if (raw.complete || raw.destroyed || reply.sent) return clearInterval(look);
      if (came >= minBytes || raw.readableLength > 0) return;
      clearInterval(look);
      request.log.warn({ url: request.url.split('?')[0], came }, 'a body came too slowly');
      reply.raw.once('finish', () => raw.destroy());
      reply.header('connection', 'close').code(refusal.status).send(refusal);
    }, windowMs);
    reply.raw.once('close', () => clearInterval(look));
  });
}
