import { type Browser, type Page, test as runner } from '@playwright/test';
import type { Account, Service } from './service.ts';

export { expect } from '@playwright/test';

/** Whatever the page's console calls an error is collected in `errors`. */
export type WatchedPage = Page & { errors: string[] };

/** Playwright's test; its `page` is new for each test, as wide as a desk and watched. */
export const test = runner.extend<{ page: WatchedPage }>({
  page: ({ page }, use) => use(watch(page)),
});

/** A page in a context of its own: for a second visitor, another screen, or one page that all tests of a file share. */
export async function openPage(browser: Browser, { width = 1440, height = 900 } = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width, height } });
  return watch(await context.newPage());
}

/** Ends what `openPage` has begun: the browser stays for the next file. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Until a page is alive its links are those of any page, and its buttons do nothing. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

/** Logs in by the call that the form makes, without a page: most journeys begin on another one. */
export async function logInByCall(page: Page, service: Service, account: Account): Promise<void> {
  const answer = await page.request.post(`${service.url}/api/auth/sign-in/email`, {
    headers: { origin: service.url },
    data: account,
  });
  if (!answer.ok()) throw new Error(`logging in answered ${answer.status()}: ${await answer.text()}`);
}

/** Logs in by the form, which leads to the dashboard. */
export async function logIn(page: Page, service: Service, account: Account): Promise<void> {
  await page.goto(`${service.url}/login`);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/user/dashboard');
}

function watch(page: Page): WatchedPage {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return Object.assign(page, { errors });
}
