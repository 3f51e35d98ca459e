import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { handleWebhook } from '#server/features/payments/index.ts';
import { findPayPalSettings } from '#server/features/paypal-settings/index.ts';
import { registerAuth, registerPopup } from '#server/features/sign-in/index.ts';
import { collectMethods } from '#server/platform/http/allowed-methods.ts';
import { badBytesAnswerer } from '#server/platform/http/answer-bad-bytes.ts';
import { answerErrors } from '#server/platform/http/answer-errors.ts';
import { drainRefusedBodies } from '#server/platform/http/drain-refused-bodies.ts';
import { endSlowBodies } from '#server/platform/http/end-slow-bodies.ts';
import { BODY_LIMIT, limitBodies } from '#server/platform/http/limit-bodies.ts';
import { refuseBadHosts } from '#server/platform/http/refuse-bad-hosts.ts';
import { refuseForeignOrigins } from '#server/platform/http/refuse-foreign-origins.ts';
import { registerApiPages } from '#server/platform/http/register-api-pages.ts';
import { registerHealth } from '#server/platform/http/register-health.ts';
import { responseClass, setHeadersOfFiles } from '#server/platform/http/response-headers.ts';
import { registerIcons } from '#server/platform/icons/register-icons.ts';
import { registerPayPalWebhook } from '#server/platform/paypal/register-webhook.ts';
import { registerApi } from './register-api.ts';
import type { AllServices } from './services.ts';

/** How long a whole request, and its headers, may take to arrive (ms). */
const REQUEST_MS = 300_000;
const HEADERS_MS = 30_000;
/** How often Node looks for those that take longer (ms). */
const LOOK_MS = 5000;

/** The HTTP side of the service: calls of the contract, sign-in, health. The caller adds the web pages and listens. */
export async function createApp(services: AllServices): Promise<FastifyInstance> {
  const { publicUrl } = services.config;
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: further addresses in X-Forwarded-For are what the client itself wrote, and limits count by address.
    trustProxy: services.config.trustProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: LOOK_MS,
      ServerResponse: responseClass(publicUrl),
    },
    clientErrorHandler: badBytesAnswerer(publicUrl),
    // On a machine that is busy with other things a start may take longer than the usual ten seconds.
    pluginTimeout: 60_000,
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
  collectMethods(app);
  setHeadersOfFiles(app);
  drainRefusedBodies(app);
  endSlowBodies(app);
  answerErrors(app);
  refuseBadHosts(app);
  refuseForeignOrigins(app, publicUrl);
  limitBodies(app);
  registerHealth(app, services);
  registerIcons(app);
  registerAuth(app, services);
  registerPopup(app, services);
  registerPayPalWebhook(app, {
    verifier: services.paypal.verifier,
    webhookId: async () => (await findPayPalSettings(services.db)).webhookId || undefined,
    handle: (event) => handleWebhook(services, event),
  });
  await registerApi(app, services);
  registerApiPages(app);
  return app;
}
