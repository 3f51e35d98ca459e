import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { closePages, expect, isAlive, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// One way to write dates, whatever the language and the zone of the browser are.

const HOUR_MS = 3_600_000;

test.describe.configure({ mode: 'serial' });

let service: Service;
let admin: Page;
const errors: string[] = [];
test.beforeAll(async ({ browser }) => {
  service = await startService();
  // Half past midnight in Kolkata is another day than in UTC, and this language would write 11/23/2026, 1:30 AM.
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
  });
  admin = await context.newPage();
  admin.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  admin.on('pageerror', (error) => errors.push(error.message));
  await logInByCall(admin, service, service.admin);
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const joined = () => admin.getByRole('table').locator('tbody time').first();

/** @param hoursLater than the newest account, which is as old as the demo */
async function openUsers(hoursLater: number): Promise<void> {
  await admin.goto(`${service.url}/admin/users`);
  const at = Date.parse((await joined().getAttribute('datetime'))!);
  await admin.clock.setFixedTime(at + hoursLater * HOUR_MS);
  await admin.reload();
  await joined().waitFor();
}

/** As a colleague in Kolkata would write it. */
const inKolkata = (iso: string): string => {
  const at = new Date(new Date(iso).getTime() + 5.5 * HOUR_MS).toISOString();
  const month = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(at.slice(5, 7)) - 1];
  return `${Number(at.slice(8, 10))} ${month} ${at.slice(0, 4)}, ${at.slice(11, 16)}`;
};

test('what is recent is told by how long ago it was; the keyboard gets the exact time with its zone', async () => {
  await openUsers(2.5);
  await expect.poll(() => joined().textContent()).toBe('2 h ago');
  const at = (await joined().getAttribute('datetime'))!;
  const exact = await joined().getAttribute('title');
  expect(exact?.startsWith(inKolkata(at))).toBe(true);
  expect(exact).toMatch(/:\d\d GMT\+5:30$/);
  await joined().focus();
  expect(await admin.getByRole('tooltip').textContent()).toBe(exact);
  expect(await findViolations(admin)).toEqual([]);
  await admin.keyboard.press('Escape');
  await admin.getByRole('tooltip').waitFor({ state: 'detached' });
});

test('from a day on it is day and time', async () => {
  await openUsers(30);
  const at = (await joined().getAttribute('datetime'))!;
  await expect.poll(() => joined().textContent()).toBe(inKolkata(at));
});

test('a day is written as it is shown, and understood however it is written', async () => {
  await admin.goto(`${service.url}/admin/audit-log`);
  await isAlive(admin);
  const from = admin.getByLabel('From', { exact: true });
  await from.fill('3/9/2001');
  await expect.poll(() => admin.url()).toContain('from=2001-09-03');
  await from.press('Tab');
  expect(await from.inputValue()).toBe('3 Sep 2001');
  await from.fill('yesterday');
  await from.press('Tab');
  await admin.getByText('Please write a day such as 23 Nov 2026.').waitFor();
  await expect.poll(() => admin.url()).not.toContain('from=');
  await admin.goto(`${service.url}/admin/audit-log?from=2001-09-03`);
  await expect.poll(() => from.inputValue()).toBe('3 Sep 2001');
  expect(await findViolations(admin)).toEqual([]);
});

test('no page contradicts what the server has sent', () => {
  expect(errors.filter((text) => /hydrat|#4(18|25)|did not match/i.test(text))).toEqual([]);
});
