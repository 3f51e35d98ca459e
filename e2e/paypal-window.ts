import type { Page } from '@playwright/test';

/** Opens the window of the PayPal emulator from a pay page, as a click on its button does. */
export async function openPayPal(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.locator('[data-paypal-emulator] [data-funding-source=paypal]').click();
  return untilReady(await opened);
}

/** Approves with an instrument of the window, e.g. 'Declined card'. */
export async function approve(window: Page, instrument = 'Card that works'): Promise<void> {
  await window.getByRole('radio', { name: instrument }).check();
  await window.getByRole('button', { name: 'Approve' }).click();
}

async function untilReady(window: Page): Promise<Page> {
  await window.getByRole('button', { name: 'Approve' }).waitFor();
  return window;
}
