import type { Page } from '@playwright/test';
import { createEmulator } from '#emulators/paypal/index.ts';
import type { Instrument, PayPalEmulator } from '#emulators/paypal/types.ts';
import { closePages, expect, logInByCall, openPage, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// An admin pays orders back and asks PayPal about them; the buyer sees what became of each.

const WEBHOOK_ID = 'WH-REFUNDS';

let paypal: PayPalEmulator;
let service: Service;
let member: Page;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  paypal = await createEmulator({ retries: { firstMs: 100, capMs: 500 } });
  service = await startService({
    env: {
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    },
  });
  [member, admin] = await Promise.all([openPage(browser), openPage(browser)]);
  await logInByCall(member, service, service.member);
  await logInByCall(admin, service, service.admin);
});
test.beforeEach(() => paypal.faults.clear());
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service?.remove();
  await paypal?.close();
});

type Kind = 'package' | 'item';
type Order = { _id: string; orderId: string; packageName: string };

async function call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Answer> {
  const answer = await member.request.fetch(service.url + path, {
    method,
    headers: { origin: service.url },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The member orders and pays: the cheapest package, or an item. */
async function buy(kind: Kind, instrument: Instrument = 'card'): Promise<Order> {
  const [goods] = await call<{ _id: string }[]>('GET', kind === 'package' ? '/packages' : '/api/items');
  const billing = { packageId: goods!._id, customerName: 'Mira Member', address: 'Pier 1', country: 'Norway' };
  const order = await call<Order>('POST', kind === 'package' ? '/new-order' : '/new-item-order', billing);
  const { paypalOrderId } = await call<{ paypalOrderId: string }>('POST', `/api/orders/${order._id}/payment`);
  paypal.approve(paypalOrderId, { instrument });
  await call('PUT', `/${kind === 'item' ? 'item-' : ''}update-payment-status/${order._id}`, { status: 'Paid' });
  return order;
}

async function credits(): Promise<number> {
  const path = `/users?userEmail=${encodeURIComponent(service.member.email)}`;
  const [user] = await call<{ currentBalance: number }[]>('GET', path);
  return user!.currentBalance;
}

const button = (name: string) => admin.getByRole('button', { name, exact: true });
const dialog = () => admin.getByRole('dialog');
const told = (text: string | RegExp) => dialog().getByText(text).first().waitFor();

async function openDetails(kind: Kind, { orderId, _id }: Order): Promise<void> {
  await admin.goto(`${service.url}/admin/${kind === 'item' ? 'items-orders' : 'orders'}?order=${_id}`);
  await admin.getByRole('dialog', { name: `Order ${orderId}` }).waitFor();
}

async function openRefund(kind: Kind, order: Order): Promise<void> {
  await openDetails(kind, order);
  await button('Refund').click();
  await told('What will happen');
}

async function buyerSees(kind: Kind, { orderId }: Order, texts: string[]): Promise<void> {
  await member.goto(`${service.url}/user/${kind === 'item' ? 'orders-history' : 'subscription-history'}`);
  const row = member.getByRole('row').filter({ hasText: orderId });
  for (const text of texts) await row.getByText(text).first().waitFor();
}

test('a full refund: money, credits and membership go back, as the form said before', async () => {
  const before = await credits();
  const order = await buy('package');
  expect(await credits()).toBe(before + 20);
  await openRefund('package', order);
  await told(`20 Credits are taken back; the buyer has ${before + 20} Credits now.`);
  await told('The days of membership that this order gave are taken back.');
  await button('Refund $9.00').click();
  await told('Please enter a reason');
  await admin.getByLabel('Reason').fill('Bought by mistake');
  await button('Refund $9.00').click();
  await told('The refund has been made.');
  await told('$9.00 of $9.00');
  await button('Back to the order').click();
  await told('$9.00 of $9.00 was refunded. The buyer no longer has what was bought.');
  expect(await button('Refund').count()).toBe(0);
  expect(await credits()).toBe(before);
  expect(paypal.refunds().at(-1)).toMatchObject({ status: 'COMPLETED', amount: { value: '9.00' } });
  await buyerSees('package', order, ['Refunded', 'Expired']);
});

test('a part of it: the same share of the credits, the rest can follow, no more than is left', async () => {
  const before = await credits();
  const order = await buy('package');
  await openRefund('package', order);
  await admin.getByLabel('Amount').fill('9.01');
  await admin.getByLabel('Reason').fill('Half the month was down');
  await admin.getByLabel('Reason').press('Enter');
  await told('Only $9.00 can still be refunded');
  await admin.getByLabel('Amount').fill('3');
  await told('6 Credits are taken back');
  await told('The membership stays as it is.');
  await button('Refund $3.00').click();
  await told('$3.00 of $9.00');
  expect(await credits()).toBe(before + 14);
  await buyerSees('package', order, ['Partially refunded', '$3.00 of $9.00 was refunded.', '30 days']);

  await openRefund('package', order);
  await admin.getByLabel('Reason').fill('And the rest');
  await button('Refund $6.00').click();
  await told('$9.00 of $9.00');
  expect(await credits()).toBe(before);
});

test("an answer of PayPal's that got lost: sent again, paid back once", async () => {
  const order = await buy('package');
  const made = paypal.refunds().length;
  await openRefund('package', order);
  // More often than the service tries by itself.
  paypal.faults.add({ call: 'refund-capture', how: 'cut', afterEffect: true, times: 20 });
  await admin.getByLabel('Reason').fill('The line is bad');
  await button('Refund $9.00').click();
  await told('It is not known whether PayPal has made this refund.');
  expect(await admin.getByLabel('Amount').getAttribute('readonly')).not.toBeNull();
  paypal.faults.clear();
  await button('Send again').click();
  await told('The refund has been made.');
  expect(paypal.refunds().length).toBe(made + 1);
});

test('a refusal is told with its name, and another attempt is another refund', async () => {
  const order = await buy('package');
  await openRefund('package', order);
  paypal.faults.add({ call: 'refund-capture', how: 422, issue: 'TRANSACTION_REFUSED' });
  await admin.getByLabel('Reason').fill('Asked for');
  await button('Refund $9.00').click();
  await told(/^PayPal refused this: TRANSACTION_REFUSED/);
  await button('Refund $9.00').click();
  await told('The refund has been made.');
});

test('a refund that PayPal has not finished is told as such', async () => {
  const order = await buy('package');
  await openRefund('package', order);
  const pending = { refundedAmount: '0.00', paymentStatus: 'Paid', orderStatus: 'Completed', creditsTakenBack: 0 };
  await admin.route('**/refund', (route) => route.fulfill({ json: { success: true, pending: true, ...pending } }));
  await admin.getByLabel('Reason').fill('From a bank account');
  await button('Refund $9.00').click();
  await told('PayPal has not finished this refund yet.');
  await admin.unroute('**/refund');
});

test('an item that is paid back can no longer be opened', async () => {
  const order = await buy('item');
  await buyerSees('item', order, ['Paid', 'Open']);
  await openRefund('item', order);
  await told('The buyer can no longer open the item from the order.');
  await admin.getByLabel('Reason').fill('Did not work');
  await admin.getByRole('button', { name: /^Refund \$/ }).click();
  await told('The refund has been made.');
  await buyerSees('item', order, ['Refunded', 'Not available']);
});

test('a payment under review is shown to both; asking PayPal settles it when it is through', async () => {
  const order = await buy('package', 'review');
  await buyerSees('package', order, ['Processing', 'PayPal is reviewing the payment.']);
  await openDetails('package', order);
  await button('Ask PayPal now').click();
  await told('PayPal still holds the payment for review.');
  const capture = paypal.captures().at(-1)!;
  paypal.faults.setWebhooks({ mode: 'never' });
  paypal.review(capture.id, 'complete');
  await button('Ask PayPal now').click();
  await told('The order is now complete');
  await told(capture.id);
  await buyerSees('package', order, ['Paid', 'Receipt']);
});

test('a denied payment says why, and the buyer may pay again', async () => {
  const order = await buy('package', 'denied');
  await openDetails('package', order);
  await told('PayPal denied this payment. The buyer can try again.');
  await button('Ask PayPal now').click();
  await told(/^PayPal denied the payment\. PayPal’s reason:/);
  await buyerSees('package', order, ['Denied', 'Pay Now']);
});

test('money that the bank took back is shown to both sides', async () => {
  const order = await buy('package');
  paypal.addWebhook({ url: `${service.url}/webhooks/paypal`, id: WEBHOOK_ID });
  paypal.chargeback(paypal.captures().at(-1)!.id);
  await expect
    .poll(async () => (await call<{ paymentStatus: string }>('GET', `/order/${order._id}`)).paymentStatus, {
      timeout: 20_000,
    })
    .toBe('Reversed');
  await openDetails('package', order);
  await told('PayPal or the bank took this money back from you.');
  await buyerSees('package', order, ['Reversed', 'The payment was reversed. Please contact support.', 'Expired']);
});
