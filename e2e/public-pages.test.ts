import type { Page } from '@playwright/test';
import { expect, isAlive, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// Public pages as they leave the server: rendered for the visitor, kept for everybody, without scripts.

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

/** Visits until the page comes from memory. */
async function warm(path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(service.url + path)).headers.has('etag')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} is not kept.`);
}

/** Makes a page write down what its policy refused, and every error. @returns what it wrote */
async function noteProblems(page: Page): Promise<() => Promise<string[]>> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return async () => [...errors, ...(await page.evaluate(() => (window as unknown as { refused: string[] }).refused))];
}

/** Only a page whose scripts run changes the theme. */
async function expectAlive(page: Page): Promise<void> {
  await isAlive(page);
  await page.getByRole('button', { name: /Switch to light/ }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
}

test('security: no script of a kept page is refused, and the page is alive', async ({ page }) => {
  await warm('/');
  const problems = await noteProblems(page);
  const answer = await page.goto(service.url);
  expect(await answer?.headerValue('content-security-policy')).toContain("script-src 'self' 'sha256-");
  await expectAlive(page);
  expect(await problems()).toEqual([]);
});

for (const path of ['/', '/about', '/items', '/login', '/register']) {
  test(`${path} as it was kept waits for no stylesheet`, async () => {
    await warm(path);
    const html = await (await fetch(service.url + path)).text();
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
    expect(/<style>([^<]*)/.exec(html)?.[1]).toContain('.section{');
  });
}

for (const path of ['/about', '/contact', '/items', '/login', '/register', '/forgot-password']) {
  test(`React goes on with ${path} as it was kept`, async ({ page }) => {
    await warm(path);
    const problems = await noteProblems(page);
    await page.goto(service.url + path);
    await expectAlive(page);
    expect(await problems()).toEqual([]);
  });
}

test('what is sent from the login form before its scripts arrive is sent once they have', async ({ page }) => {
  await warm('/login');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${service.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill(service.member.email);
  await page.getByLabel('Password', { exact: true }).fill(service.member.password);
  await page.getByLabel('Remember me on this device').uncheck();
  const sent = page.waitForRequest('**/api/auth/sign-in/email');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  arrive();
  expect((await sent).postDataJSON()).toEqual({ ...service.member, rememberMe: false });
  await page.waitForURL('**/user/dashboard');
});

test('security: nor one of a page rendered for the visitor', async ({ page }) => {
  const problems = await noteProblems(page);
  const answer = await page.goto(`${service.url}/?from=a-friend`);
  expect(await answer?.headerValue('content-security-policy')).toContain("script-src 'self' 'nonce-");
  await expectAlive(page);
  expect(await problems()).toEqual([]);
});

test('a kept page remembers the theme of its visitor', async ({ page }) => {
  await warm('/');
  await page.goto(service.url);
  await expectAlive(page);
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('without scripts everything is in its place and visible, from memory and at the first visit', async ({
  browser,
}) => {
  await warm('/');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/?first']) {
    await page.goto(service.url + path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    // What React sends aside for a script to put in place.
    expect(await page.locator('template, body > div[hidden]').count()).toBe(0);
    // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts.
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
  }
  await context.close();
});

test('crawlers find the pages and the way to them', async () => {
  const read = async (path: string) => (await fetch(service.url + path)).text();
  expect(await read('/robots.txt')).toContain(`Sitemap: ${service.url}/sitemap.xml`);
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain(`<loc>${service.url}/</loc>`);
  expect(sitemap).toContain('/#package-');
});
