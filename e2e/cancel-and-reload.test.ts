import type { Page } from '@playwright/test';
import { createEmulator } from '#emulators/gemini/index.ts';
import { aDesign, aLongDesign } from '#server/testing/pictures.ts';
import { expect, logInByCall, openPage, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// A conversion survives a reload of the page; cancelling it gives the credit back. A provider that writes slowly keeps it
// going for as long as a busy machine takes to come back to it; the built-in engine would be the sooner done, the quicker.

/** Of the page that the provider writes, about four thousand characters of it. */
const SLOWLY = { wrap: 'plain', chunk: 200, delayMs: 600 } as const;

let service: Service;
let gemini: Awaited<ReturnType<typeof createEmulator>>;
let design: { name: string; mimeType: string; buffer: Buffer };
/** For the one that is cancelled: it is never read to its end. */
let endless: typeof design;
test.beforeAll(async ({ browser }) => {
  [service, gemini, design, endless] = await Promise.all([
    startService({ converts: true }),
    createEmulator({ port: 0, script: () => SLOWLY }),
    ...[aDesign(), aLongDesign(480)].map(async (buffer) => ({
      name: 'design.png',
      mimeType: 'image/png',
      buffer: await buffer,
    })),
  ]);
  const admin = await openPage(browser);
  await logInByCall(admin, service, service.admin);
  const added = await admin.request.post(`${service.url}/api/gemini-keys`, {
    headers: { origin: service.url },
    data: { name: 'Studio', key: 'AIzaDemoKey-0123456789', baseURL: gemini.baseURL },
  });
  expect(added.ok()).toBe(true);
  await admin.context().close();
});
test.afterAll(async () => {
  await gemini.close();
  await service.remove();
});

async function generate(page: Page, picture: typeof design, engine: string): Promise<void> {
  await page.getByLabel('UI/UX image').setInputFiles(picture);
  await page.getByLabel('Engine').selectOption({ label: engine });
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
}

test('a reload in the middle: it goes on and ends well', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Credits: 25').waitFor();
  await generate(page, design, 'Google Gemini');
  await page
    .getByText(/Asking Google Gemini/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByText('AI is generating your code...').waitFor();
  expect(await page.getByRole('button', { name: 'Generating...' }).isDisabled()).toBe(true);
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await page.getByText('Credits: 24').waitFor();
});

test('cancelled: it stops, and the credit is back', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Credits: 24').waitFor();
  await generate(page, endless, 'Built-in');
  // At once: on a busy machine the page may be told of the held credit only when the conversion is nearly done.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('AI is generating your code...').waitFor({ state: 'detached' });
  await page.getByText('Credits: 24').waitFor();
  await page.reload();
  await page.getByText('Credits: 24').waitFor();
  expect(await page.getByText('HTML and CSS generated successfully!').count()).toBe(0);
});

test('a session that ends in the middle is said, and after signing in the result is there', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await generate(page, design, 'Google Gemini');
  await page
    .getByText(/Asking Google Gemini/)
    .first()
    .waitFor();
  await page.context().clearCookies();
  const alert = page.getByRole('alert').filter({ hasText: /session/i });
  await alert.waitFor({ timeout: 60_000 });
  await alert.getByRole('link').click();
  await page.getByLabel('Email Address').fill(service.member.email);
  await page.getByLabel('Password', { exact: true }).fill(service.member.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/user/generate-code?generation=**');
  await page.getByText('Generated Code').waitFor({ timeout: 60_000 });
});
