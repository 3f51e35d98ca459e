import type { FastifyInstance } from 'fastify';

/** A name or an address, and perhaps a port. No path and no account, nothing that a URL would read as more. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;
/** A probe may ask without a Host header: the answers name no address. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Every address we build starts with the Host header and continues with the path. A header that is not a host, or a path
 * that is not a path (`GET http://elsewhere/`), is the client's mistake.
 */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', protocol, url } = request;
    const isHost = HOST.test(host) && URL.canParse(`http://${host}`) && /^https?$/.test(protocol);
    if ((isHost || (host === '' && PROBES.has(url))) && url.startsWith('/')) return;
    const message = isHost ? 'The address of this request is not a path.' : 'The Host header is not an address.';
    return reply
      .code(400)
      .send({ defined: false, code: 'BAD_REQUEST', status: 400, message, success: false, error: message });
  });
}
