import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../index.ts';
import type { Json } from '../testing/json.ts';
import { createShop, orderOf, usd } from '../testing/shop.ts';
import type { PayPalEmulator } from '../types.ts';

const other = {
  clientId: 'other-client',
  clientSecret: 'other-secret',
  merchantId: 'QTHERMERCHANT',
  email: 'other@test.example',
  name: 'Other shop',
};
const first = {
  clientId: 'first-client',
  clientSecret: 'first:secret',
  merchantId: 'FXRSTMERCHANT',
  email: 'first@test.example',
  name: 'First shop',
};

let emulator: PayPalEmulator;
let shop: ReturnType<typeof createShop>;
let otherShop: ReturnType<typeof createShop>;
beforeAll(async () => {
  emulator = await createEmulator({ accounts: [first, other] });
  shop = createShop(emulator);
  otherShop = createShop(emulator, { id: other.clientId, secret: other.clientSecret });
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.close());

const issueOf = ({ status, body }: { status: number; body: Json }) => [status, body.name, body.details?.[0]?.issue];

describe('a token', () => {
  test('is given for client id and secret', async () => {
    expect(await shop.askToken()).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 32_400, access_token: expect.any(String), nonce: expect.any(String) },
    });
  });

  test.each([
    ['another secret', { id: first.clientId, secret: 'wrong' }],
    ['another id', { id: 'nobody', secret: first.clientSecret }],
    ["somebody else's secret", { id: first.clientId, secret: other.clientSecret }],
  ])('is refused for %s', async (_name, account) => {
    expect(await shop.askToken(account)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  test('is refused for another grant', async () => {
    const answer = await shop.askToken(undefined, 'password');
    expect(answer).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } });
  });

  test('that is missing, wrong or expired is refused in PayPal’s envelope', async () => {
    for (const headers of [{ authorization: '' }, { authorization: 'Bearer nonsense' }])
      expect(await shop.call('GET', '/v2/checkout/orders/X', undefined, headers)).toMatchObject({
        status: 401,
        body: { name: 'AUTHENTICATION_FAILURE', debug_id: expect.stringMatching(/^[0-9a-f]{13}$/) },
      });
  });

  test('expires, by its time and by force', async () => {
    const shortLived = await createEmulator({ tokenSeconds: 0 });
    expect((await createShop(shortLived).order()).status).toBe(401);
    await shortLived.close();
    const emptied = await createEmulator();
    const caller = createShop(emptied);
    expect((await caller.order()).status).toBe(201);
    emptied.expireTokens();
    expect((await caller.order()).status).toBe(401);
    await emptied.close();
  });
});

describe('an order', () => {
  test('is made, approved and captured', async () => {
    const unit = {
      invoice_id: 'payment-1',
      amount: { ...usd('29'), breakdown: { item_total: usd('27.5'), handling: usd('1.50') } },
    };
    const made = await shop.order(unit);
    const { id } = made.body;
    expect(id).toMatch(/^[0-9A-Z]{17}$/);
    expect(made).toMatchObject({
      status: 201,
      body: {
        intent: 'CAPTURE',
        status: 'CREATED',
        purchase_units: [
          {
            reference_id: 'default',
            custom_id: 'order-1',
            invoice_id: 'payment-1',
            amount: { ...usd('29.00'), breakdown: { item_total: usd('27.50'), handling: usd('1.50') } },
            payee: { merchant_id: first.merchantId, email_address: first.email },
          },
        ],
      },
    });
    expect(made.body.links.map(({ rel }: { rel: string }) => rel)).toEqual(['self', 'approve', 'update', 'capture']);

    emulator.approve(id);
    const approved = await shop.call('GET', `/v2/checkout/orders/${id}`);
    expect(approved).toMatchObject({
      status: 200,
      body: { status: 'APPROVED', payer: { payer_id: expect.stringMatching(/^[2-9A-HJ-NP-Z]{13}$/) } },
    });

    const captured = await shop.capture(id);
    expect(captured).toMatchObject({ status: 201, body: { id, status: 'COMPLETED' } });
    const [capture] = captured.body.purchase_units[0].payments.captures;
    expect(capture).toMatchObject({
      status: 'COMPLETED',
      amount: usd('29.00'),
      custom_id: 'order-1',
      invoice_id: 'payment-1',
      final_capture: true,
      seller_receivable_breakdown: { gross_amount: usd('29.00'), paypal_fee: usd('1.50'), net_amount: usd('27.50') },
    });
    expect(await shop.call('GET', `/v2/payments/captures/${capture.id}`)).toMatchObject({
      status: 200,
      body: {
        ...capture,
        supplementary_data: { related_ids: { order_id: id } },
        payee: { merchant_id: first.merchantId },
      },
    });
    expect((await shop.call('GET', `/v2/checkout/orders/${id}`)).body).toEqual(captured.body);
  });

  test('is told in short without Prefer: return=representation', async () => {
    const { body } = await shop.order({}, { prefer: 'return=minimal' });
    expect(Object.keys(body)).toEqual(['id', 'status', 'links']);
    emulator.approve(body.id);
    const captured = await shop.capture(body.id, { prefer: '' });
    expect(Object.keys(captured.body)).toEqual(['id', 'status', 'payment_source', 'purchase_units', 'payer', 'links']);
    expect(Object.keys(captured.body.purchase_units[0])).toEqual(['reference_id', 'payments']);
  });

  test('with payment_source.paypal waits for the payer', async () => {
    const made = await shop.call('POST', '/v2/checkout/orders', {
      ...orderOf({}),
      payment_source: { paypal: { experience_context: { brand_name: 'Facsimile', user_action: 'PAY_NOW' } } },
    });
    expect(made.body.status).toBe('PAYER_ACTION_REQUIRED');
    const rels = made.body.links.map(({ rel }: { rel: string }) => rel);
    expect(rels).toEqual(['self', 'payer-action']);
  });

  test("is another merchant's secret, and so are its payments", async () => {
    const sold = await shop.sell();
    const captureId = emulator.captures()[0]!.id;
    for (const answer of [
      await otherShop.call('GET', `/v2/checkout/orders/${sold.id}`),
      await otherShop.capture(sold.id),
      await otherShop.call('GET', `/v2/payments/captures/${captureId}`),
      await otherShop.refund(captureId),
      await shop.call('GET', '/v2/checkout/orders/5O190127TN364715T'),
    ])
      expect(issueOf(answer)).toEqual([404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID']);
  });
});

describe('PayPal-Request-Id', () => {
  test('makes one order and one capture of many calls', async () => {
    const header = { 'paypal-request-id': 'create:1' };
    const made = await shop.order({}, header);
    const again = await shop.order({}, header);
    expect([made.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(made.body);
    emulator.approve(made.body.id);
    const twice = [0, 1].map(() => shop.capture(made.body.id, { 'paypal-request-id': 'capture:1' }));
    const [captured, replayed] = await Promise.all(twice);
    expect([captured!.status, replayed!.status].sort()).toEqual([200, 201]);
    expect(replayed!.body).toEqual(captured!.body);
    expect([emulator.orders().length, emulator.captures().length]).toEqual([1, 1]);
  });

  test('belongs to one request', async () => {
    const header = { 'paypal-request-id': 'create:1' };
    await shop.order({}, header);
    const changed = await shop.order({ amount: usd('1.00') }, header);
    expect(issueOf(changed)).toEqual([422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_REQUEST_ID']);
    expect((await otherShop.order({}, header)).status).toBe(201);
  });

  test('of a refused request may be used again', async () => {
    const { body } = await shop.order();
    const header = { 'paypal-request-id': 'capture:1' };
    expect(issueOf(await shop.capture(body.id, header))[2]).toBe('ORDER_NOT_APPROVED');
    emulator.approve(body.id);
    expect((await shop.capture(body.id, header)).status).toBe(201);
  });

  test('has at most 108 characters', async () => {
    expect((await shop.order({}, { 'paypal-request-id': 'x'.repeat(108) })).status).toBe(201);
    const long = await shop.order({}, { 'paypal-request-id': 'x'.repeat(109) });
    expect(issueOf(long)).toEqual([400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH']);
  });
});

describe('a request that is not as documented', () => {
  const breakdown = (parts: object) => ({ amount: { ...usd('29.00'), breakdown: parts } });
  test.each<[string, unknown, number, string, string?]>([
    ['no JSON', '{"intent"', 400, 'MALFORMED_REQUEST_JSON'],
    ['no body', '', 400, 'MISSING_REQUIRED_PARAMETER', '/intent'],
    ['an unknown intent', { ...orderOf({}), intent: 'PAY' }, 400, 'INVALID_PARAMETER_VALUE', '/intent'],
    ['another intent', { ...orderOf({}), intent: 'AUTHORIZE' }, 422, 'UNSUPPORTED_INTENT', '/intent'],
    ['no units', { intent: 'CAPTURE', purchase_units: [] }, 400, 'INVALID_ARRAY_MIN_ITEMS', '/purchase_units'],
    ['no amount', orderOf({ amount: undefined }), 400, 'MISSING_REQUIRED_PARAMETER', '/purchase_units/0/amount'],
    [
      'a number for an amount',
      orderOf({ amount: { currency_code: 'USD', value: 29 } }),
      400,
      'INVALID_PARAMETER_SYNTAX',
      '/purchase_units/0/amount/value',
    ],
    [
      'a currency in small letters',
      orderOf({ amount: { currency_code: 'usd', value: '29.00' } }),
      400,
      'INVALID_PARAMETER_SYNTAX',
      '/purchase_units/0/amount/currency_code',
    ],
    [
      'a long description',
      orderOf({ description: 'x'.repeat(128) }),
      400,
      'INVALID_STRING_LENGTH',
      '/purchase_units/0/description',
    ],
    ['a long invoice id', orderOf({ invoice_id: 'x'.repeat(128) }), 400, 'INVALID_STRING_LENGTH'],
    ['an empty custom id', orderOf({ custom_id: '' }), 400, 'INVALID_STRING_LENGTH'],
    ['a misspelled field', orderOf({ invoiceId: 'x' }), 400, 'UNKNOWN_FIELD', '/purchase_units/0/invoiceId'],
    ['a strange currency', orderOf({ amount: { currency_code: 'XYZ', value: '1.00' } }), 422, 'CURRENCY_NOT_SUPPORTED'],
    [
      'too many decimals',
      orderOf({ amount: usd('29.001') }),
      422,
      'DECIMAL_PRECISION',
      '/purchase_units/0/amount/value',
    ],
    ['decimals of yen', orderOf({ amount: { currency_code: 'JPY', value: '29.5' } }), 422, 'DECIMALS_NOT_SUPPORTED'],
    ['nothing to pay', orderOf({ amount: usd('0.00') }), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['less than nothing', orderOf({ amount: usd('-1.00') }), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['a breakdown with a debt', orderOf(breakdown({ handling: usd('-1.00') })), 422, 'CANNOT_BE_NEGATIVE'],
    [
      'a sum that is none',
      orderOf(breakdown({ item_total: usd('27.00'), handling: usd('1.99') })),
      422,
      'AMOUNT_MISMATCH',
      '/purchase_units/0/amount/value',
    ],
    [
      'two currencies',
      orderOf(breakdown({ item_total: { currency_code: 'EUR', value: '29.00' } })),
      422,
      'MULTI_CURRENCY_ORDER',
    ],
    [
      'items without their total',
      orderOf({ items: [{ name: 'Credits', quantity: '1', unit_amount: usd('29.00') }] }),
      422,
      'ITEM_TOTAL_REQUIRED',
    ],
    [
      'items that are another total',
      orderOf({
        ...breakdown({ item_total: usd('29.00') }),
        items: [{ name: 'Credits', quantity: '2', unit_amount: usd('29.00') }],
      }),
      422,
      'ITEM_TOTAL_MISMATCH',
    ],
    ['somebody else’s money', orderOf({ payee: { merchant_id: other.merchantId } }), 422, 'PAYEE_ACCOUNT_INVALID'],
    [
      'two units of one name',
      { ...orderOf({}), purchase_units: [{ amount: usd('1.00') }, { amount: usd('1.00') }] },
      422,
      'DUPLICATE_REFERENCE_ID',
    ],
  ])('%s is refused', async (_name, body, status, issue, field) => {
    const answer = await shop.call('POST', '/v2/checkout/orders', body);
    expect(answer).toMatchObject({
      status,
      body: { name: status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY' },
    });
    const detail = { issue, description: expect.any(String), ...(field && { field, location: 'body' }) };
    expect(answer.body.details).toContainEqual(expect.objectContaining(detail));
    expect(emulator.orders()).toEqual([]);
  });

  test('a discount counts against the sum', async () => {
    const parts = { item_total: usd('30.00'), handling: usd('1.00'), discount: usd('2.00') };
    expect((await shop.order(breakdown(parts))).status).toBe(201);
  });

  test('a form is refused, and so is an unknown path', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(issueOf(await shop.call('POST', '/v2/checkout/orders', 'a=b', headers))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      undefined,
    ]);
    expect((await shop.call('GET', '/v2/checkout/nothing')).status).toBe(404);
  });
});

describe('a capture', () => {
  test('happens once, and only of what was approved', async () => {
    const { body } = await shop.order();
    expect(issueOf(await shop.capture(body.id))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED']);
    emulator.approve(body.id);
    await shop.capture(body.id);
    expect(issueOf(await shop.capture(body.id))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED']);
    expect(() => emulator.approve(body.id)).toThrow('ORDER_ALREADY_CAPTURED');
  });

  test.each([
    ['declined-card', 'INSTRUMENT_DECLINED', 'redirect'],
    ['payer-action', 'PAYER_ACTION_REQUIRED', 'payer-action'],
    ['refused', 'TRANSACTION_REFUSED', undefined],
  ] as const)('of %s is refused until the buyer takes another', async (instrument, issue, rel) => {
    const { body } = await shop.order();
    emulator.approve(body.id, { instrument });
    const refused = await shop.capture(body.id);
    expect(issueOf(refused)).toEqual([422, 'UNPROCESSABLE_ENTITY', issue]);
    const links = refused.body.links.filter((link: { rel: string }) => link.rel !== 'information_link');
    expect(links).toEqual(rel ? [{ rel, method: 'GET', href: `${emulator.url}/checkoutnow?token=${body.id}` }] : []);
    emulator.approve(body.id, { instrument: 'card' });
    expect((await shop.capture(body.id)).status).toBe(201);
  });

  test('takes an invoice id once per merchant; what was denied does not count', async () => {
    const unit = { invoice_id: 'payment-1' };
    const denied = (await shop.order(unit)).body.id;
    emulator.approve(denied, { instrument: 'denied' });
    expect((await shop.capture(denied)).body.purchase_units[0].payments.captures[0].status).toBe('DECLINED');
    await shop.sell(unit);
    const { body } = await shop.order(unit);
    emulator.approve(body.id);
    expect(issueOf(await shop.capture(body.id))[2]).toBe('DUPLICATE_INVOICE_ID');
    expect((await otherShop.sell(unit)).status).toBe('COMPLETED');
  });

  test('takes no fields', async () => {
    const { body } = await shop.order();
    emulator.approve(body.id);
    expect(issueOf(await shop.call('POST', `/v2/checkout/orders/${body.id}/capture`, { note: 'x' }))[2]).toBe(
      'UNKNOWN_FIELD',
    );
  });
});

test.each([
  ['INSTRUMENT_DECLINED', 422, 'UNPROCESSABLE_ENTITY'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 422, 'UNPROCESSABLE_ENTITY'],
  ['ANY_OTHER_CODE', 422, 'UNPROCESSABLE_ENTITY'],
  ['PERMISSION_DENIED', 403, 'NOT_AUTHORIZED'],
  ['INTERNAL_SERVER_ERROR', 500, 'INTERNAL_SERVER_ERROR'],
])('PayPal-Mock-Response answers %s', async (code, status, name) => {
  const header = { 'paypal-mock-response': JSON.stringify({ mock_application_codes: code }) };
  const sold = await shop.sell();
  const captureId = emulator.captures()[0]!.id;
  const { body } = await shop.order();
  emulator.approve(body.id);
  for (const answer of [
    await shop.order({}, header),
    await shop.capture(body.id, header),
    await shop.refund(captureId, {}, header),
    await shop.call('GET', `/v2/checkout/orders/${sold.id}`, undefined, header),
  ])
    expect(issueOf(answer)).toEqual([status, name, code]);
  expect((await shop.capture(body.id)).status).toBe(201);
});

test('what was asked is kept for assertions', async () => {
  await shop.order({ invoice_id: 'payment-1' }, { 'paypal-request-id': 'create:1' });
  await shop.capture('nothing');
  expect(emulator.requests).toMatchObject([
    {
      call: 'create-order',
      method: 'POST',
      path: '/v2/checkout/orders',
      headers: { 'paypal-request-id': 'create:1' },
      body: { purchase_units: [{ invoice_id: 'payment-1' }] },
      status: 201,
    },
    { call: 'capture-order', path: '/v2/checkout/orders/nothing/capture', status: 404 },
  ]);
});
