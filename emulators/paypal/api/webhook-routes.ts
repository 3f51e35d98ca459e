import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { resourceId } from '../ids.ts';
import { notFound } from '../paypal-error.ts';
import type { RegisteredWebhook } from '../types.ts';
import { answerCall } from './answer-call.ts';
import { readBody } from './read-body.ts';
import { webhookSchema } from './schemas.ts';
import type { Tokens } from './tokens.ts';

/** Webhook management, and the certificate that proves their signatures. */
export function addWebhookApi(app: FastifyInstance, { url, store, faults }: Context, tokens: Tokens): void {
  const show = (webhook: RegisteredWebhook) => ({
    id: webhook.id,
    url: webhook.url,
    event_types: (webhook.eventTypes ?? ['*']).map((name) => ({ name, description: name, status: 'ENABLED' })),
    links: [{ href: `${url}/v1/notifications/webhooks/${webhook.id}`, rel: 'self', method: 'GET' }],
  });
  const mine = (request: FastifyRequest) => {
    const { clientId } = tokens.accountOf(request);
    return store.webhooks.filter((each) => each.clientId === undefined || each.clientId === clientId);
  };

  function mineById(request: FastifyRequest): RegisteredWebhook {
    const id = (request.params as { id: string }).id;
    const webhook = mine(request).find((each) => each.id === id);
    if (!webhook) throw notFound('webhook_id', id);
    return webhook;
  }

  app.post(
    '/v1/notifications/webhooks',
    answerCall(faults, 'webhooks', (request) => {
      const { clientId } = tokens.accountOf(request);
      const { url: target, event_types } = readBody(request, webhookSchema);
      const webhook = { id: resourceId(), url: target, clientId, eventTypes: event_types.map(({ name }) => name) };
      store.webhooks.push(webhook);
      return { status: 201, body: show(webhook) };
    }),
  );
  app.get(
    '/v1/notifications/webhooks',
    answerCall(faults, 'webhooks', (request) => ({ status: 200, body: { webhooks: mine(request).map(show) } })),
  );
  app.get(
    '/v1/notifications/webhooks/:id',
    answerCall(faults, 'webhooks', (request) => ({ status: 200, body: show(mineById(request)) })),
  );
  app.delete(
    '/v1/notifications/webhooks/:id',
    answerCall(faults, 'webhooks', (request) => {
      const gone = mineById(request);
      store.webhooks = store.webhooks.filter((each) => each !== gone);
      return { status: 204 };
    }),
  );

  app.get('/v1/notifications/certs/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    if (name !== `${store.keys.certificateName}.pem`) throw notFound('name', name);
    return reply.type('application/x-pem-file').send(store.keys.certificate);
  });
}
