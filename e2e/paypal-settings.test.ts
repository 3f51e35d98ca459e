import type { Page } from '@playwright/test';
import { createEmulator } from '#emulators/paypal/index.ts';
import { findViolations } from './axe.ts';
import { expect, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// An admin sets PayPal up, chooses the looks of the buttons, sees them at once, and puts everything back.

let service: Service;
let emulator: Awaited<ReturnType<typeof createEmulator>>;
test.beforeAll(async () => {
  emulator = await createEmulator();
  const { url, clientId, clientSecret } = emulator;
  const env = { PAYPAL_BASE_URL: url, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret };
  service = await startService({ env });
});
test.afterAll(async () => {
  await service.remove();
  await emulator.close();
});

const drawing = (page: Page, words: string) => page.getByRole('img', { name: words }).waitFor();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function reset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to reset to default values?' });
  await question.getByRole('button', { name: 'Reset to Default' }).click();
  await page.getByText('PayPal settings reset successfully').waitFor();
  await page.getByText('Disabled', { exact: true }).waitFor();
}

test('the PayPal setup: looks, credentials, live buttons, reset', async ({ page }) => {
  await logInByCall(page, service, service.admin);
  await page.goto(`${service.url}/admin/settings/gemini-keys`);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Paypal Setup' }).click();
  await page.getByRole('heading', { name: 'PayPal Integration Settings' }).waitFor();
  await page.getByText('Demo payments: no money moves').waitFor();
  await page.getByText('Enabled · Sandbox').waitFor();
  await reset(page);

  await drawing(page, 'Blue rectangle buttons, vertical, with the label “PayPal”');
  await page.getByRole('radio', { name: 'Black' }).check();
  await page.getByRole('radio', { name: 'Pill' }).check();
  await page.getByRole('radio', { name: 'Pay with PayPal' }).check();
  await drawing(page, 'Black pill buttons, vertical, with the label “Pay with PayPal”');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByText('€29.00').waitFor();

  await page.getByRole('link', { name: 'Gemini Keys' }).click();
  await page
    .getByRole('alertdialog', { name: 'You have unsaved changes' })
    .getByRole('button', { name: 'Stay' })
    .click();

  await page.getByRole('switch', { name: 'Enable PayPal payments' }).click();
  await save(page);
  await page.getByText('Enter the client ID: PayPal cannot be enabled without it.').waitFor();
  await page.getByLabel('Client ID').fill(emulator.clientId);
  await page.getByLabel('Client Secret').fill('wrong');
  await save(page);
  await page.getByText('PayPal does not know this client ID and secret.').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'clientSecret');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(emulator.clientSecret);
  await save(page);
  await page.getByText('PayPal settings updated successfully').waitFor();
  await page.getByText('Enabled · Sandbox').waitFor();
  expect(await page.getByLabel('Client Secret').inputValue()).toBe('');
  expect(await page.content()).not.toContain(emulator.clientSecret);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Load live buttons' }).click();
  const live = page.locator('[data-paypal-emulator]');
  await live.getByText('Pay with').waitFor();
  expect(await page.getByRole('radio', { name: 'Black' }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('EUR');
  await page.getByRole('radio', { name: 'PayPal Checkout' }).check();
  await live.getByText('Checkout').waitFor();

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await findViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await reset(page);
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await save(page);
  await page.getByText('Enabled · Sandbox').waitFor();
  // The refusal alone was an error, and the console says so.
  expect(page.errors).toEqual([expect.stringContaining('422')]);
});

test('the seller’s details are kept', async ({ page }) => {
  await logInByCall(page, service, service.admin);
  await page.goto(`${service.url}/admin/settings/paypal`);
  const seller = page.getByRole('region', { name: 'Seller details' });
  await seller.getByLabel('Address').fill('Wharf 9\n20457 Hamburg');
  await seller.getByLabel('Email').fill('nobody');
  await seller.getByRole('button', { name: 'Save seller details' }).click();
  await seller.getByText('Please enter a valid email address.').waitFor();
  await seller.getByLabel('Email').fill('books@studio.example');
  await seller.getByRole('button', { name: 'Save seller details' }).click();
  await page.getByText('Seller details updated successfully').waitFor();
  await page.reload();
  await seller.getByLabel('Address').waitFor();
  expect(await seller.getByLabel('Address').inputValue()).toBe('Wharf 9\n20457 Hamburg');
  expect(page.errors).toEqual([]);
});
