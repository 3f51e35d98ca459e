import type { Browser, Page } from '@playwright/test';
import { aDesign } from '#server/testing/pictures.ts';
import { findViolations } from './axe.ts';
import { expect, logInByCall, openPage, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// An admin edits the site's sections, visitors see it at once, and nothing that was typed or saved is lost.

let service: Service;
test.beforeAll(async () => {
  service = await startService({ env: { AUTH_ATTEMPTS_PER_MINUTE: '100' } });
});
test.afterAll(async () => {
  await service.remove();
});

async function openEditor(page: Page, path: string): Promise<void> {
  await logInByCall(page, service, service.admin);
  await page.goto(`${service.url}${path}`);
}

async function openBanner(page: Page): Promise<void> {
  await openEditor(page, '/admin/settings/banner');
  await page.getByLabel('Main title').waitFor();
}

/** Whether a fresh visitor of a page reads a text. */
async function visitorReads(browser: Browser, path: string, text: string): Promise<boolean> {
  const page = await openPage(browser);
  await page.goto(`${service.url}${path}`);
  const found = await page.getByText(text).count();
  await page.context().close();
  return found > 0;
}

const inPreview = (page: Page) => page.frameLocator('iframe[title="Live Preview"]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('the dashboard shows the figures and leads to the settings', async ({ page }) => {
  await openEditor(page, '/admin');
  await page.waitForURL('**/admin/dashboard');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const title of ['Total Orders', 'Total Users', 'Support Messages'])
    await cards.filter({ hasText: title }).getByText(/^\d+$/).waitFor();
  await cards.filter({ hasText: 'Settings' }).getByRole('link').click();
  await page.waitForURL('**/admin/settings/account');
  expect(page.errors).toEqual([]);
});

test('the orders card says how many orders are of packages and how many of items', async ({ page }) => {
  await openEditor(page, '/admin');
  const { orders, packageOrders, itemOrders } = await page.evaluate(async () =>
    (await fetch('/api/dashboard-counts')).json(),
  );
  expect(orders).toBe(packageOrders + itemOrders);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Total Orders' });
  await card.getByText(new RegExp(`^${packageOrders} packages?, ${itemOrders} items?$`)).waitFor();
});

test('the home banner has an editor of its own: status card, Delete Banner, and its own message', async ({
  browser,
  page,
}) => {
  await openEditor(page, '/admin/settings/home-banner');
  await page.getByRole('heading', { name: 'Banner Section Management' }).waitFor();
  await page.getByRole('button', { name: 'Delete Banner' }).waitFor();
  expect(await page.locator('[aria-label=Settings] [aria-current=page]').textContent()).toBe('Banner Section');
  expect(await page.getByText('Live Preview').count()).toBe(0);
  await page.getByLabel('Highlight text').fill('Picture in, page out!');
  await save(page).click();
  await page.getByText('Banner section updated successfully!').waitFor();
  expect(await visitorReads(browser, '/', 'Picture in, page out!')).toBe(true);
});

test('banner: the preview follows the typing, the save is seen by visitors at once', async ({ browser, page }) => {
  await openBanner(page);
  await page.getByLabel('Main title').fill('Harbour pages, drawn exactly.');
  await inPreview(page).getByText('Harbour pages, drawn exactly.').waitFor();
  expect(await visitorReads(browser, '/', 'Harbour pages, drawn exactly.')).toBe(false);
  await save(page).click();
  const message = page.getByText('Banner updated successfully!');
  await message.waitFor();
  expect(await visitorReads(browser, '/', 'Harbour pages, drawn exactly.')).toBe(true);
  await message.waitFor({ state: 'detached' });

  await page.getByLabel('Main title').fill('  ');
  expect(await save(page).isDisabled()).toBe(true);
  await page.getByLabel('Main title').fill('Harbour pages, drawn exactly.');
  await page.getByLabel('YouTube URL').fill('https://example.com/watch?v=abcdefghijk');
  await save(page).click();
  await page.getByText('Please enter a valid YouTube URL').waitFor();
  await page.getByLabel('YouTube URL').fill('');
  await page.getByLabel('Background image', { exact: true }).fill('https://example.com/picture.svg');
  await save(page).click();
  await page.getByText('Please enter a valid image URL (jpg, jpeg, png, gif, webp)').waitFor();
});

test('banner: Delete Banner deactivates after a question, Activate brings it back, Reset asks too', async ({
  browser,
  page,
}) => {
  await openBanner(page);
  const title = await page.getByLabel('Main title').inputValue();
  await page.getByRole('button', { name: 'Delete Banner' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Banner' }).click();
  await page.getByText('The banner is inactive: visitors do not see it.').waitFor();
  expect(await page.getByRole('button', { name: 'Delete Banner' }).isDisabled()).toBe(true);
  expect(await visitorReads(browser, '/', title)).toBe(false);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByText('Banner activated successfully!').waitFor();
  expect(await visitorReads(browser, '/', title)).toBe(true);
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  await page.getByText('Are you sure you want to reset to default values?').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to Default' }).click();
  await page.getByText('Banner reset to default successfully!').waitFor();
  expect(await page.getByLabel('Main title').inputValue()).not.toBe('');
});

test('versions: the difference is shown word by word, and a restore brings the former content back', async ({
  page,
}) => {
  await openBanner(page);
  const rows = page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  await rows.first().getByText('Current', { exact: true }).waitFor();
  const versions = await rows.count();
  const before = await page.getByLabel('Sub title').inputValue();
  await page.getByLabel('Sub title').fill(`${before} Truly.`);
  await save(page).click();
  await rows.nth(versions).waitFor();
  await rows.first().getByRole('button', { name: 'Differences' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sub title').waitFor();
  expect(await dialog.locator('ins').textContent()).toContain('Truly.');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByLabel('Highlight text').fill('A draft');
  await rows.nth(1).getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Your unsaved changes will be lost.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText(/^Version \d+ restored successfully!$/).waitFor();
  await expect.poll(() => page.getByLabel('Sub title').inputValue()).toBe(before);
  expect(await page.getByLabel('Highlight text').inputValue()).not.toBe('A draft');
});

test('conflict: what two admins type at the same time is kept', async ({ browser }) => {
  const [first, second] = await Promise.all([openPage(browser), openPage(browser)]);
  await Promise.all([openBanner(first), openBanner(second)]);
  await first.getByLabel('Button text').fill('Start here');
  await second.getByLabel('Highlight text').fill('From the second');
  await save(first).click();
  await first.getByText('Banner updated successfully!').waitFor();
  await save(second).click();
  const question = second.getByRole('alertdialog', { name: /Somebody else has saved this section/ });
  await question.locator('ins').filter({ hasText: 'Start here' }).waitFor();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => second.getByLabel('Button text').inputValue()).toBe('Start here');
  expect(await second.getByLabel('Highlight text').inputValue()).toBe('From the second');
  await save(second).click();
  await second.getByText('Banner updated successfully!').waitFor();
  expect(await visitorReads(browser, '/', 'From the second')).toBe(true);
  expect(await visitorReads(browser, '/', 'Start here')).toBe(true);

  await first.getByLabel('Highlight text').fill('Too late');
  await save(first).click();
  await first.getByRole('button', { name: 'Load their version' }).click();
  await expect.poll(() => first.getByLabel('Highlight text').inputValue()).toBe('From the second');
  await Promise.all([first, second].map((page) => page.context().close()));
});

test('unsaved changes are asked about before one leaves', async ({ page }) => {
  await openBanner(page);
  const aside = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'About Section' });
  await page.getByLabel('Main title').fill('Half written');
  await aside.click();
  await page.getByRole('alertdialog', { name: 'You have unsaved changes' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(await page.getByLabel('Main title').inputValue()).toBe('Half written');
  await aside.click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/admin/settings/about');
});

test('a session that ends while one types leaves the draft where it is; logging in elsewhere lets it be saved', async ({
  browser,
  page,
}) => {
  await openBanner(page);
  await page.getByLabel('Highlight text').fill('Typed through the night');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await save(page).click();
  await page.getByText('Please log in to continue.').waitFor();
  expect(await page.getByLabel('Highlight text').inputValue()).toBe('Typed through the night');
  await page.context().addCookies(cookies);
  await save(page).click();
  await page.getByText('Banner updated successfully!').waitFor();
  expect(await visitorReads(browser, '/', 'Typed through the night')).toBe(true);
});

test('a picture is uploaded, its address goes into the field, a bad file is refused and nothing is lost', async ({
  page,
}) => {
  await openBanner(page);
  const field = page.getByLabel('Background image', { exact: true });
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await aDesign() });
  await page.getByText('Image uploaded successfully!').waitFor();
  const url = await field.inputValue();
  expect(url).toMatch(/^\/images\/[\w-]+\.(?:webp|png)$/);
  await inPreview(page).locator(`img[src="${url}"]`).waitFor();
  await chooser.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await page.getByRole('alert').first().waitFor();
  expect(await field.inputValue()).toBe(url);
});

test('about: both sections are edited, validated and seen by visitors', async ({ browser, page }) => {
  await openEditor(page, '/admin/settings/about');
  await page.getByRole('tab', { name: 'Section 2' }).click();
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('tab', { name: 'Section 1' }).click();
  await page.getByLabel('Title', { exact: true }).fill('We draw harbours.');
  await save(page).click();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Section titles are required')
    .waitFor();
  expect(await page.getByRole('tab', { name: 'Section 2' }).getAttribute('aria-selected')).toBe('true');
  await page.getByLabel('Title', { exact: true }).fill('We measure boats.');

  await page.getByRole('button', { name: 'Add Feature' }).click();
  await page.getByText('Feature added').waitFor();
  await save(page).click();
  await page.getByText('Every feature needs a text').first().waitFor();
  const removals = page.getByRole('button', { name: /^Remove feature/ });
  for (let left = await removals.count(); left > 1; left--) await removals.last().click();
  await removals.first().click();
  await page.getByText('At least one feature is required').waitFor();
  expect(await removals.count()).toBe(1);
  await save(page).click();
  await page.getByText('About section updated successfully!').waitFor();
  expect(await visitorReads(browser, '/', 'We draw harbours.')).toBe(true);
  expect(await visitorReads(browser, '/about', 'We measure boats.')).toBe(true);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Visitors do not see the about sections.').waitFor();
  expect(await visitorReads(browser, '/', 'We draw harbours.')).toBe(false);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByText('About section activated successfully!').waitFor();
});

test('keyboard only: a title is changed and saved', async ({ browser, page }) => {
  await openBanner(page);
  await page.getByLabel('Main title').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Typed without a mouse');
  for (let presses = 0; presses < 30; presses++) {
    if (await save(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('Banner updated successfully!').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  expect(await visitorReads(browser, '/', 'Typed without a mouse')).toBe(true);
});

test('error: a page that cannot be read says so and offers Retry', async ({ page }) => {
  await openBanner(page);
  await page.route('**/api/banner-section', (route) => route.abort());
  await page.reload();
  await page.getByText('Failed to connect to server').waitFor();
  await page.unroute('**/api/banner-section');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('Main title').waitFor();
});

test('error: a logo or a user record that cannot be read is told', async ({ page }) => {
  await openEditor(page, '/admin/dashboard');
  await page.route('**/api/footer-section', (route) => route.abort());
  await page.reload();
  await page.getByText('Logo Error').first().waitFor();
  await page.route('**/users?*', (route) => route.abort());
  await page.reload();
  await page.getByText('User data could not be loaded. Please try again later.').waitFor();
  await page.unroute('**/users?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

for (const path of ['/admin/dashboard', '/admin/settings/banner', '/admin/settings/about']) {
  test(`${path}: axe finds nothing, and 320 px are enough`, async ({ browser }) => {
    for (const width of [1440, 320]) {
      const page = await openPage(browser, { width, height: 800 });
      await openEditor(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The network is never idle here: news of the support desk may come at any time.
      await expect.poll(() => page.locator('.animate-pulse, .animate-spin').count()).toBe(0);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.context().close();
    }
  });
}
