import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLongDesign } from '#server/testing/pictures.ts';
import { logIn, openBrowser, openPage } from './browser.ts';
import { type Service, startService } from './service.ts';

// A conversion survives a reload of the page; cancelling it gives the credit back. The design is so long that it is still
// under way when the page is there again.

let service: Service;
let browser: Browser;
let design: { name: string; mimeType: string; buffer: Buffer };
/** For the one that is cancelled: it is never read to its end. */
let endless: typeof design;
beforeAll(async () => {
  [service, browser, design, endless] = await Promise.all([
    startService(),
    openBrowser(),
    ...[320, 480].map((lines) =>
      aLongDesign(lines).then((buffer) => ({ name: 'long.png', mimeType: 'image/png', buffer })),
    ),
  ]);
});
afterAll(async () => {
  await browser.close();
  await service.remove();
});

test('a reload in the middle: it goes on and ends well', async () => {
  const page = await openPage(browser);
  await logIn(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Credits: 25').waitFor();
  await page.getByLabel('UI/UX image').setInputFiles(design);
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByText('Reading the text').waitFor();
  await page.reload();
  await page.getByText('AI is generating your code...').waitFor();
  expect(await page.getByRole('button', { name: 'Generating...' }).isDisabled()).toBe(true);
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await page.getByText('Credits: 24').waitFor();
  await page.context().close();
});

test('cancelled: it stops, and the credit is back', async () => {
  const page = await openPage(browser);
  await logIn(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Credits: 24').waitFor();
  await page.getByLabel('UI/UX image').setInputFiles(endless);
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  // At once: on a busy machine the page may be told of the held credit only when the conversion is nearly done.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('AI is generating your code...').waitFor({ state: 'detached' });
  await page.getByText('Credits: 24').waitFor();
  await page.reload();
  await page.getByText('Credits: 24').waitFor();
  expect(await page.getByText('HTML and CSS generated successfully!').count()).toBe(0);
  await page.context().close();
});

test('a session that ends in the middle is said, and after signing in the result is there', async () => {
  const page = await openPage(browser);
  await logIn(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByLabel('UI/UX image').setInputFiles(design);
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByText('Reading the text').waitFor();
  await page.context().clearCookies();
  const alert = page.getByRole('alert').filter({ hasText: /session/i });
  await alert.waitFor({ timeout: 60_000 });
  await alert.getByRole('link').click();
  await page.getByLabel('Email Address').fill(service.member.email);
  await page.getByLabel('Password', { exact: true }).fill(service.member.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/user/generate-code?generation=**');
  await page.getByText('Generated Code').waitFor({ timeout: 60_000 });
  await page.context().close();
});
