import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, logIn, openPage, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// Somebody's first visit: a tour that is in nobody's way, a sample design that costs nothing, and a palette for the rest.

let service: Service;
test.beforeAll(async () => {
  service = await startService({ env: { SIGNUP_CREDITS: '2' }, converts: true });
});
test.afterAll(async () => {
  await service.remove();
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${service.url}/register`);
  await page.getByLabel('Full Name').fill('Nora New');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('harbour lights');
  await page.getByLabel('Confirm Password').fill('harbour lights');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/user/dashboard');
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Credits: 2').waitFor();
}

const tourOf = (page: Page) => page.getByRole('region', { name: 'Tour of the generator' });

test('by mouse: the tour to its end, then the sample, once and for nothing', async ({ page }) => {
  await register(page, 'mouse@test.example');
  const tour = tourOf(page);
  for (const title of ['Start with a picture', 'Say how it is written', 'See how faithful it is']) {
    await tour.getByText(title).waitFor();
    await tour.getByRole('button', { name: 'Next' }).click();
  }
  await expectAccessible(page);
  await tour.getByRole('button', { name: 'Done' }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await page.getByText('Your generated UI will appear here.').waitFor();
  await expect(page.getByRole('img', { name: 'The sample design' })).toBeVisible();
  await expect(tour).toHaveCount(0);

  await page.getByRole('button', { name: 'Convert the sample' }).click();
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await expect(page.getByText('Credits: 2')).toBeVisible();

  // Deleted, it is not offered again. The page is left first: what it still loads of the conversion would be missing.
  const id = new URL(page.url()).searchParams.get('generation');
  await page.goto('about:blank');
  const headers = { origin: service.url };
  await page.request.delete(`${service.url}/api/generations/${id}`, { headers });
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Your generated UI will appear here.').waitFor();
  await expect(page.getByRole('button', { name: 'Convert the sample' })).toHaveCount(0);
  const again = await page.request.post(`${service.url}/api/generations/sample`, { headers, data: {} });
  expect([again.status(), (await again.json()).code]).toEqual([409, 'SAMPLE_USED']);
  expect(page.errors).toEqual([]);
});

test('by keyboard, on a phone: the tour ends with Escape and comes back from the palette', async ({ browser }) => {
  const page = await openPage(browser, { width: 375, height: 812 });
  await register(page, 'keys@test.example');
  const tour = tourOf(page);
  await tour.waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Actions' }).fill('tour');
  await page.keyboard.press('Enter');
  await tour.waitFor();
  await tour.getByRole('button', { name: 'Next' }).press('Enter');
  await tour.getByText('Say how it is written').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Convert the sample' }).press('Enter');
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await expect(page.getByText('Credits: 2')).toBeVisible();
  expect(page.errors).toEqual([]);
});

test('the palette goes anywhere and does what the screen offers, in both areas', async ({ page }) => {
  await logIn(page, service, service.admin);
  await page.getByRole('button', { name: 'Search actions' }).click();
  const search = page.getByRole('combobox', { name: 'Actions' });
  await search.fill('html generator');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/generate-code');
  await page.getByLabel('Framework').waitFor();

  await page.keyboard.press('Control+k');
  await expectAccessible(page);
  await search.fill('bootstrap');
  await page.getByRole('option', { name: 'Framework: Bootstrap' }).click();
  await expect(page.getByLabel('Framework')).toHaveValue('bootstrap');

  await page.getByLabel('Specific instructions').press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Choose a picture').waitFor();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await search.fill('audit');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/audit-log');
  // The other area has come, and the palette is closed: the keys are heard again.
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
  await expect(search).toBeHidden();
  await page.keyboard.press('Control+k');
  await search.fill('dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(page.errors).toEqual([]);
});
