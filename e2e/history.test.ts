import type { Page } from '@playwright/test';
import { aDesign } from '#server/testing/pictures.ts';
import { expectAccessible } from './axe.ts';
import { closePages, expect, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { type Service, startService } from './service.ts';

// What a member does with many conversions: find, name, sort into projects, compare, look back, delete and think again.

let service: Service;
let page: WatchedPage;
test.beforeAll(async ({ browser }) => {
  service = await startService({ converts: true });
  page = await openPage(browser);
  await logInByCall(page, service, service.member);
  for (const name of ['harbour.png', 'pier.png', 'boats.png']) await convert(name);
});
test.afterEach(() => expect(page.errors).toEqual([]));
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const headers = () => ({ origin: service.url });

/** A finished conversion in Tailwind CSS. @returns its id */
async function convert(name: string): Promise<string> {
  const buffer = await aDesign();
  const multipart = { image: { name, mimeType: 'image/png', buffer }, framework: 'tailwind', engine: 'built-in' };
  const ordered = await page.request.post(`${service.url}/api/generations`, { headers: headers(), multipart });
  const { _id } = await ordered.json();
  const statusOf = async () => (await (await page.request.get(`${service.url}/api/generations/${_id}`)).json()).status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('succeeded');
  return _id;
}

const list = (on: Page = page) => on.getByRole('list', { name: 'Conversions', exact: true });
const rowOf = (name: string, on: Page = page) => list(on).getByRole('listitem').filter({ hasText: name });
const dialogOn = (on: Page = page) => on.getByRole('dialog');

test('from the recent ones to all; a search is in the address, and a reload keeps it', async () => {
  await page.goto(`${service.url}/user/dashboard`);
  await page.getByRole('link', { name: 'All conversions' }).click();
  await page.waitForURL('**/user/history');
  await expect(page.getByRole('link', { name: 'History', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(list().getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByLabel('Search conversions').fill('pier');
  await expect(list().getByRole('listitem')).toHaveCount(1);
  await page.waitForURL('**/user/history?search=pier');
  await page.reload();
  await expect(rowOf('pier.png')).toHaveCount(1);
  await expect(list().getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Framework').selectOption('Bootstrap');
  await page.getByText('No conversions found').waitFor();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(list().getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Status').selectOption('Failed');
  await page.getByText('No conversions found').waitFor();
  await page.getByLabel('Status').selectOption('Done');
  await expect(list().getByRole('listitem')).toHaveCount(3);
});

test('renamed and moved by keyboard to a project that is made on the way', async () => {
  await page.goto(`${service.url}/user/history`);
  await page.getByRole('button', { name: 'Rename pier.png' }).press('Enter');
  await page.keyboard.type('Old pier');
  await page.keyboard.press('Enter');
  await rowOf('Old pier').waitFor();
  const more = page.getByRole('button', { name: 'More for Old pier' });
  await more.press('Enter');
  await page.keyboard.press('Enter');
  await dialogOn().getByLabel('Project', { exact: true }).selectOption('New project…');
  await dialogOn().getByLabel('Name of the new project').fill('Spring');
  await page.keyboard.press('Enter');
  await page.getByText('Conversion moved.').waitFor();
  await expect(more).toBeFocused();
  await rowOf('Old pier').getByText('Spring').waitFor();
  await page
    .getByRole('navigation', { name: 'Projects' })
    .getByRole('button', { name: /^Spring/ })
    .click();
  await page.getByRole('heading', { name: /^Spring/ }).waitFor();
  await expect(list().getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
});

test('a copy, and another framework, seen beside one another and as versions', async () => {
  await page.goto(`${service.url}/user/history`);
  await page.getByRole('button', { name: 'More for harbour.png' }).click();
  await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
  await rowOf('harbour.png (copy)').waitFor();
  const { url } = service;
  const [copy] = await (await page.request.get(`${url}/api/conversions?search=copy`)).json();
  const data = { framework: 'custom' };
  await page.request.post(`${url}/api/generations/${copy._id}/versions`, { headers: headers(), data });
  await page.reload();
  await rowOf('harbour.png (copy)').getByText('2 versions').waitFor();

  await page.getByLabel('Select harbour.png', { exact: true }).check();
  await page.getByLabel('Select harbour.png (copy)').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  for (const name of ['harbour.png', 'harbour.png (copy)'])
    await page.frameLocator(`iframe[title="Page of ${name}"]`).getByText('Harbour tours').first().waitFor();
  await dialogOn().getByRole('radio', { name: 'Code' }).click();
  await dialogOn()
    .getByText(/lines? added, \d+ removed$/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const open = page.getByRole('button', { name: 'Versions of harbour.png (copy)' });
  await open.press('Enter');
  await dialogOn().getByRole('button', { name: 'Version 2 from 1' }).waitFor();
  await dialogOn().getByRole('region', { name: 'CSS, line by line' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('several are deleted at once, and undone', async () => {
  await page.goto(`${service.url}/user/history`);
  await page.getByLabel('Select harbour.png', { exact: true }).check();
  await page.getByLabel('Select boats.png').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('2 conversions deleted.').waitFor();
  await expect(list().getByRole('listitem')).toHaveCount(2);
  // It fades in: colours on their way are not those that axe is to judge.
  await expect(page.locator('[data-sonner-toast]')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 conversions restored.').waitFor();
  await expect(list().getByRole('listitem')).toHaveCount(4);
});

test('by keyboard, on a phone: a project ends, a copy has another name, versions are seen, a deletion is undone', async () => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${service.url}/user/history`);
  await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Spring (1)' });
  await expect(list().getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete project' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).press('Enter');
  await page.getByText('Project deleted.').waitFor();
  await expect(list().getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Rename harbour.png (copy)' }).press('Enter');
  await page.keyboard.type('Second harbour');
  await page.keyboard.press('Enter');
  await rowOf('Second harbour').waitFor();
  await page.getByRole('button', { name: 'Versions of Second harbour' }).press('Enter');
  await dialogOn().getByRole('region', { name: 'HTML, line by line' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete boats.png' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('Conversion restored.').waitFor();
  await rowOf('boats.png').waitFor();
});
