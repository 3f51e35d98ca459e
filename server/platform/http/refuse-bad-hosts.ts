import type { FastifyInstance } from 'fastify';

/** Every address we build begins with the Host header: one that no address can begin with is the client's mistake. */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.host || URL.canParse(`${request.protocol}://${request.host}`)) return;
    const message = 'The Host header is not an address.';
    return reply
      .code(400)
      .send({ defined: false, code: 'BAD_REQUEST', status: 400, message, success: false, error: message });
  });
}
