import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createEmulator } from '#emulators/paypal/index.ts';
import { createShop, orderOf, usd } from '#emulators/paypal/testing/shop.ts';
import { startShopPage } from '#emulators/paypal/testing/shop-page.ts';
import type { PayPalEmulator } from '#emulators/paypal/types.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './browser.ts';

// The emulator's buttons and windows in a browser, loaded by PayPal's own loader, in a page with a strict CSP.

let emulator: PayPalEmulator;
let shop: Awaited<ReturnType<typeof startShopPage>>;
test.beforeAll(async () => {
  emulator = await createEmulator();
  shop = await startShopPage(emulator);
});
test.beforeEach(() => emulator.reset());
test.afterAll(async () => {
  await shop.close();
  await emulator.close();
});

async function openShop(page: Page, query: Record<string, string> = {}): Promise<void> {
  await page.goto(`${shop.url}?${new URLSearchParams(query)}`);
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

test.describe("the buyer's window", () => {
  test('approves a payment by keyboard alone, and says that no money moves', async ({ page }) => {
    await openShop(page);
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
  });

  for (const blocked of [false, true]) {
    test(`opens again for the same order after a declined card (in the page: ${blocked})`, async ({ page }) => {
      await openShop(page, blocked ? { blocked: '' } : {});
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
    });
  }

  for (const [how, leave] of [
    ['cancelled in it', (window: Page) => window.getByRole('button', { name: 'Cancel' }).click()],
    ['closed', (window: Page) => window.close()],
  ] as const) {
    test(`is ${how}`, async ({ page }) => {
      await openShop(page);
      await leave(await openWindow(page, page.getByRole('button', { name: 'Debit or Credit Card' })));
      await logged(page, 'cancelled');
      const [order] = emulator.orders();
      expect(await logOf(page)).toEqual(['init', 'click card', `cancelled ${order?.id}`]);
      expect(order?.status).toBe('CREATED');
    });
  }

  test('is given up from the shop, and can be opened again', async ({ page }) => {
    await openShop(page);
    const window = await openWindow(page);
    await page.getByRole('button', { name: 'Cancel the payment' }).click();
    await logged(page, 'cancelled');
    await expect.poll(() => window.isClosed()).toBe(true);
    await (await openWindow(page)).getByRole('button', { name: /^Approve/ }).click();
    await logged(page, 'COMPLETED');
  });

  test('fails when it is told to', async ({ page }) => {
    await openShop(page);
    await (await openWindow(page)).getByRole('button', { name: 'Fail with an error' }).click();
    await logged(page, 'error');
    expect((await logOf(page)).at(-1)).toBe('error The PayPal emulator was told to fail.');
  });

  test('is believed only when it is the one that was opened', async ({ page }) => {
    await openShop(page);
    const window = await openWindow(page);
    const forged = { source: 'paypal-emulator', outcome: { type: 'approved', orderID: 'FORGED', payerID: 'X' } };
    await page.evaluate((message) => globalThis.postMessage(message, '*'), forged);
    await window.getByRole('button', { name: 'Cancel' }).click();
    await logged(page, 'cancelled');
    expect((await logOf(page)).filter((line) => line.startsWith('approved'))).toEqual([]);
  });

  test('refuses an order in another currency than the buttons', async ({ page }) => {
    await openShop(page, { currency: 'EUR' });
    const opened = page.waitForEvent('popup');
    await paypalButton(page).click();
    const window = await opened;
    await window.getByText('The order is in USD, but the buttons were loaded for EUR.').waitFor();
    await window.getByRole('button', { name: 'Back to the shop' }).click();
    await logged(page, 'error The order is in USD');
  });

  test('stands in the page where pop-ups are blocked', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    // The page is there before its script is: nothing that the buyer does in between may be lost.
    await page.route('**/checkout.ts', async (route) => {
      await setTimeout(300);
      await route.continue();
    });
    await openShop(page, { blocked: '' });
    const frame = page.frameLocator('iframe');
    await paypalButton(page).click();
    await frame.getByRole('button', { name: /^Approve/ }).waitFor();
    await page.keyboard.press('Escape');
    await logged(page, 'cancelled');
    await paypalButton(page).click();
    await frame.getByRole('button', { name: /^Approve/ }).click();
    await logged(page, 'COMPLETED');
    expect(page.errors).toEqual([]);
  });

  test('sends a buyer who came by address back by address', async ({ page }) => {
    await openShop(page);
    const context = { return_url: `${shop.url}?paid`, cancel_url: `${shop.url}?given-up` };
    const { token } = await makeOrder({ payment_source: { paypal: { experience_context: context } } });
    await page.goto(`${emulator.url}/checkoutnow?token=${token}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${shop.url}?given-up=&token=${token}`);
    await page.goto(`${emulator.url}/checkoutnow?token=${token}`);
    await page.getByRole('button', { name: /^Approve/ }).click();
    await page.waitForURL(`${shop.url}?paid=&token=${token}&PayerID=DEMBUYER23456`);
  });
});

async function makeOrder(more: object = {}): Promise<{ token: string }> {
  const { body } = await createShop(emulator).call('POST', '/v2/checkout/orders', { ...orderOf({}), ...more });
  return { token: body.id };
}

test.describe('the buttons', () => {
  test('are drawn as the shop wishes', async ({ page }) => {
    const style = { layout: 'horizontal', color: 'silver', shape: 'pill', label: 'buynow', height: 40 };
    await page.setViewportSize({ width: 900, height: 600 });
    await openShop(page, { style: JSON.stringify(style) });
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
  });

  for (const color of ['gold', 'blue', 'silver', 'white', 'black']) {
    test(`${color} can be read, one under the other`, async ({ page }) => {
      await openShop(page, { style: JSON.stringify({ layout: 'vertical', color, label: 'pay' }) });
      const button = page.getByRole('button', { name: 'Pay with PayPal' });
      const [upper, lower] = await Promise.all([
        button.boundingBox(),
        page.getByRole('button', { name: 'Debit or Credit Card' }).boundingBox(),
      ]);
      expect(lower!.y).toBeGreaterThan(upper!.y + upper!.height);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('can be refused, disabled and taken away', async ({ page }) => {
    await openShop(page, { reject: '' });
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
  });

  test('that are taken away take the window with them, and nothing is cancelled', async ({ page }) => {
    await openShop(page);
    const window = await openWindow(page);
    await page.evaluate('buttons.close()');
    await expect.poll(() => window.isClosed()).toBe(true);
    expect(await page.locator('dialog').count()).toBe(0);
    expect(await logOf(page)).toEqual(['init', 'click paypal']);
  });

  test('may fail to load', async ({ page }) => {
    emulator.faults.add({ call: 'sdk', how: 503 });
    await openShop(page);
    await logged(page, 'failed The script ');
    await page.reload();
    await paypalButton(page).waitFor();
  });

  test('are not there for a client that nobody knows', async ({ page }) => {
    await openShop(page, { client: 'nobody' });
    await logged(page, 'failed');
    expect(await page.evaluate('window.paypal')).toBeUndefined();
  });
});

test('the other side is shown and handled on a page', async ({ page }) => {
  await makeOrder();
  await page.setViewportSize({ width: 375, height: 800 });
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
});
