import type { Page } from '@playwright/test';
import { aDesign } from '#server/testing/pictures.ts';
import { findViolations } from './axe.ts';
import { closePages, expect, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { type Service, startService } from './service.ts';

// An admin keeps packages and items; visitors see every change at once.

test.describe.configure({ mode: 'serial' });

let service: Service;
let admin: WatchedPage;
let visitor: Page;
test.beforeAll(async ({ browser }) => {
  service = await startService();
  [admin, visitor] = await Promise.all([openPage(browser), openPage(browser)]);
  // While something fades in, its contrast is not yet what it will be.
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await logInByCall(admin, service, service.admin);
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const said = (text: string | RegExp) => admin.getByText(text).first().waitFor();
const button = (name: string) => admin.getByRole('button', { name, exact: true });
const field = (name: string) => admin.getByLabel(name, { exact: true });
const agree = (name: string) => admin.getByRole('alertdialog').getByRole('button', { name }).click();
const dialog = () => admin.getByRole('dialog');

/** Whether visitors see the text on a page, right now. */
async function seen(path: string, text: string): Promise<boolean> {
  await visitor.goto(service.url + path);
  return (await visitor.getByText(text, { exact: true }).count()) > 0;
}

test('packages: no fourth, one is deleted, and visitors no longer see it', async () => {
  await admin.goto(`${service.url}/admin/dashboard`);
  await admin.getByRole('heading', { name: 'Pricing Packages' }).waitFor();
  await said('Maximum 3 packages allowed');
  const add = button('Add Package');
  expect(await add.getAttribute('aria-disabled')).toBe('true');
  await add.focus();
  await admin.keyboard.press('Enter');
  expect(await dialog().count()).toBe(0);

  expect(await seen('/', 'Sketch')).toBe(true);
  await admin.goto(`${service.url}/admin/packages`);
  await button('Delete Sketch').click();
  await agree('Keep');
  await button('Delete Sketch').click();
  await agree('Delete');
  await said('Package deleted successfully!');
  expect(await seen('/', 'Sketch')).toBe(false);
  expect(await admin.getByText('Maximum 3 packages allowed').count()).toBe(0);
});

test('packages: what is typed is checked, survives a failure and is not lost unasked; then visitors see it', async () => {
  await button('Add Package').click();
  await dialog().getByRole('button', { name: 'Add Package' }).click();
  await said('Please enter a name of at most 100 characters.');
  await said('Please enter a price above 0, like 19 or 19.00.');
  await said('Please enter the credits as a whole number from 1 to 1,000,000.');
  await field('Package name').fill('Harbour');
  const price = dialog().getByLabel('Preview').locator('.package-price');
  for (const wrong of ['', '0', '-4', 'four']) {
    await field('Price ($)').fill(wrong);
    expect(await price.textContent()).toBe('$–');
  }
  await field('Price ($)').fill('4.5');
  expect(await price.textContent()).toBe('$4.50');
  await field('Credits').fill('8');
  expect(await field('Validity (days)').inputValue()).toBe('30');
  expect(await field('Seller email').inputValue()).toBe(service.admin.email);
  await field('Feature 1').fill('Eight pages');
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('A second line');
  for (let line = 3; line <= 10; line++) await button('Add Feature').click();
  expect(await button('Add Feature').isDisabled()).toBe(true);
  await button('Remove feature 10').click();
  expect(await findViolations(admin)).toEqual([]);

  await admin.keyboard.press('Escape');
  await said('You have unsaved changes');
  await agree('Keep editing');
  await admin.route('**/add-package', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog().getByRole('button', { name: 'Add Package' }).click();
  await dialog().getByRole('alert').getByText('Failed to add package').waitFor();
  expect(await field('Package name').inputValue()).toBe('Harbour');
  await admin.unroute('**/add-package');
  await dialog().getByRole('button', { name: 'Add Package' }).click();
  await said('Package added successfully!');
  await dialog().waitFor({ state: 'detached' });
  const card = visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name: 'Harbour' }) });
  expect(await seen('/', 'Harbour')).toBe(true);
  await card.getByText('$4.50').waitFor();
  expect(await card.locator('.ticks li').allTextContents()).toEqual(['Eight pages', 'A second line']);
});

test('packages: an edit begins with what is stored now, in the tab of the settings too', async () => {
  await admin.goto(`${service.url}/admin/settings/packages`);
  await button('Edit Harbour').click();
  expect(await field('Price ($)').inputValue()).toBe('4.50');
  await field('Package name').fill('Quay');
  await button('Remove feature 1').click();
  await button('Update Package').click();
  await said('Package updated successfully!');
  expect(await seen('/', 'Quay')).toBe(true);
  expect(await visitor.getByText('Eight pages').count()).toBe(0);

  await admin.route('**/package/*', (route) => route.fulfill({ status: 500, json: {} }));
  await button('Edit Quay').click();
  await dialog().getByText('Failed to fetch package').waitFor({ timeout: 15_000 });
  await admin.unroute('**/package/*');
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => field('Package name').inputValue()).toBe('Quay');
  await admin.keyboard.press('Escape');
});

test('items: one with a picture is added, visitors see it; its former address leads to it', async () => {
  await admin.goto(`${service.url}/admin/items`);
  await button('Add Item').click();
  await button('Add Item').last().click();
  await said('Please enter an address that begins with https:// or /');
  await field('Name').fill('Icon set');
  await field('Price ($)').fill('7');
  await field('Description').fill('Forty icons on a grid.');
  await field('Access URL').fill('https://files.example/icons.zip');
  expect(await findViolations(admin)).toEqual([]);
  const picture = { name: 'icons.png', mimeType: 'image/png', buffer: await aDesign() };
  await admin.getByLabel('Picture: choose a file').setInputFiles(picture);
  await said('Image uploaded successfully!');
  await dialog().getByRole('button', { name: 'Add Item' }).click();
  await said('Item added successfully!');

  await visitor.goto(`${service.url}/items`);
  await visitor.getByRole('link', { name: 'Icon set' }).click();
  await visitor.getByRole('heading', { name: 'Icon set' }).waitFor();
  await visitor.locator('article img[src^="/images/"]').waitFor();
  expect(await visitor.content()).not.toContain('files.example');
  const former = new URL(visitor.url()).pathname;

  await field('Search items').fill('icon');
  await admin.getByRole('listitem').filter({ hasText: 'Settings page template' }).waitFor({ state: 'detached' });
  await button('Edit Icon set').click();
  await field('Slug').fill('Best icons');
  await button('Update Item').click();
  await said('Item updated successfully!');
  await visitor.goto(service.url + former);
  expect(new URL(visitor.url()).pathname).toBe(former.replace('icon-set', 'best-icons'));

  await button('Delete Icon set').click();
  await agree('Delete');
  await said('No item matches “icon”.');
  expect(await seen('/items', 'Icon set')).toBe(false);
  expect(admin.errors.filter((error) => !error.includes('500'))).toEqual([]);
});

test('items: the goods of the demo are there to download, without the internet', async () => {
  const items = (await admin.evaluate('fetch("/api/items").then((answer) => answer.json())')) as {
    accessUrl: string;
  }[];
  expect(items).toHaveLength(2);
  for (const { accessUrl } of items) {
    const answer = await fetch(service.url + accessUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  }
});

for (const path of ['/admin/packages', '/admin/items']) {
  test(`${path}: axe finds nothing, and 320 px are enough`, async () => {
    const opened = () =>
      admin
        .getByRole('button', { name: /^Edit / })
        .first()
        .waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await admin.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await admin.goto(service.url + path);
      await opened();
      expect(await findViolations(admin)).toEqual([]);
    }
    await admin.setViewportSize({ width: 320, height: 700 });
    await admin.goto(service.url + path);
    await opened();
    const { scrollWidth, clientWidth } = await admin.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await admin.setViewportSize({ width: 1440, height: 900 });
  });
}
