import type { Page } from '@playwright/test';
import { createEmulator } from '#emulators/openid/index.ts';
import type { OpenIDEmulator } from '#emulators/openid/types.ts';
import { expect, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// Sign-in at an outside provider, as a person does it on the login page.

let service: Service;
let emulator: OpenIDEmulator;
test.beforeAll(async () => {
  emulator = await createEmulator();
  const { url: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET } = emulator;
  const env = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME: 'Harbour ID' };
  service = await startService({ env });
});
test.afterAll(async () => {
  await service.remove();
  await emulator.close();
});

const provider = (page: Page) => page.getByRole('button', { name: 'Continue with Harbour ID' });

async function choose(page: Page, choice: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await provider(page).click();
  await (await opened).getByRole('button', { name: choice }).click();
}

test('only configured providers have a button; it leads back to the page one came from', async ({ page }) => {
  await page.goto(`${service.url}/update-profile`);
  await page.waitForURL('**/login');
  await provider(page).waitFor();
  expect(await page.getByRole('button', { name: /^Continue with/ }).count()).toBe(1);
  await choose(page, 'Olivia Open');
  await page.waitForURL('**/update-profile');
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Olivia Open');

  const providers = page.getByRole('region', { name: 'Connected sign-in providers' });
  await providers.getByText('Harbour ID', { exact: true }).waitFor();
  expect(await providers.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: 'Set a Password' }).click();
  await page.getByText('A link has been sent to olivia@openid.example.').waitFor();
  expect(page.errors).toEqual([]);
});

test('cancelled at the provider and closed each have their text', async ({ page }) => {
  await page.goto(`${service.url}/login`);
  await choose(page, 'Cancel');
  await page.getByText('Sign-in was cancelled.').waitFor();

  const opened = page.waitForEvent('popup');
  await provider(page).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Cancel' }).waitFor();
  await popup.close();
  await page.getByText('The sign-in window was closed before you were signed in. Please try again.').waitFor();
});

test('a blocked pop-up says what to do', async ({ page }) => {
  // What a browser's blocker does.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${service.url}/login`);
  await provider(page).click();
  await page.getByText('The sign-in window was blocked. Please allow pop-ups for this site and try again.').waitFor();
});
