import { readFile } from 'node:fs/promises';
import { findViolations } from './axe.ts';
import { closePages, expect, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { type Service, startService } from './service.ts';

// What admins did, searched and filtered.

let service: Service;
let admin: WatchedPage;
let userId: string;
test.beforeAll(async ({ browser }) => {
  service = await startService();
  admin = await openPage(browser);
  await logInByCall(admin, service, service.admin);
  const options = { headers: { origin: service.url } };
  const invited = await admin.request.post(`${service.url}/api/create-user`, {
    ...options,
    data: { userName: 'Joan Clarke', userEmail: 'joan@example.com' },
  });
  userId = (await invited.json())._id;
  for (let n = 1; n <= 21; n++)
    await admin.request.put(`${service.url}/api/users/${userId}`, { ...options, data: { userName: `Joan ${n}` } });
  await admin.request.patch(`${service.url}/api/users/${userId}/disabled`, { ...options, data: { disabled: true } });
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const entries = () => admin.getByRole('list', { name: 'Entries' }).getByRole('listitem');

test('newest first, before and after, twenty on a page; the address keeps what is searched', async () => {
  await admin.goto(`${service.url}/admin/audit-log`);
  await admin.getByText('1–20 of 23').waitFor();
  expect(await entries().first().textContent()).toContain('Ada Admin disabled the account of Joan 21.');
  expect(await entries().nth(1).textContent()).toContain(
    'Ada Admin changed the name of Joan 20 from “Joan 20” to “Joan 21”.',
  );

  await admin.getByRole('button', { name: 'Page 2' }).click();
  await admin.getByText('21–23 of 23').waitFor();
  await admin.getByLabel('Search the log').fill('Joan 17');
  await expect.poll(() => entries().count()).toBe(2);
  expect(admin.url()).toContain('search=Joan+17');
  await admin.reload();
  await expect.poll(() => entries().count()).toBe(2);
});

test('filtered by act and by day', async () => {
  await admin.goto(`${service.url}/admin/audit-log`);
  await admin.getByLabel('Action').selectOption('User invited');
  await expect.poll(() => entries().count()).toBe(1);
  const day = new Date().toISOString().slice(0, 10);
  await admin.getByLabel('From', { exact: true }).fill(day);
  await admin.getByLabel('To', { exact: true }).fill(day);
  await expect.poll(() => admin.url()).toContain(`to=${day}`);
  await expect.poll(() => entries().count()).toBe(1);
  await admin.getByLabel('To', { exact: true }).fill('2001-01-01');
  await admin.getByLabel('From', { exact: true }).fill('2000-01-01');
  await admin.getByText('No entries found').waitFor();
  await admin.getByRole('button', { name: 'Clear', exact: true }).click();
  await admin.getByText('1–20 of 23').waitFor();
});

test('an entry leads to the person it is about, whose page tells the same', async () => {
  await admin.goto(`${service.url}/admin/audit-log?action=user.disable`);
  await admin.getByRole('link', { name: 'Joan 21' }).click();
  await admin.waitForURL(`**/admin/users/${userId}`);
  const log = admin.getByRole('region', { name: 'Audit log' });
  await log.getByText('disabled the account of Joan 21.').waitFor();
  await log.getByText('1–5 of 23').waitFor();
});

for (const width of [320, 1440]) {
  test(`accessible at ${width} px, without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logInByCall(page, service, service.admin);
    await page.goto(`${service.url}/admin/audit-log`);
    await page.getByText('1–20 of 23').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(page.errors).toEqual([]);
  });
}

test('exported as a table of sentences, as filtered', async () => {
  await admin.goto(`${service.url}/admin/audit-log?action=user.disable`);
  await expect.poll(() => entries().count()).toBe(1);
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('audit-log.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toEqual([expect.any(String), expect.stringMatching(/,Ada Admin disabled the account of Joan 21\.,$/)]);
});

test('security: a member sees none of it', async ({ page: member }) => {
  await logInByCall(member, service, service.member);
  for (const path of ['users', `users/${userId}`, 'mail', 'audit-log']) {
    await member.goto(`${service.url}/admin/${path}`);
    await member.getByRole('heading', { name: 'Not Authorized' }).waitFor();
  }
});
