import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { demoPayer } from '../accounts.ts';
import { readBody } from '../api/read-body.ts';
import { moneySchema } from '../api/schemas.ts';
import type { Context } from '../context.ts';
import { notFound } from '../paypal-error.ts';
import type { PayPalEmulator } from '../types.ts';

const instrument = z.enum(['card', 'balance', 'declined-card', 'payer-action', 'review', 'denied', 'refused']);
const call = z.enum([
  'token',
  'create-order',
  'get-order',
  'capture-order',
  'get-capture',
  'refund-capture',
  'get-refund',
  'webhooks',
  'sdk',
]);

const callFault = z.strictObject({
  call,
  how: z.union([z.int().min(400).max(599), z.enum(['hang', 'cut', 'late'])]),
  afterEffect: z.boolean().optional(),
  skip: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  delayMs: z.int().min(0).optional(),
  issue: z.string().optional(),
});

const faultChange = z
  .strictObject({
    clear: z.literal(true),
    add: z.array(callFault),
    webhooks: z
      .strictObject({
        mode: z.enum(['normal', 'held', 'reversed', 'never']),
        delayMs: z.int().min(0).max(3600_000),
        copies: z.int().min(1).max(50),
      })
      .partial(),
    /** null leaves it to the buyer. */
    capture: z.string().min(1).nullable(),
    tampering: z
      .strictObject({ value: z.string(), currency: z.string(), merchantId: z.string(), email: z.string() })
      .partial(),
  })
  .partial();

const reason = z.enum([
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
]);

/**
 * What tests, the emulator's pages and people do that PayPal, the buyer or the bank would: `POST /__emulator/…`. JSON
 * only, so that no other site's form or script reaches it.
 */
export function addEmulatorApi(app: FastifyInstance, context: Context, emulator: PayPalEmulator): void {
  const post = <S extends z.ZodType>(name: string, schema: S, act: (body: z.infer<S>) => unknown) =>
    app.post(`/__emulator/${name}`, async (request) => act(readBody(request, schema)) ?? {});

  app.get('/__emulator/state', async () => ({
    url: emulator.url,
    accounts: emulator.accounts.map(({ clientSecret, ...shown }) => shown),
    webhooks: context.store.webhooks,
    orders: emulator.orders().map((order) => ({ ...order, clientId: context.store.orders.get(order.id)?.clientId })),
    captures: emulator.captures(),
    refunds: emulator.refunds(),
    disputes: emulator.disputes(),
    deliveries: emulator.deliveries.slice(-100),
    faults: {
      calls: emulator.faults.calls,
      webhooks: emulator.faults.webhooks,
      capture: emulator.faults.capture ?? null,
      tampering: emulator.faults.tampering,
    },
    requests: emulator.requests.slice(-50).map(({ method, path, status }) => ({ method, path, status })),
  }));

  post('approve', z.strictObject({ orderId: z.string(), instrument: instrument.optional() }), (body) => {
    const order = emulator.approve(body.orderId, body);
    const returnTo = context.store.orders.get(order.id)?.returnUrl;
    return {
      orderID: order.id,
      payerID: demoPayer.payer_id,
      ...(returnTo && { returnTo: withQuery(returnTo, { token: order.id, PayerID: demoPayer.payer_id }) }),
    };
  });
  app.get('/__emulator/cancel-address', async (request: FastifyRequest) => {
    const { order = '' } = request.query as { order?: string };
    const record = context.store.orders.get(order);
    if (!record) throw notFound('order_id', order);
    return record.cancelUrl ? { returnTo: withQuery(record.cancelUrl, { token: order }) } : {};
  });
  post('review', z.strictObject({ captureId: z.string(), decision: z.enum(['complete', 'deny']) }), (body) =>
    emulator.review(body.captureId, body.decision),
  );
  post('refund', z.strictObject({ captureId: z.string(), amount: moneySchema.optional() }), (body) =>
    emulator.refund(body.captureId, body.amount),
  );
  post('chargeback', z.strictObject({ captureId: z.string(), reason: reason.optional() }), (body) =>
    emulator.chargeback(body.captureId, body.reason),
  );
  post('resolve', z.strictObject({ disputeId: z.string(), winner: z.enum(['buyer', 'seller']) }), (body) =>
    emulator.resolveDispute(body.disputeId, body.winner),
  );
  post('resend', z.strictObject({ eventId: z.string() }), (body) => emulator.resend(body.eventId));
  post('webhooks', z.strictObject({ url: z.url(), id: z.string().optional() }), (body) => emulator.addWebhook(body));
  post('expire-tokens', z.strictObject({}), () => emulator.expireTokens());
  post('reset', z.strictObject({}), () => emulator.reset());
  post('faults', faultChange, ({ clear, add, webhooks, capture, tampering }) => {
    const { faults } = emulator;
    if (clear) faults.clear();
    if (add) faults.add(...add);
    if (webhooks) faults.setWebhooks(webhooks);
    if (capture !== undefined) faults.capture = capture ?? undefined;
    if (tampering) faults.tampering = tampering;
  });
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
