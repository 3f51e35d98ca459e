import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '#emulators/paypal/index.ts';
import { createShop, orderOf, usd } from '#emulators/paypal/testing/shop.ts';
import { startShopPage } from '#emulators/paypal/testing/shop-page.ts';
import type { PayPalEmulator } from '#emulators/paypal/types.ts';
import { findViolations } from './axe.ts';
import { openBrowser, openPage } from './browser.ts';

// The emulator's buttons and windows in a browser, loaded by PayPal's own loader, in a page with a strict CSP.

let emulator: PayPalEmulator;
let shop: Awaited<ReturnType<typeof startShopPage>>;
let browser: Browser;
beforeAll(async () => {
  emulator = await createEmulator();
  [shop, browser] = await Promise.all([startShopPage(emulator), openBrowser()]);
});
beforeEach(() => emulator.reset());
afterAll(async () => {
  await browser.close();
  await shop.close();
  await emulator.close();
});

async function openShop(query: Record<string, string> = {}, size?: { width: number; height: number }) {
  const page = await openPage(browser, size);
  await page.goto(`${shop.url}?${new URLSearchParams(query)}`);
  return page;
}

const logOf = (page: Page) => page.evaluate<string[]>('log');
const paypalButton = (page: Page) => page.getByRole('button', { name: 'PayPal', exact: true });

/** Waits for a line of the page's log that starts so. */
const logged = (page: Page, start: string) =>
  expect.poll(() => logOf(page), { timeout: 30_000 }).toContainEqual(expect.stringMatching(new RegExp(`^${start}`)));

async function openWindow(page: Page, button = paypalButton(page)): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await button.click();
  const window = await opened;
  await window.getByRole('button', { name: 'Approve & pay $29.00' }).waitFor();
  return window;
}

describe("the buyer's window", () => {
  test('approves a payment by keyboard alone, and says that no money moves', async () => {
    const page = await openShop();
    await paypalButton(page).focus();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const window = await opened;
    await window.getByRole('heading', { name: 'Facsimile demo shop' }).waitFor();
    await window.getByText('PayPal emulator – demo payment, no money moves').waitFor();
    await window.getByText('Pro package').waitFor();
    expect(await findViolations(window)).toEqual([]);
    await window.keyboard.press('Tab');
    await window.keyboard.press('ArrowDown');
    expect(await window.getByLabel('PayPal balance').isChecked()).toBe(true);
    await window.keyboard.press('Tab');
    // The window may be gone before the key comes up again.
    await window.keyboard.press('Enter').catch((error) => expect(window.isClosed(), error).toBe(true));
    await logged(page, 'COMPLETED');
    const [order] = emulator.orders();
    expect(await logOf(page)).toEqual(['init', 'click paypal', `approved ${order?.id} DEMBUYER23456`, 'COMPLETED']);
    expect(window.isClosed()).toBe(true);
    expect(page.errors).toEqual([]);
    await page.context().close();
  });

  test.each([false, true])(
    'opens again for the same order after a declined card (in the page: %s)',
    async (blocked) => {
      const page = await openShop(blocked ? { blocked: '' } : {});
      const opens = async () => (blocked ? page.frameLocator('iframe') : await page.waitForEvent('popup'));
      const first = opens();
      await paypalButton(page).click();
      const window = await first;
      await window.getByLabel('Declined card').check();
      const second = opens();
      await window.getByRole('button', { name: /^Approve/ }).click();
      await logged(page, 'INSTRUMENT_DECLINED');
      const again = await second;
      expect(await again.getByLabel('Card that works').isChecked()).toBe(true);
      await again.getByRole('button', { name: /^Approve/ }).click();
      await logged(page, 'COMPLETED');
      const [order] = emulator.orders();
      const approved = `approved ${order?.id} DEMBUYER23456`;
      expect((await logOf(page)).slice(2)).toEqual([approved, 'INSTRUMENT_DECLINED', approved, 'COMPLETED']);
      expect(emulator.orders()).toHaveLength(1);
      await page.context().close();
    },
  );

  test.each([
    ['cancelled in it', (window: Page) => window.getByRole('button', { name: 'Cancel' }).click()],
    ['closed', (window: Page) => window.close()],
  ])('is %s', async (_name, leave) => {
    const page = await openShop();
    await leave(await openWindow(page, page.getByRole('button', { name: 'Debit or Credit Card' })));
    await logged(page, 'cancelled');
    const [order] = emulator.orders();
    expect(await logOf(page)).toEqual(['init', 'click card', `cancelled ${order?.id}`]);
    expect(order?.status).toBe('CREATED');
    await page.context().close();
  });

  test('is given up from the shop, and can be opened again', async () => {
    const page = await openShop();
    const window = await openWindow(page);
    await page.getByRole('button', { name: 'Cancel the payment' }).click();
    await logged(page, 'cancelled');
    await expect.poll(() => window.isClosed()).toBe(true);
    await (await openWindow(page)).getByRole('button', { name: /^Approve/ }).click();
    await logged(page, 'COMPLETED');
    await page.context().close();
  });

  test('fails when it is told to', async () => {
    const page = await openShop();
    await (await openWindow(page)).getByRole('button', { name: 'Fail with an error' }).click();
    await logged(page, 'error');
    expect((await logOf(page)).at(-1)).toBe('error The PayPal emulator was told to fail.');
    await page.context().close();
  });

  test('is believed only when it is the one that was opened', async () => {
    const page = await openShop();
    const window = await openWindow(page);
    const forged = { source: 'paypal-emulator', outcome: { type: 'approved', orderID: 'FORGED', payerID: 'X' } };
    await page.evaluate((message) => globalThis.postMessage(message, '*'), forged);
    await window.getByRole('button', { name: 'Cancel' }).click();
    await logged(page, 'cancelled');
    expect((await logOf(page)).filter((line) => line.startsWith('approved'))).toEqual([]);
    await page.context().close();
  });

  test('refuses an order in another currency than the buttons', async () => {
    const page = await openShop({ currency: 'EUR' });
    const opened = page.waitForEvent('popup');
    await paypalButton(page).click();
    const window = await opened;
    await window.getByText('The order is in USD, but the buttons were loaded for EUR.').waitFor();
    await window.getByRole('button', { name: 'Back to the shop' }).click();
    await logged(page, 'error The order is in USD');
    await page.context().close();
  });

  test('stands in the page where pop-ups are blocked', async () => {
    const page = await openShop({ blocked: '' }, { width: 375, height: 700 });
    const frame = page.frameLocator('iframe');
    await paypalButton(page).click();
    await frame.getByRole('button', { name: /^Approve/ }).waitFor();
    await page.keyboard.press('Escape');
    await logged(page, 'cancelled');
    await paypalButton(page).click();
    await frame.getByRole('button', { name: /^Approve/ }).click();
    await logged(page, 'COMPLETED');
    expect(page.errors).toEqual([]);
    await page.context().close();
  });

  test('sends a buyer who came by address back by address', async () => {
    const page = await openShop();
    const context = { return_url: `${shop.url}?paid`, cancel_url: `${shop.url}?given-up` };
    const { token } = await makeOrder({ payment_source: { paypal: { experience_context: context } } });
    await page.goto(`${emulator.url}/checkoutnow?token=${token}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${shop.url}?given-up=&token=${token}`);
    await page.goto(`${emulator.url}/checkoutnow?token=${token}`);
    await page.getByRole('button', { name: /^Approve/ }).click();
    await page.waitForURL(`${shop.url}?paid=&token=${token}&PayerID=DEMBUYER23456`);
    await page.context().close();
  });
});

async function makeOrder(more: object = {}): Promise<{ token: string }> {
  const { body } = await createShop(emulator).call('POST', '/v2/checkout/orders', { ...orderOf({}), ...more });
  return { token: body.id };
}

describe('the buttons', () => {
  test('are drawn as the shop wishes', async () => {
    const style = { layout: 'horizontal', color: 'silver', shape: 'pill', label: 'buynow', height: 40 };
    const page = await openShop({ style: JSON.stringify(style) }, { width: 900, height: 600 });
    const button = page.getByRole('button', { name: 'Buy now with PayPal' });
    const card = page.getByRole('button', { name: 'Debit or Credit Card' });
    const look = await button.evaluate((element) => {
      const { backgroundColor, height, borderRadius } = getComputedStyle(element);
      return { backgroundColor, height, borderRadius };
    });
    expect(look).toEqual({ backgroundColor: 'rgb(231, 231, 231)', height: '40px', borderRadius: '999px' });
    const [left, right] = await Promise.all([button.boundingBox(), card.boundingBox()]);
    expect(left?.y).toBe(right?.y);
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });

  test.each(['gold', 'blue', 'silver', 'white', 'black'])('%s can be read, one under the other', async (color) => {
    const page = await openShop({ style: JSON.stringify({ layout: 'vertical', color, label: 'pay' }) });
    const button = page.getByRole('button', { name: 'Pay with PayPal' });
    const [upper, lower] = await Promise.all([
      button.boundingBox(),
      page.getByRole('button', { name: 'Debit or Credit Card' }).boundingBox(),
    ]);
    expect(lower!.y).toBeGreaterThan(upper!.y + upper!.height);
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });

  test('can be refused, disabled and taken away', async () => {
    const page = await openShop({ reject: '' });
    await paypalButton(page).click();
    await logged(page, 'click');
    await expect.poll(() => page.context().pages().length).toBe(1);
    expect(emulator.orders()).toEqual([]);
    await page.evaluate('actions.disable()');
    expect(await paypalButton(page).getAttribute('aria-disabled')).toBe('true');
    await page.evaluate('actions.enable()');
    expect(await paypalButton(page).getAttribute('aria-disabled')).toBe('false');
    await page.evaluate('buttons.close()');
    expect(await paypalButton(page).count()).toBe(0);
    await page.context().close();
  });

  test('that are taken away take the window with them, and nothing is cancelled', async () => {
    const page = await openShop();
    const window = await openWindow(page);
    await page.evaluate('buttons.close()');
    await expect.poll(() => window.isClosed()).toBe(true);
    expect(await page.locator('dialog').count()).toBe(0);
    expect(await logOf(page)).toEqual(['init', 'click paypal']);
    await page.context().close();
  });

  test('may fail to load', async () => {
    emulator.faults.add({ call: 'sdk', how: 503 });
    const page = await openShop();
    await logged(page, 'failed The script ');
    await page.reload();
    await paypalButton(page).waitFor();
    await page.context().close();
  });

  test('are not there for a client that nobody knows', async () => {
    const page = await openShop({ client: 'nobody' });
    await logged(page, 'failed');
    expect(await page.evaluate('window.paypal')).toBeUndefined();
    await page.context().close();
  });
});

test('the other side is shown and handled on a page', async () => {
  await makeOrder();
  const page = await openPage(browser, { width: 375, height: 800 });
  await page.goto(emulator.url);
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByText('created').waitFor();
  await orders.getByLabel('Pay with').selectOption('review');
  await orders.getByRole('button', { name: /^Approve order/ }).click();
  await orders.getByText('approved').waitFor();
  await createShop(emulator).capture(emulator.orders()[0]!.id);

  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: /^Complete payment/ }).click();
  await payments.getByText('completed').waitFor();
  await payments.getByLabel('Amount').fill('4.00');
  await payments.getByRole('button', { name: /^Refund payment/ }).click();
  await payments.getByText('partially refunded').waitFor();
  expect(emulator.refunds()[0]?.amount).toEqual(usd('4.00'));
  await payments.getByLabel('Amount').fill('999');
  await payments.getByRole('button', { name: /^Refund payment/ }).click();
  await page.getByText('More than what is left of the capture.').waitFor();
  await payments.getByRole('button', { name: /^Charge back/ }).click();
  await payments.getByText('chargeback').waitFor();
  await page.getByRole('button', { name: /^Seller wins/ }).click();
  await payments.getByText('partially refunded').waitFor();

  const faults = page.getByRole('region', { name: 'What goes wrong' });
  await faults.getByLabel('When').selectOption('held back');
  await faults.getByRole('button', { name: 'Set' }).first().click();
  await faults.getByLabel('Calls that pass before').fill('2');
  await faults.getByRole('button', { name: 'Add' }).click();
  await faults.getByText('capture-order 503, 1 more, after 2 that pass').waitFor();
  expect(emulator.faults.webhooks.mode).toBe('held');
  await faults.getByRole('button', { name: 'Everything works again' }).click();
  await expect.poll(() => emulator.faults.webhooks.mode).toBe('normal');

  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
  // The refund of too much is the only thing that was refused.
  expect(page.errors).toEqual([expect.stringContaining('422')]);
  await page.context().close();
});
