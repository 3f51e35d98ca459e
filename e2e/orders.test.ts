import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { closePages, expect, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { startFilledService } from './filled-service.ts';
import { fillOrders } from './sample-orders.ts';
import type { Service } from './service.ts';

const soon = { timeout: 15_000 };

// A member looks through old orders, an admin through everybody's.

let service: Service;
let member: WatchedPage;
let admin: WatchedPage;
test.beforeAll(async ({ browser }) => {
  service = await startFilledService(fillOrders);
  [member, admin] = await Promise.all([openPage(browser), openPage(browser)]);
  await logInByCall(member, service, service.member);
  await logInByCall(admin, service, service.admin);
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(service.url + path);
  await page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor();
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const ids = (page: Page) => page.getByRole('rowheader').allTextContents();
const sortOf = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getAttribute('aria-sort');
async function find(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search orders', { exact: true }).fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text || null);
}

test('subscription history: ten on a page, newest first, sorted by a column head', async () => {
  await open(member, '/user/subscription-history', 'Subscription History');
  await said(member, '1–10 of 12');
  expect((await ids(member)).slice(0, 2)).toEqual(['MIRA0001', 'MIRA0002']);
  expect(await sortOf(member, 'Date')).toBe('descending');
  await button(member, 'Page 2').click();
  await said(member, '11–12 of 12');

  await button(member, 'Amount').click();
  await said(member, '1–10 of 12');
  await expect.poll(() => sortOf(member, 'Amount')).toBe('ascending');
  await button(member, 'Amount').click();
  await expect.poll(async () => (await ids(member))[0]).toBe('MIRA0011');
  expect(await sortOf(member, 'Amount')).toBe('descending');
});

test('subscription history: the search does not mind capitals and leads back to page 1', async () => {
  await open(member, '/user/subscription-history?page=2', 'Subscription History');
  await said(member, '11–12 of 12');
  await find(member, 'mira000');
  await expect.poll(async () => (await ids(member)).length).toBe(9);
  expect(new URL(member.url()).searchParams.get('page')).toBeNull();
  await find(member, 'DENIED');
  await expect.poll(() => ids(member)).toEqual(['MIRA0003']);
  await find(member, 'nothing like it');
  await said(member, 'No orders found');
  await button(member, 'Show all orders').click();
  await said(member, '1–10 of 12');
});

test('subscription history: each state with its words, its days left and what can be done', async () => {
  await open(member, '/user/subscription-history', 'Subscription History');
  const told: [string, string[], string[]][] = [
    ['MIRA0001', ['Pending', 'cancelled in 28 days unless paid', 'N/A'], ['Pay Now']],
    ['MIRA0002', ['Paid', '20 days'], ['Receipt']],
    ['MIRA0003', ['Denied', 'PayPal did not allow this payment for legal reasons.'], ['Pay Now']],
    ['MIRA0004', ['Processing', 'PayPal is reviewing the payment'], []],
    ['MIRA0005', ['Disputed', 'Under dispute', '20 days'], ['Receipt']],
    ['MIRA0006', ['Partially refunded', '$3.00 of $9.00 was refunded.'], ['Receipt']],
    ['MIRA0007', ['Refunded', 'Expired'], ['Receipt']],
    ['MIRA0008', ['Reversed', 'Reversed by PayPal', 'Expired'], ['Receipt']],
    ['MIRA0009', ['Cancelled', 'Nobody paid this order for 30 days.'], ['Order again']],
    ['MIRA0010', ['Paid', 'Expired'], ['Receipt']],
  ];
  await row(member, 'MIRA0010').waitFor();
  for (const [orderId, texts, actions] of told) {
    const text = await row(member, orderId).textContent();
    for (const part of texts) expect(text).toContain(part);
    expect(await row(member, orderId).getByRole('link').filter({ hasText: /./ }).allTextContents()).toEqual(actions);
    expect(
      await row(member, orderId)
        .getByRole('link', { name: /^Get help: / })
        .count(),
    ).toBe(1);
  }
  const way = (orderId: string, name: RegExp) => row(member, orderId).getByRole('link', { name }).getAttribute('href');
  expect(await way('MIRA0001', /^Pay Now/)).toMatch(/^\/pay-now\/[0-9a-f-]{36}$/);
  expect(await way('MIRA0009', /^Order again/)).toMatch(/^\/buy\/[0-9a-f-]{36}$/);
  expect(await way('MIRA0009', /^Get help/)).toMatch(/^\/user\/create-support\?order=[0-9a-f-]{36}$/);
});

test('package details: what was ordered, how it was paid, what the package offers; a withdrawn one is told', async () => {
  await open(member, '/user/subscription-history', 'Subscription History');
  await row(member, 'MIRA0002').getByRole('button', { name: 'Sketch' }).click();
  await dialog(member).getByText('Measured fidelity for every result').waitFor();
  const text = await dialog(member).textContent();
  for (const part of ['Order MIRA0002', '$9.00', '20 Credits', '30 days', '(20 days left)', 'F-000002', 'Paypal'])
    expect(text).toContain(part);
  await member.keyboard.press('Escape');
  await dialog(member).waitFor({ state: 'detached' });
  // The focus comes back a moment after the dialog has gone.
  await expect.poll(() => member.evaluate(() => document.activeElement?.textContent), soon).toBe('Sketch');

  await open(member, '/user/subscription-history?page=2', 'Subscription History');
  await button(member, 'A package of last year').click();
  await dialog(member).getByText('This package is no longer offered.').waitFor();
  await member.keyboard.press('Escape');
});

test('orders history: the goods of a paid item, none before payment or after the money went back', async () => {
  await open(member, '/user/orders-history', 'Orders History');
  await expect.poll(() => ids(member)).toEqual(['ITEM0001', 'ITEM0002', 'ITEM0003']);
  await row(member, 'ITEM0001').getByText('After payment').waitFor();
  await row(member, 'ITEM0003').getByText('Not available').waitFor();
  const goods = row(member, 'ITEM0002').getByRole('link', { name: /^Open/ });
  expect(await goods.getAttribute('href')).toBe('https://goods.example/template.zip');
  expect([await goods.getAttribute('target'), await goods.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  await row(member, 'ITEM0002')
    .getByRole('button', { name: /^Guidelines/ })
    .click();
  await dialog(member).getByText('Unpack the archive').waitFor();
  await member.keyboard.press('Escape');
  await row(member, 'ITEM0002').getByRole('link', { name: 'Settings page template', exact: true }).click();
  await member.waitForURL(/\/premium\/settings-page-template\/[A-Z0-9]{8}$/);
  await member.goBack();
  await member.getByRole('link', { name: 'Packages', exact: true }).click();
  await member.getByRole('heading', { name: 'Subscription History' }).waitFor();
});

test('lists that cannot be read say so, each in its words, and Retry reads them', async () => {
  const broken: [Page, string, string, string, string][] = [
    [member, '/user/subscription-history', '**/orders?*', 'Could not load orders. Please try again.', 'MIRA0001'],
    [member, '/user/orders-history', '**/item-orders?*', 'Could not load item orders. Please try again.', 'ITEM0001'],
    [admin, '/admin/items-orders', '**/item-orders?*', 'Could not load item orders. Please try again.', 'ITEM0001'],
    [admin, '/admin/orders', '**/orders?*', 'Failed to fetch data: HTTP error! Status: 400', 'MIRA0001'],
  ];
  for (const [page, path, call, message, first] of broken) {
    await page.route(call, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(service.url + path);
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    await page.unroute(call);
    await button(page, 'Retry').click();
    await row(page, first).waitFor();
  }
});

test('a member at /user/orders sees own orders, five on a page, and nothing to delete', async () => {
  await open(member, '/user/orders', 'Orders');
  await said(member, '1–5 of 12');
  expect(await member.getByRole('columnheader', { name: 'Customer' }).count()).toBe(0);
  expect(await member.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
});

test('an admin sees all orders, five on a page, by order date; searched by customer, filtered by payment', async () => {
  await admin.goto(`${service.url}/admin/dashboard`);
  await admin
    .getByRole('main')
    .getByRole('link', { name: /Total Orders/ })
    .click();
  await admin.getByRole('heading', { name: 'Orders Management' }).waitFor();
  await said(admin, '1–5 of 14');
  expect(await ids(admin)).toEqual(['OLES0001', 'MIRA0001', 'MIRA0002', 'MIRA0003', 'MIRA0004']);
  expect(await sortOf(admin, 'Date')).toBe('descending');
  expect(await admin.getByRole('columnheader').allTextContents()).toEqual([
    'Order ID',
    'Customer',
    'Package',
    'Date',
    'Amount',
    'Payment',
    'Actions',
  ]);
  await find(admin, 'ole ost');
  await expect.poll(() => ids(admin)).toEqual(['OLES0001']);
  await find(admin, '');
  await admin.getByLabel('Payment status', { exact: true }).selectOption('Refunded');
  await expect.poll(() => ids(admin)).toEqual(['MIRA0007']);
});

test('order details: who, what, how it was paid; the way to the account while there is one', async () => {
  await open(admin, '/admin/orders?search=MIRA0005', 'Orders Management');
  await row(admin, 'MIRA0005').getByRole('link').click();
  await dialog(admin).getByText('Please answer in PayPal’s Resolution Centre.').waitFor();
  const text = await dialog(admin).textContent();
  for (const part of ['3C6793658E', 'mira.pays@example.com', 'Pier 1', 'Norway', 'Receipt F-000005'])
    expect(text).toContain(part);
  expect(await button(admin, 'Refund').count()).toBe(0);
  await admin.reload();
  await dialog(admin).getByRole('link', { name: 'Mira Member' }).click();
  await admin.getByRole('heading', { name: 'Mira Member', level: 1 }).waitFor();
  await admin.getByRole('region', { name: 'Orders' }).getByRole('link', { name: 'Sketch' }).first().click();
  await dialog(admin).getByText('Nothing has been paid yet.').waitFor();
  await admin.keyboard.press('Escape');
  await expect.poll(() => new URL(admin.url()).searchParams.get('order')).toBeNull();

  await open(admin, '/admin/orders?search=GONE0001', 'Orders Management');
  await row(admin, 'GONE0001').getByRole('link').click();
  await dialog(admin).getByText('Deleted user (the account is deleted)').waitFor();
  await admin.goto(`${service.url}/admin/orders?order=nonsense`);
  await dialog(admin).getByText('Order not found.').waitFor();
});

test('only what nobody paid can be deleted, after a question', async () => {
  await open(admin, '/admin/orders', 'Orders Management');
  await row(admin, 'MIRA0002').waitFor();
  expect(await button(admin, 'Delete order MIRA0002').count()).toBe(0);
  await button(admin, 'Delete order OLES0001').click();
  await said(admin, 'Are you sure you want to delete this order?');
  await button(admin, 'Keep').click();
  await expect
    .poll(() => admin.evaluate(() => document.activeElement?.getAttribute('aria-label')), soon)
    .toBe('Delete order OLES0001');

  await admin.route('**/order/*', (route) => route.abort());
  await button(admin, 'Delete order OLES0001').click();
  await button(admin, 'Delete').click();
  await said(admin, 'Something went wrong while deleting.');
  await admin.unroute('**/order/*');

  await button(admin, 'Delete order OLES0001').click();
  await button(admin, 'Delete').click();
  await said(admin, 'Order deleted successfully!');
  await expect.poll(() => row(admin, 'OLES0001').count()).toBe(0);
  await said(admin, '1–5 of 13');
});

test('an order that was paid while one looked at it stays, and the reason is told', async () => {
  const answer = await admin.request.get(`${service.url}/orders?search=MIRA0002`);
  const [{ _id: paidId }] = (await answer.json()) as [{ _id: string }];
  const refused = await admin.request.delete(`${service.url}/order/${paidId}`, { headers: { origin: service.url } });
  expect(refused.status()).toBe(409);

  await open(admin, '/admin/orders', 'Orders Management');
  await button(admin, 'Delete order MIRA0001').click();
  await admin.route('**/order/*', (route) => route.continue({ url: `${service.url}/order/${paidId}` }));
  await button(admin, 'Delete').click();
  await said(admin, /^Failed to delete order\. Only a pending order can be deleted/);
  await admin.unroute('**/order/*');
  expect(await row(admin, 'MIRA0001').count()).toBe(1);
});

test("everybody's item orders: ten on a page, searched, deleted while pending", async () => {
  await open(admin, '/admin/items-orders', 'Item Orders Management');
  await said(admin, '1–10 of 13');
  await find(admin, 'oleitem9');
  await button(admin, 'Delete order OLEITEM9').click();
  await button(admin, 'Delete').click();
  await said(admin, 'Order deleted successfully!');
  await said(admin, 'No orders found');
});

test('the bookkeeper gets the orders of a kind as a table, all or those paid in some days', async () => {
  const exported = async (): Promise<[string, string]> => {
    const [download] = await Promise.all([admin.waitForEvent('download'), button(admin, 'Export').click()]);
    await dialog(admin).waitFor({ state: 'detached' });
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
  };
  await open(admin, '/admin/orders', 'Orders Management');
  await button(admin, 'Export CSV').click();
  const [name, all] = await exported();
  expect(name).toBe('package-orders.csv');
  for (const orderId of ['MIRA0001', 'MIRA0012', 'GONE0001']) expect(all).toContain(orderId);
  expect(all).not.toContain('ITEM0002');

  await button(admin, 'Export CSV').click();
  await admin.getByLabel('To', { exact: true }).fill('2001-01-31');
  await admin.getByLabel('From', { exact: true }).fill('2001-01-01');
  const [range, none] = await exported();
  expect(range).toBe('package-orders-2001-01-01-to-2001-01-31.csv');
  expect(none).not.toContain('MIRA');
});

const screens = [
  ['member', '/user/subscription-history', 'Subscription History', 'MIRA0001'],
  ['member', '/user/orders-history', 'Orders History', 'ITEM0001'],
  ['admin', '/admin/orders', 'Orders Management', 'MIRA0001'],
  ['admin', '/admin/items-orders', 'Item Orders Management', 'ITEM0001'],
] as const;

for (const [who, path, heading, first] of screens) {
  test(`${who} at ${path}: axe finds nothing, and 320 px are enough`, async () => {
    const page = who === 'admin' ? admin : member;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      // Opened in its colours: while they change, they are neither.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, path, heading);
      await row(page, first).waitFor();
      expect(await findViolations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path, heading);
    const card = page.getByRole('listitem').filter({ hasText: first });
    await card.waitFor();
    expect(await findViolations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}

test('the dialogs: axe finds nothing, and 320 px are enough', async () => {
  const order = row(admin, 'MIRA0006').getByRole('link');
  for (const colorScheme of ['light', 'dark'] as const) {
    await admin.setViewportSize({ width: 1440, height: 900 });
    await admin.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(admin, '/admin/orders?search=MIRA0006', 'Orders Management');
    await order.click();
    await button(admin, 'Ask PayPal now').waitFor();
    expect(await findViolations(admin)).toEqual([]);
    await button(admin, 'Refund').click();
    await said(admin, 'What will happen');
    expect(await findViolations(admin)).toEqual([]);
  }
  await admin.setViewportSize({ width: 320, height: 700 });
  const overflow = () =>
    dialog(admin).evaluate((box) =>
      [...box.querySelectorAll('*')].some(
        (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto',
      ),
    );
  expect(await overflow()).toBe(false);
  await button(admin, 'Back').click();
  await button(admin, 'Ask PayPal now').waitFor();
  expect(await overflow()).toBe(false);
});
