import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { type Service, startService } from './service.ts';

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

const REPORTER = /\/assets\/web-vitals-.*\.js$/;

/** Records what the page would send when it is left. */
async function keepBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((text) => sent.push(`${url} ${(body as Blob).type} ${text}`));
      return true;
    };
  });
}

test('how fast a page was is sent when it is left', async ({ page }) => {
  await keepBeacons(page);
  const reporter = page.waitForResponse(REPORTER);
  await page.goto(`${service.url}/about`);
  await (await reporter).finished();
  await page.getByRole('main').click();
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.waitForFunction(() => (window as unknown as { sent: string[] }).sent.length > 0);
  const [sent = ''] = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  expect(sent).toMatch(/^\/api\/web-vitals application\/json /);
  const report = JSON.parse(sent.slice(sent.indexOf('{'))) as { page: string; metrics: { name: string }[] };
  expect(report.page).toBe('/about');
  expect(report.metrics.map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
  for (const metric of report.metrics)
    expect(metric).toEqual({ name: expect.any(String), value: expect.any(Number), rating: expect.any(String) });
});

test('whoever asks not to be tracked does not even load the reporter', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await page.goto(service.url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  expect(loaded.filter((url) => REPORTER.test(url))).toEqual([]);
});
