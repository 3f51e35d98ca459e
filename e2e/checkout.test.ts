import type { Page } from '@playwright/test';
import type { ItemOrder } from '#contract/orders/item-orders.ts';
import type { OrderKind } from '#contract/orders/order.ts';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { findViolations } from './axe.ts';
import { closePages, expect, logIn, openPage, test } from './browser.ts';
import { approve, openPayPal } from './paypal-window.ts';
import { type Shop, startShop } from './shop.ts';

// A member buys packages and an item, and every way in which a payment can end is seen once. Each test pays orders of its own.

let shop: Shop;
let member: Page;
let page: Page;
test.beforeAll(async ({ browser }) => {
  shop = await startShop();
  member = await openPage(browser);
  await logIn(member, shop.service, shop.service.member);
});
test.beforeEach(async () => {
  page = await member.context().newPage();
});
test.afterEach(() => page.close());
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await shop.remove();
});

const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const open = (path: string) => page.goto(shop.service.url + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
const payPal = () => page.locator('[data-paypal-emulator]');

/** What the API answers whoever is signed in there. */
const call = <Answer>(who: Page, path: string, method = 'GET', body?: object): Promise<Answer> =>
  who.evaluate(
    async ([path, method, body]) =>
      (await fetch(path, { method, ...(body && { headers: { 'content-type': 'application/json' }, body }) })).json(),
    [path, method, body ? JSON.stringify(body) : ''] as const,
  );
const ask = <Answer>(path: string) => call<Answer>(member, path);

/** An order as the checkout makes it. */
async function order(kind: OrderKind): Promise<PackageOrder | ItemOrder> {
  const [list, create] = kind === 'package' ? ['/packages', '/new-order'] : ['/api/items', '/new-item-order'];
  const [first] = await ask<{ _id: string }[]>(list!);
  const billing = { customerName: 'Mira Member', address: 'Pier 3', country: 'Norway' };
  return call(member, create!, 'POST', { packageId: first!._id, ...billing });
}

/** The pay page of a new order, with its buttons. */
async function payNow(): Promise<void> {
  const { _id } = await order('package');
  await open(`/pay-now/${_id}`);
  await payPal().waitFor();
}

test('a package: what is missing is said, two clicks are one order, and after a declined card another one pays', async () => {
  await open('/user/select-package');
  await link('Choose Plan: Draft').click();
  await page.waitForURL('**/buy/**');
  expect(await page.getByLabel('Package Name').getAttribute('readonly')).not.toBeNull();
  expect(await page.getByLabel('Email').inputValue()).toBe(shop.service.member.email);
  await button('Proceed to Payment').click();
  await says('Please enter your address');
  await says('Please choose your country');
  await page.getByLabel('Address').fill('Pier 3, Bergen');
  await page.getByLabel('Country').selectOption('Norway');
  expect(await findViolations(page)).toEqual([]);
  await button('Proceed to Payment').dblclick();

  await page.waitForURL('**/user/pending-payment/');
  await link(/^Pay Now/).waitFor();
  expect(await page.getByRole('link', { name: /^Pay Now/ }).count()).toBe(1);
  await says('unless paid');
  expect(await findViolations(page)).toEqual([]);
  await link('Pay First Order').click();
  await page.waitForURL('**/pay-now/**');
  await says('Demo payment');
  await says('Pier 3, Bergen');
  await says('90 Credits');
  await payPal().waitFor();
  expect(await findViolations(page)).toEqual([]);

  const window = await openPayPal(page);
  const another = page.context().waitForEvent('page');
  await approve(window, 'Declined card');
  await says('The card or bank account was declined. Please choose another way to pay.');
  await approve(await another);
  await says('Payment successful! Redirecting to your subscription history...');
  await page.waitForURL('**/user/subscription-history');
  await page.getByRole('row').filter({ hasText: 'Draft' }).getByText('Paid').waitFor();
  const [user] = await ask<{ currentBalance: number }[]>(`/users?userEmail=${shop.service.member.email}`);
  expect(user?.currentBalance).toBe(25 + 90);
  await open('/user/pending-payment/');
  await says('No Pending Orders');
  await says("You're all caught up with payments");
  await says('No payments due');
});

test('a cancelled payment leads to the dashboard, unless one stays', async () => {
  await payNow();
  await (await openPayPal(page)).getByRole('button', { name: 'Cancel' }).click();
  await says('Payment was cancelled. You can try again or contact support if you need assistance.');
  await button('Stay here').click();
  await page.getByText('Payment was cancelled.').waitFor({ state: 'detached' });
  expect(page.url()).toContain('/pay-now/');
  await (await openPayPal(page)).getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/user/dashboard');
});

test('an error of PayPal is said, and one can try again', async () => {
  await payNow();
  await (await openPayPal(page)).getByRole('button', { name: 'Fail with an error' }).click();
  await says('There was an error with PayPal. Please try again.');
  await payPal().waitFor();
});

test('a tab that is closed after the approval: the webhook finishes the payment', async () => {
  await payNow();
  const address = page.url();
  await openPayPal(page);
  await page.close();
  const made = shop.paypal.orders().at(-1)!;
  shop.paypal.approve(made.id);
  page = await member.context().newPage();
  await expect
    .poll(async () => (await ask<PackageOrder>(`/order/${address.split('/').at(-1)}`)).paymentStatus, {
      timeout: 30_000,
    })
    .toBe('Paid');
  await page.goto(address);
  await says('This order is paid');
  expect(await payPal().count()).toBe(0);
});

test('an item: when the answer is lost nobody pays twice, and the goods open', async () => {
  const [item] = await ask<{ _id: string }[]>('/api/items');
  await open(`/item-buy/${item!._id}`);
  await says('Item Information');
  await page.getByLabel('Address').fill('Pier 3, Bergen');
  await page.getByLabel('Country').selectOption('Norway');
  await button('Proceed to Payment').click();
  await page.waitForURL('**/user/item-pending-payment/');
  await page.route('**/item-update-payment-status/**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const before = shop.paypal.captures().length;
  await link(/^Pay Now/).click();
  await page.waitForURL('**/item-pay-now/**');
  await payPal().waitFor();
  await approve(await openPayPal(page));
  await says('Checking your payment');
  expect(await payPal().isVisible()).toBe(false);
  await page.waitForURL('**/user/orders-history');
  expect(shop.paypal.captures()).toHaveLength(before + 1);
  const goods = await link(/^Open /).getAttribute('href');
  expect((await page.request.get(new URL(goods!, shop.service.url).href)).status()).toBe(200);
});

test('a payment under review: nothing to do, and its end shows by itself', async () => {
  await payNow();
  await approve(await openPayPal(page), 'Held for review');
  await says('PayPal is reviewing your payment');
  expect(await payPal().count()).toBe(0);
  shop.paypal.review(shop.paypal.captures().at(-1)!.id, 'complete');
  await says('Payment successful!');
  await page.waitForURL('**/user/subscription-history');
});

test('a denied payment leads to the dashboard; it can be paid again, from any page of the app', async () => {
  await payNow();
  const path = new URL(page.url()).pathname;
  await approve(await openPayPal(page), 'Denied payment');
  await says('Payment failed. Please try again.');
  await page.waitForURL('**/user/dashboard');
  // A document that did not come as a pay page may not load PayPal's script: it is loaded again.
  await open('/about');
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await says('Your last payment was denied');
  await approve(await openPayPal(page));
  await page.waitForURL('**/user/subscription-history');
});

test('what is not there, and what cannot be loaded', async () => {
  await open('/pay-now/01a1fa7e-58c5-7667-be66-ec1854fc8368');
  await says('Order Not Found');
  await open('/pay-now/nonsense');
  await says('Failed to load order details. Please check the URL or try again.');
  await link('Return to Home').waitFor();
  const { _id } = await order('package');
  await page.route(`${shop.paypal.url}/sdk/js**`, (route) => route.abort());
  await open(`/pay-now/${_id}`);
  await says('Payment setup incomplete. Please refresh the page or contact support.');
});

test('with PayPal switched off that is said before anybody begins; sellers do not buy', async ({ page: admin }) => {
  const { service } = shop;
  await logIn(admin, service, service.admin);
  const { data } = await call<{ data: PayPalSettings }>(admin, '/api/paypal-settings');
  await call(admin, '/api/paypal-settings', 'PUT', { ...data, enablePayPal: false });
  const { _id, packageId } = await order('package');
  const unavailable =
    'PayPal payments are currently unavailable. Please contact support for alternative payment methods.';
  for (const path of ['/user/select-package', `/buy/${packageId}`]) {
    await open(path);
    await says(unavailable);
  }
  await open(`/pay-now/${_id}`);
  await says('Payment Unavailable');
  await says(unavailable);

  const [user] = await ask<{ _id: string }[]>(`/users?userEmail=${service.member.email}`);
  await call(admin, `/api/users/${user!._id}`, 'PUT', { userRole: 'Seller' });
  await open(`/buy/${packageId}`);
  await says('Sellers cannot purchase products');
  expect(await button('Proceed to Payment').count()).toBe(0);
});
