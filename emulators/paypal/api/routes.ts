import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { captureOrder } from '../orders/capture-order.ts';
import { createOrder } from '../orders/create-order.ts';
import { presentMinimalOrder, presentOrder } from '../orders/present-order.ts';
import { presentCapture, presentRefund } from '../payments/present-payment.ts';
import { refundCapture } from '../payments/refund-capture.ts';
import { notFound } from '../paypal-error.ts';
import type { CaptureRecord, OrderRecord, RefundRecord } from '../store.ts';
import type { Call } from '../types.ts';
import { type Answer, answerCall } from './answer-call.ts';
import { mockResponse } from './mock-response.ts';
import { readBody } from './read-body.ts';
import { createRequestIds } from './request-ids.ts';
import { captureSchema, orderSchema, refundSchema } from './schemas.ts';
import type { Tokens } from './tokens.ts';
import { addWebhookApi } from './webhook-routes.ts';

/** PayPal's REST API, as far as Orders v2 needs it. */
export function addApi(app: FastifyInstance, context: Context, tokens: Tokens): void {
  const { store, faults } = context;
  const requestIds = createRequestIds(store);

  const wantsAll = (request: FastifyRequest) => /return=representation/i.test(String(request.headers.prefer));
  const showOrder = (request: FastifyRequest, record: OrderRecord) =>
    wantsAll(request) ? presentOrder(context, record) : presentMinimalOrder(context, record);
  const showRefund = (request: FastifyRequest, record: RefundRecord) => {
    const refund = presentRefund(context, record);
    return wantsAll(request) ? refund : { id: refund.id, status: refund.status, links: refund.links };
  };

  /** One's own resource, by the id in the path. @throws PayPalError 404 also for another merchant's */
  function own<R extends { clientId: string }>(request: FastifyRequest, records: Map<string, R>, field: string): R {
    const { clientId } = tokens.accountOf(request);
    const id = (request.params as { id: string }).id;
    const record = records.get(id);
    if (!record || record.clientId !== clientId) throw notFound(field, id);
    return record;
  }
  const ownOrder = (request: FastifyRequest): OrderRecord => own(request, store.orders, 'order_id');
  const ownCapture = (request: FastifyRequest): CaptureRecord => own(request, store.captures, 'capture_id');
  const ownRefund = (request: FastifyRequest): RefundRecord => own(request, store.refunds, 'refund_id');

  /** Does something once per PayPal-Request-Id: 201 the first time, 200 with the same resource afterwards. */
  function once<R>(
    request: FastifyRequest,
    call: Call,
    steps: { again(id: string): R | undefined; make(): R; idOf(record: R): string; show(record: R): unknown },
  ): Answer {
    const { clientId } = tokens.accountOf(request);
    const known = requestIds.find(request, clientId, call);
    const before = known && steps.again(known);
    if (before) return { status: 200, body: steps.show(before) };
    mockResponse(request);
    const made = steps.make();
    requestIds.remember(request, clientId, call, steps.idOf(made));
    return { status: 201, body: steps.show(made) };
  }

  app.post(
    '/v1/oauth2/token',
    answerCall(faults, 'token', (request) => tokens.grant(request)),
  );

  app.post(
    '/v2/checkout/orders',
    answerCall(faults, 'create-order', (request) =>
      once(request, 'create-order', {
        again: (id) => store.orders.get(id),
        make: () => createOrder(context, tokens.accountOf(request), readBody(request, orderSchema)),
        idOf: ({ order }) => order.id,
        show: (record) => showOrder(request, record),
      }),
    ),
  );
  app.get(
    '/v2/checkout/orders/:id',
    answerCall(faults, 'get-order', (request) => {
      const record = ownOrder(request);
      mockResponse(request);
      return { status: 200, body: presentOrder(context, record) };
    }),
  );
  app.post(
    '/v2/checkout/orders/:id/capture',
    answerCall(faults, 'capture-order', (request) => {
      const record = ownOrder(request);
      return once(request, 'capture-order', {
        again: (id) => store.orders.get(id),
        make: () => {
          readBody(request, captureSchema);
          return captureOrder(context, record);
        },
        idOf: ({ order }) => order.id,
        show: (captured) => showOrder(request, captured),
      });
    }),
  );

  app.get(
    '/v2/payments/captures/:id',
    answerCall(faults, 'get-capture', (request) => ({
      status: 200,
      body: presentCapture(context, ownCapture(request)),
    })),
  );
  app.post(
    '/v2/payments/captures/:id/refund',
    answerCall(faults, 'refund-capture', (request) => {
      const record = ownCapture(request);
      return once(request, 'refund-capture', {
        again: (id) => store.refunds.get(id),
        make: () => refundCapture(context, record, readBody(request, refundSchema)),
        idOf: ({ refund }) => refund.id,
        show: (made) => showRefund(request, made),
      });
    }),
  );
  app.get(
    '/v2/payments/refunds/:id',
    answerCall(faults, 'get-refund', (request) => ({ status: 200, body: presentRefund(context, ownRefund(request)) })),
  );

  addWebhookApi(app, context, tokens);
}
