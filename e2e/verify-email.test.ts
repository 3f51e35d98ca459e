import { expect, test } from './browser.ts';
import { linkInMail } from './outbox.ts';
import { type Service, startService } from './service.ts';

// AUTH_VERIFY_EMAIL=true: an account opens once its address is proven.

let service: Service;
test.beforeAll(async () => {
  service = await startService({ env: { AUTH_VERIFY_EMAIL: 'true' } });
});
test.afterAll(async () => {
  await service.remove();
});

test('registering and logging in both lead to the mail; its link opens the account', async ({ page }) => {
  const [email, password] = ['vera@journey.example', 'drafting-table-1'];
  const logIn = async () => {
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  await page.goto(`${service.url}/register`);
  await page.getByLabel('Full Name').fill('Vera Fied');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('I agree to the terms of use').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  await page.getByRole('button', { name: 'Return to Login' }).click();
  await page.waitForURL('**/login');

  await logIn();
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
  await page.getByRole('button', { name: 'Send Again' }).click();
  await page.getByText('The email has been sent again.').waitFor();

  await page.goto(await linkInMail(service, email, '/api/auth/verify-email'));
  await page.waitForURL('**/verify-email?verified=true');
  await page.getByText('Your email address is verified.').waitFor();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn();
  await page.waitForURL('**/user/dashboard');
  await page.goto(`${service.url}/update-profile`);
  await page.getByRole('region', { name: 'Email', exact: true }).getByText('Verified', { exact: true }).waitFor();

  await page.goto(`${service.url}/api/auth/verify-email?token=forged&callbackURL=%2Fverify-email%3Fverified%3Dtrue`);
  await page.getByText('This link has expired or has already been used. Please request a new one.').waitFor();
  expect(await page.getByText('Your email address is verified.').count()).toBe(0);
});
