import { findViolations } from './axe.ts';
import { closePages, expect, openPage, test, type WatchedPage } from './browser.ts';
import { linkInMail } from './outbox.ts';
import { type Service, startService } from './service.ts';

// What people see where the service does not say who has an account. The tests go on from one another.

test.describe.configure({ mode: 'serial' });

let service: Service;
let page: WatchedPage;

test.beforeAll(async ({ browser }) => {
  const env = { AUTH_HIDE_ACCOUNT_EXISTENCE: 'true' };
  service = await startService({ env });
  page = await openPage(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const says = (text: string) => page.getByText(text).first().waitFor();
const passwordField = () => page.getByLabel('Password', { exact: true });

async function register(email: string): Promise<void> {
  await page.goto(`${service.url}/register`);
  await page.getByLabel('Full Name').fill('Hedda Hidden');
  await page.getByLabel('Email Address').fill(email);
  await passwordField().fill('drafting-table-1');
  await page.getByLabel('Confirm Password').fill('drafting-table-1');
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  await says(email);
}

async function logIn(email: string): Promise<void> {
  await page.goto(`${service.url}/login`);
  await page.getByLabel('Email Address').fill(email);
  await passwordField().fill('drafting-table-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('registering a known and a new address look alike; the mail tells its owner', async () => {
  await register('member@facsimile.example');
  expect(await linkInMail(service, 'member@facsimile.example', '/login')).toBeTruthy();
  await register('hedda@journey.example');
  await logIn('hedda@journey.example');
  await says('Invalid email address or password. If you have just registered, please open the link in our email');
  expect(await findViolations(page)).toEqual([]);
  await page.goto(await linkInMail(service, 'hedda@journey.example', '/api/auth/verify-email'));
  await logIn('hedda@journey.example');
  await page.waitForURL('**/user/dashboard');
  await page.context().clearCookies();
});

test('whoever forgot a password is sent to the mailbox, with an account or without', async () => {
  for (const email of ['nobody@journey.example', 'hedda@journey.example']) {
    await page.goto(`${service.url}/forgot-password`);
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.getByRole('heading', { name: 'Check your mailbox' }).waitFor();
    await says('If this address has an account, the mail we have sent to it has a link');
    await says(email);
  }
  expect(await findViolations(page)).toEqual([]);
  expect(await linkInMail(service, 'nobody@journey.example', '/register')).toBeTruthy();
  expect(await linkInMail(service, 'hedda@journey.example', '/reset-password')).toBeTruthy();
});
