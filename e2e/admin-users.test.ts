import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { closePages, expect, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { type Service, startService } from './service.ts';

// An admin keeps the users: finds, edits, gives credits, disables, deletes, exports.

let service: Service;
let admin: WatchedPage;
test.beforeAll(async ({ browser }) => {
  service = await startService();
  admin = await openPage(browser);
  await logInByCall(admin, service, service.admin);
  for (let n = 1; n <= 24; n++) await invite(`Person ${String(n).padStart(2, '0')}`, `person.${n}@example.com`);
  await invite('=HYPERLINK("http://evil.example")', 'formula@example.com');
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

async function invite(userName: string, userEmail: string): Promise<void> {
  const answer = await admin.request.post(`${service.url}/api/create-user`, {
    headers: { origin: service.url },
    data: { userName, userEmail },
  });
  expect(answer.status()).toBe(200);
}

const open = async (query = '', page: Page = admin) => {
  await page.goto(`${service.url}/admin/users${query}`);
  await page.getByRole('heading', { name: 'Users Management' }).waitFor();
};
const button = (name: string, page: Page = admin) => page.getByRole('button', { name, exact: true });
const field = (name: string, page: Page = admin) => page.getByLabel(name, { exact: true });
const said = (text: string, page: Page = admin) => page.getByText(text, { exact: true }).first().waitFor();
const row = (name: string) => admin.getByRole('row').filter({ hasText: name });
const names = async () => (await admin.getByRole('rowheader').allTextContents()).map((name) => name.trim());
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
async function find(text: string): Promise<void> {
  await field('Search users').fill(text);
  await expect.poll(() => new URL(admin.url()).searchParams.get('search')).toBe(text);
}

test('the directory: ten on a page, newest first, searched and sorted by the server, all of it in the address', async () => {
  await open();
  await row('formula@example.com').waitFor();
  await expect.poll(async () => (await names()).length).toBe(10);
  expect(await admin.getByRole('columnheader', { name: 'Joined' }).getAttribute('aria-sort')).toBe('descending');
  await said('1–10 of 27');

  await button('Page 3').click();
  await said('21–27 of 27');
  await button('Name').click();
  await expect.poll(() => admin.url()).toContain('?sort=userName');
  await said('1–10 of 27');
  expect(await admin.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  await button('Name').click();
  await expect
    .poll(() => admin.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'))
    .toBe('descending');
  await expect.poll(async () => (await names())[0]).toContain('Person 24');

  await button('Next page').click();
  await said('11–20 of 27');
  await find('person 1');
  await expect.poll(names).toEqual(expect.arrayContaining(['Person 19', 'Person 10']));
  expect(new URL(admin.url()).searchParams.get('page')).toBeNull();
  await admin.reload();
  await expect.poll(async () => (await names())[0]).toContain('Person 19');
  expect(await field('Search users').inputValue()).toBe('person 1');

  await find('nobody at all');
  await said('No Users Found');
  await button('Clear search').click();
  await said('1–10 of 27');
});

test('a row is edited in its place; another balance needs a reason, which stands in the ledger', async () => {
  await open('?search=person.7@');
  await button('Edit Person 07').click();
  await button('Cancel').click();
  await button('Edit Person 07').click();
  await field('Name').fill('Person Seven');
  await field('Email').fill('seven@example.com');
  await field('Role').selectOption('moderator');
  await field('Membership').selectOption('premium');
  await field('Credits').fill('40');
  await button('Save').click();
  await said('Please enter a reason');
  await field('Reason for changing the credits').fill('Won the raffle');
  await button('Save').click();
  await said('User updated successfully');
  await find('seven@');
  const seven = row('Person Seven');
  for (const text of ['seven@example.com', 'moderator', 'premium', '40'])
    await seven.getByText(text, { exact: true }).waitFor();

  await seven.getByRole('link', { name: 'Person Seven' }).click();
  await admin.getByRole('heading', { name: 'Person Seven' }).waitFor();
  const ledger = admin.getByRole('region', { name: 'Ledger' });
  await ledger.getByText('Won the raffle').waitFor();
  await ledger.getByText('+37').waitFor();
  const log = admin.getByRole('region', { name: 'Audit log' });
  await log.getByText('person.7@example.com').first().waitFor();
  expect(await log.getByRole('deletion').filter({ hasText: 'free' }).count()).toBe(1);
  expect(await log.getByRole('insertion').filter({ hasText: 'premium' }).count()).toBe(1);
});

test('a taken address, a missing name and the rights of oneself are refused with their texts', async () => {
  await open('?search=person.8@');
  await button('Edit Person 08').click();
  await field('Name').fill(' ');
  await button('Save').click();
  await said('Please enter a name');
  await field('Name').fill('Person 08');
  await field('Email').fill(service.admin.email);
  await button('Save').click();
  await said('Failed to update user: 409');
  await admin.getByRole('alert').getByText('This email is already in use. Please try another one.').waitFor();
  await admin.keyboard.press('Escape');

  await open(`?search=${encodeURIComponent(service.admin.email)}`);
  await button('Edit Ada Admin').click();
  await field('Role').selectOption('member');
  await button('Save').click();
  const own = 'You cannot remove your own rights or account here; another administrator can.';
  await admin.getByRole('alert').getByText(own).waitFor();
  await button('Cancel').click();
  await button('Delete Ada Admin').click();
  await button('Delete').click();
  await said(`Failed to delete user: 409. ${own}`);
});

test('who is disabled is signed out, reads why, and can come back', async ({ page: member }) => {
  await logInByCall(member, service, service.member);
  await open(`?search=${encodeURIComponent(service.member.email)}`);
  await row(service.member.email).waitFor();
  const name = (await names())[0]!.trim();
  await button(`Disable ${name}`).click();
  await said('Disable this account?');
  await button('Disable').click();
  await said('User disabled successfully');
  await row(service.member.email).getByText('Disabled').waitFor();

  await member.goto(`${service.url}/user/dashboard`);
  await member.waitForURL('**/login');
  await member.getByLabel('Email Address').fill(service.member.email);
  await member.getByLabel('Password', { exact: true }).fill(service.member.password);
  await member.getByRole('button', { name: 'Login', exact: true }).click();
  await said('This account has been disabled.', member);

  await button(`Enable ${name}`).click();
  await said('User enabled successfully');
  await member.getByRole('button', { name: 'Login', exact: true }).click();
  await member.waitForURL('**/user/dashboard');

  await admin.getByRole('link', { name }).click();
  const sessions = admin.getByRole('region', { name: 'Sessions' });
  await sessions.getByRole('button', { name: 'End All' }).click();
  await sessions.getByText('Not signed in anywhere.').waitFor();
  await member.goto(`${service.url}/user/dashboard`);
  await member.waitForURL('**/login');
});

test('deleting asks first and says what stays', async () => {
  await open('?search=person.9@');
  await button('Delete Person 09').click();
  await said('Are you sure you want to delete this user?');
  await admin.getByText('Orders and support tickets are kept without personal details.').waitFor();
  await button('Keep').click();
  await expect.poll(() => focused(admin)).toBe('Delete Person 09');
  await button('Delete Person 09').click();
  await button('Delete').click();
  await said('User deleted successfully');
  await said('No Users Found');
});

test('people chosen on two pages get credits once, with a reason', async () => {
  await open('?sort=userName&search=person');
  await field('Select Person 01').check();
  await field('Select Person 02').check();
  await button('Page 2').click();
  await field('Select Person 20').check();
  await said('3 users selected');
  await button('Grant Credits').click();
  const dialog = admin.getByRole('dialog', { name: 'Grant credits' });
  await dialog.getByRole('button', { name: 'Grant Credits' }).click();
  await said('Please enter a whole number from 1 to 100,000');
  await dialog.getByLabel('Credits for each').fill('25');
  await dialog.getByLabel('Reason').fill('Anniversary');
  await dialog.getByRole('button', { name: 'Grant Credits' }).click();
  await said('25 credits granted to 3 users');
  await row('Person 20').getByText('28', { exact: true }).waitFor();
  await button('Page 1').click();
  await row('Person 02').getByText('28', { exact: true }).waitFor();
  await row('Person 03').getByText('3', { exact: true }).waitFor();
});

test('security: the export has whom the search finds, and no formula that a spreadsheet would run', async () => {
  await open('?search=formula');
  const [download] = await Promise.all([admin.waitForEvent('download'), button('Export CSV').click()]);
  expect(download.suggestedFilename()).toBe('users.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Name,Email,Role,Membership');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^"?'=HYPERLINK/);
});

test('when the list cannot be read, it says so and tries again on demand', async ({ page }) => {
  await logInByCall(page, service, service.admin);
  let broken = true;
  await page.route('**/users?*page=1*', (route) =>
    broken
      ? route.fulfill({
          status: 503,
          json: { code: 'SERVICE_UNAVAILABLE', status: 503, message: 'Back in a minute', defined: false },
        })
      : route.continue(),
  );
  await open('', page);
  await said('Failed to fetch users: Back in a minute', page);
  broken = false;
  await button('Retry', page).click();
  await said('1–10 of 26', page);
});

test('with the keyboard alone: sort, edit, cancel', async () => {
  await open('?search=person.2@');
  await button('Email').focus();
  await admin.keyboard.press('Enter');
  await expect.poll(() => admin.url()).toContain('sort=UserEmail');
  await button('Edit Person 02').focus();
  await admin.keyboard.press('Enter');
  expect(await field('Name').evaluate((input) => input === document.activeElement)).toBe(true);
  await admin.keyboard.press('End');
  await admin.keyboard.type(' II');
  await admin.keyboard.press('Enter');
  await row('Person 02 II').waitFor();
  await expect.poll(() => focused(admin)).toBe('Edit Person 02 II');
});

for (const [device, width] of [
  ['a phone', 320],
  ['a desk', 1440],
] as const) {
  test(`accessible on ${device}, without scrolling sideways: directory, edit, a user, dashboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logInByCall(page, service, service.admin);
    const check = () => expectAccessible(page);
    await open('?search=person', page);
    await button('Edit Person 24', page).waitFor();
    await check();
    await button('Edit Person 24', page).click();
    await check();
    await button('Cancel', page).click();
    await page.getByRole('link', { name: 'Person 24' }).click();
    await page.getByRole('region', { name: 'Ledger' }).getByText('+3').waitFor();
    await page.getByRole('region', { name: 'Audit log' }).getByText('Ada Admin invited Person 24').waitFor();
    await check();
    await page.goto(`${service.url}/admin/dashboard`);
    await page.getByRole('link', { name: /Total Users/ }).waitFor();
    await button('Edit Person 24', page).waitFor();
    await check();
    expect(page.errors).toEqual([]);
  });
}
