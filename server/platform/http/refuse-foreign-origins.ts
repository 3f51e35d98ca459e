import type { FastifyInstance } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site cannot make a signed-in browser change anything: a request with a foreign `Origin` or
 * `Sec-Fetch-Site: cross-site` is refused unless it only reads. Programs that send neither are let through; they hold no cookie.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method)) return;
    const { origin } = request.headers;
    const own = [`${request.protocol}://${request.host}`, publicUrl];
    const foreign = origin ? !own.includes(origin) : request.headers['sec-fetch-site'] === 'cross-site';
    if (!foreign) return;
    const message = 'This request came from another site and was refused.';
    return reply
      .code(403)
      .send({ defined: false, code: 'FORBIDDEN', status: 403, message, success: false, error: message });
  });
}
