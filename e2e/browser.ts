import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../scripts/testing/chromium-flags.ts';
import type { Account, Service } from './service.ts';

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('CHROMIUM is missing: start the tests with `npm test`.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** A page in a context of its own. Whatever the page's console calls an error is collected in `errors`. */
export async function openPage(
  browser: Browser,
  { width = 1440, height = 900 } = {},
): Promise<Page & { errors: string[] }> {
  const context = await browser.newContext({ viewport: { width, height }, acceptDownloads: true });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return Object.assign(page, { errors });
}

export async function logIn(page: Page, service: Service, account: Account): Promise<void> {
  await page.goto(`${service.url}/login`);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/user/dashboard');
}
