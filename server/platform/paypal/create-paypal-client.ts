import { createTransport, type TransportOptions } from './create-transport.ts';
import { PayPalFailure } from './paypal-failure.ts';
import type { Money, NewOrder, PayPalClient, PayPalOrder, RefundInput } from './types.ts';
import { captureAnswer, orderAnswer, refundAnswer } from './wire.ts';

const ID = /^[\w-]{1,64}$/;
const REQUEST_ID = /^[\x21-\x7e]{1,108}$/;

/** The part of PayPal's Orders v2 and Payments v2 that we use. Why it is ours: docs/decisions/0015. */
export function createPayPalClient(options: TransportOptions): PayPalClient {
  const { call, renewToken } = createTransport(options);

  const get = <T>(collection: string, id: string, answer: Parameters<typeof call<T>>[1]): Promise<T | undefined> =>
    ID.test(id)
      ? call({ method: 'GET', path: `${collection}/${id}` }, answer).catch(undefinedWhenMissing)
      : Promise.resolve(undefined);
  const getOrder = (id: string) => get<PayPalOrder>('/v2/checkout/orders', id, orderAnswer);

  return {
    createOrder: (input, { requestId }) =>
      call(
        { method: 'POST', path: '/v2/checkout/orders', body: orderBody(input), requestId: checked(requestId) },
        orderAnswer,
      ),
    getOrder,
    async captureOrder(id, { requestId }) {
      const path = `/v2/checkout/orders/${existing(id)}/capture`;
      try {
        return await call({ method: 'POST', path, body: {}, requestId: checked(requestId) }, orderAnswer);
      } catch (error) {
        // The money has moved, but the answer is not as documented. The order itself tells.
        const moved = error instanceof PayPalFailure && error.kind === 'unreadable' && error.status < 300;
        const order = moved ? await getOrder(id) : undefined;
        if (order) return order;
        throw error;
      }
    },
    getCapture: (id) => get('/v2/payments/captures', id, captureAnswer),
    refundCapture(id, input) {
      const path = `/v2/payments/captures/${existing(id)}/refund`;
      return call({ method: 'POST', path, body: refundBody(input), requestId: checked(input.requestId) }, refundAnswer);
    },
    getRefund: (id) => get('/v2/payments/refunds', id, refundAnswer),
    async checkCredentials() {
      await renewToken();
    },
  };
}

function orderBody(input: NewOrder) {
  const amount = (value: string) => ({ currency_code: input.currency, value });
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        description: cut(input.description, 127),
        custom_id: input.customId,
        invoice_id: input.invoiceId,
        amount: {
          ...amount(input.value),
          breakdown: {
            item_total: amount(input.itemTotal),
            ...(input.handling !== undefined && { handling: amount(input.handling) }),
          },
        },
      },
    ],
    // Nothing is shipped. Not in `payment_source.paypal`, which would rule out paying by card.
    application_context: {
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
      ...(input.brandName && { brand_name: cut(input.brandName, 127) }),
    },
  };
}

const refundBody = ({ amount, invoiceId, note }: RefundInput) => ({
  ...(amount && { amount: wireMoney(amount) }),
  ...(invoiceId && { invoice_id: invoiceId }),
  ...(note && { note_to_payer: cut(note, 255) }),
});

const wireMoney = ({ currency, value }: Money) => ({ currency_code: currency, value });

/** The cut may fall inside an emoji. */
const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text).toWellFormed();

function undefinedWhenMissing(error: unknown): undefined {
  if (error instanceof PayPalFailure && error.status === 404 && error.kind === 'issue') return undefined;
  throw error;
}

/** An id that does not look like PayPal's never becomes part of an address. */
function existing(id: string): string {
  if (ID.test(id)) return id;
  throw new PayPalFailure({
    kind: 'issue',
    status: 404,
    issue: 'INVALID_RESOURCE_ID',
    message: 'This is no id of PayPal.',
  });
}

function checked(requestId: string): string {
  if (REQUEST_ID.test(requestId)) return requestId;
  throw new Error('A request id has 1 to 108 characters of ASCII.');
}
