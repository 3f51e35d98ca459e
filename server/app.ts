import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { MAX_IMAGE_BYTES } from '#contract/generations.ts';
import { errors } from '#contract/vocabulary/errors.ts';
import { refuseForeignOrigins } from './platform/http/refuse-foreign-origins.ts';
import { registerApi } from './platform/http/register-api.ts';
import { registerAuth } from './platform/http/register-auth.ts';
import { registerHealth } from './platform/http/register-health.ts';
import type { Services } from './services.ts';

/** Room for the form fields around the largest picture. */
const BODY_LIMIT = MAX_IMAGE_BYTES + 256 * 1024;

/** The HTTP side of the service: calls of the contract, sign-in, health. The caller adds the web pages and listens. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy,
    genReqId: () => uuidv7(),
    forceCloseConnections: 'idle',
    bodyLimit: BODY_LIMIT,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    request.log.info(
      { method, url: url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  refuseForeignOrigins(app, services.config.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) <= BODY_LIMIT) return;
    reply.header('connection', 'close');
    const { status, message } = errors.IMAGE_TOO_LARGE;
    return reply
      .code(status)
      .send({ defined: true, code: 'IMAGE_TOO_LARGE', status, message, success: false, error: message });
  });
  registerHealth(app, services.db);
  registerAuth(app, services.auth);
  await registerApi(app, services);
  return app;
}
