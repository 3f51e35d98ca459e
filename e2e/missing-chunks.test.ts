import type { Page } from '@playwright/test';
import { expect, isAlive, logIn, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// Scripts that do not come: the connection is lost, or a deploy has replaced them. What one has typed stays.

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

const REGISTER_SCRIPT = '**/assets/register-page-*.js';
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'eload' });

async function typeAndLeave(page: Page): Promise<void> {
  await page.goto(`${service.url}/login`);
  await isAlive(page);
  await page.getByLabel('Email Address').fill('typed@facsimile.example');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await offer(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.getByLabel('Email Address').inputValue()).toBe('typed@facsimile.example');
}

test('a page that does not come is offered again, and comes when the connection is back', async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.route(REGISTER_SCRIPT, (route) => route.abort());
  await typeAndLeave(page);
  expect(await offer(page).textContent()).toContain('could not be loaded');

  await offer(page).getByRole('button', { name: 'Not Now' }).click();
  await offer(page).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await offer(page).waitFor();

  await page.unroute(REGISTER_SCRIPT);
  await offer(page).getByRole('button', { name: 'Try Again' }).click();
  await page.waitForURL('**/register');
  await offer(page).waitFor({ state: 'detached' });
  expect(loads).toBe(1);
});

test('after a deploy a reload is offered, and leads to the page that was asked for', async ({ page }) => {
  await page.route(REGISTER_SCRIPT, (route) => route.fulfill({ status: 404, body: '' }));
  await typeAndLeave(page);
  await page.getByText('A new version is available.').waitFor();
  await page.unroute(REGISTER_SCRIPT);
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await page.waitForURL('**/register');
  await page.getByLabel('Full Name').waitFor();
});

test('a script that takes longer than two minutes is called slow, and its page comes when it comes', async ({
  page,
}) => {
  await page.clock.install();
  let answer: (() => void) | undefined;
  await page.route(REGISTER_SCRIPT, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.goto(`${service.url}/login`);
  await isAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.clock.runFor(119_000);
  expect(await offer(page).count()).toBe(0);
  await page.clock.runFor(2000);
  await page.getByText('is taking a long time to load').waitFor();
  answer?.();
  await page.waitForURL('**/register');
  await offer(page).waitFor({ state: 'detached' });
});

test('a part of the page that is missing takes nothing else away', async ({ page }) => {
  await page.route('**/assets/account-menu-*.js', (route) => route.abort());
  await logIn(page, service, service.member);
  await page.getByRole('link', { name: 'Facsimile' }).first().click();
  await page.waitForURL(`${service.url}/`);
  await offer(page).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).waitFor();
  await page.unroute('**/assets/account-menu-*.js');
  await offer(page).getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('banner').locator('[aria-controls=account-menu]').waitFor();
});
