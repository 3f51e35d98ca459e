import Fastify from 'fastify';
import { demoAccount } from './accounts.ts';
import { recordRequests } from './api/record-requests.ts';
import { addApi } from './api/routes.ts';
import { createTokens } from './api/tokens.ts';
import type { Context } from './context.ts';
import { createFaults } from './faults.ts';
import { resourceId } from './ids.ts';
import { approveOrder } from './orders/approve-order.ts';
import { presentOrder } from './orders/present-order.ts';
import { addPages } from './pages/routes.ts';
import { chargeBack, resolveDispute } from './payments/disputes.ts';
import { presentCapture, presentDispute, presentRefund } from './payments/present-payment.ts';
import { refundCapture } from './payments/refund-capture.ts';
import { reviewCapture } from './payments/review-capture.ts';
import { errorEnvelope, notFound, PayPalError } from './paypal-error.ts';
import { createStateFile, loadStore } from './state-file.ts';
import { clearStore } from './store.ts';
import type { PayPalEmulator, PayPalEmulatorOptions, RecordedRequest, RegisteredWebhook } from './types.ts';
import { recordEvent } from './webhooks/publish-event.ts';
import { createSender } from './webhooks/sender.ts';

/** An emulator of PayPal: Orders v2, webhooks, the browser's SDK and the buyer's window. Reachable from this machine only. */
export async function createEmulator(options: PayPalEmulatorOptions = {}): Promise<PayPalEmulator> {
  const { accounts = [demoAccount], tokenSeconds = 32_400, host = '127.0.0.1', log } = options;
  const first = accounts[0];
  if (!first) throw new Error('The PayPal emulator needs an account.');
  const store = await loadStore(options.stateFile);
  const file = createStateFile(options.stateFile, store);
  const faults = createFaults();
  const requests: RecordedRequest[] = [];
  const tokens = createTokens(accounts, tokenSeconds);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => {
    const known =
      error instanceof PayPalError ? error : new PayPalError((error as { statusCode?: number }).statusCode ?? 500);
    if (known.status >= 500) log?.(String(error));
    return reply.code(known.status).send(errorEnvelope(known));
  });
  app.setNotFoundHandler((request, reply) => {
    const error = new PayPalError(404, [{ issue: 'INVALID_URI', field: request.url, location: 'path' }]);
    return reply.code(404).send(errorEnvelope(error));
  });
  app.addHook('onResponse', async (request) => {
    if (request.method !== 'GET') file.changed();
  });
  recordRequests(app, requests, log);

  // The address is known only when it listens, and routes must be there before: the context gets it a moment later.
  const context: Context = { url: '', accounts, store, faults, publish: () => {} };
  const emulator = createFacade();
  addApi(app, context, tokens);
  addPages(app, context, emulator);
  await app.listen({ port: options.port ?? 0, host });
  const { port } = app.server.address() as { port: number };
  const url = options.publicUrl?.replace(/\/$/, '') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const sender = createSender({ url, store, faults, retries: options.retries, changed: file.changed, log });
  context.url = emulator.url = url;
  context.publish = (clientId, publication) => {
    sender.publish(recordEvent(store, url, clientId, publication));
    file.changed();
  };
  for (const webhook of options.webhooks ?? []) addWebhook(webhook);
  sender.resume();
  file.save();
  return emulator;

  function addWebhook(webhook: { url: string; id?: string; clientId?: string; eventTypes?: string[] }) {
    const added: RegisteredWebhook = { ...webhook, id: webhook.id ?? resourceId() };
    store.webhooks = [...store.webhooks.filter(({ id }) => id !== added.id), added];
    file.changed();
    return added;
  }

  function captureOf(id: string) {
    const record = store.captures.get(id);
    if (!record) throw notFound('capture_id', id);
    return record;
  }

  /** An action of the emulator's own, which is kept like any other. */
  function acting<T>(result: T): T {
    file.changed();
    return result;
  }

  function createFacade(): PayPalEmulator {
    return {
      url: '',
      get sdkUrl() {
        return `${this.url}/sdk/js`;
      },
      clientId: first!.clientId,
      clientSecret: first!.clientSecret,
      get webhookId() {
        return store.webhooks[0]?.id;
      },
      accounts,
      requests,
      get deliveries() {
        return store.deliveries;
      },
      faults,
      orders: () => [...store.orders.values()].map((record) => presentOrder(context, record)),
      captures: () => [...store.captures.values()].map((record) => presentCapture(context, record)),
      refunds: () => [...store.refunds.values()].map((record) => presentRefund(context, record)),
      disputes: () => [...store.disputes.values()].map((record) => presentDispute(context, record)),
      addWebhook,
      approve: (orderId, { instrument } = {}) =>
        acting(presentOrder(context, approveOrder(context, orderId, instrument))),
      review: (captureId, decision) => acting(presentCapture(context, reviewCapture(context, captureId, decision))),
      refund: (captureId, amount) =>
        acting(presentRefund(context, refundCapture(context, captureOf(captureId), { amount }))),
      chargeback: (captureId, reason) => acting(presentDispute(context, chargeBack(context, captureId, reason))),
      resolveDispute: (disputeId, winner) =>
        acting(presentDispute(context, resolveDispute(context, disputeId, winner))),
      resend(eventId) {
        const event = store.events.get(eventId);
        if (!event) throw notFound('event_id', eventId);
        sender.dispatch(event);
      },
      expireTokens: tokens.expire,
      settled: () => sender.settled(),
      reset() {
        sender.clear();
        clearStore(store);
        faults.clear();
        requests.length = 0;
        file.changed();
      },
      async close() {
        sender.close();
        file.save();
        await app.close();
      },
    };
  }
}
