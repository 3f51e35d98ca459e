import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import LoginPage from '#web/features/accounts/login-page.tsx';
import { serveSignInWays } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { cutOff, hold, servePath } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const email = page.getByLabelText('Email Address');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Login', exact: true });

async function open() {
  serveSignInWays();
  await renderPage(<LoginPage />, { at: '/login' });
  await expect.element(submit).toBeEnabled();
}

const refuse =
  (status: number, code: string, message = '') =>
  () =>
    Response.json({ code, message }, { status });

async function fillIn() {
  await email.fill('mara@example.com');
  await password.fill('correct horse');
}

test('the form is accessible, and says beside each field what is missing', async () => {
  await open();
  await expectAccessible();
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address.');
  await expect.element(password).toHaveAccessibleDescription('Please enter your password.');
  await expect.element(email).toHaveFocus();
  await email.fill('mara@');
  await expect.element(email).toHaveAccessibleDescription('Invalid email address format.');
  await expectAccessible();
});

test('Enter sends it once, and leads on to the dashboard', async () => {
  await open();
  const { answer, release } = hold<Response>();
  const sent = servePath('POST', '/api/auth/sign-in/email', () => answer);
  const session = { user: { id: 'u1', name: 'Mara', email: 'mara@example.com' } };
  servePath('GET', '/api/auth/get-session', () => Response.json(session));
  servePath('POST', '/api/create-user', () => Response.json({}));
  await email.fill(' mara@example.com ');
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release(Response.json({}));
  await expect.element(page.getByRole('heading', { name: 'At /user/dashboard' })).toBeVisible();
  expect(sent).toEqual([{ email: 'mara@example.com', password: 'correct horse', rememberMe: true }]);
});

test.for([
  ['USER_NOT_FOUND', 401, 'No account found with this email address.'],
  ['INVALID_PASSWORD', 401, 'Incorrect password. Please try again.'],
  ['ACCOUNT_DISABLED', 403, 'This account has been disabled.'],
  ['TOO_MANY', 429, 'Too many failed login attempts. Please try again later.'],
  ['FAILED', 500, 'An error occurred during login. Please try again.'],
] as const)('%s is said over the form, which keeps what was typed', async ([code, status, text]) => {
  await open();
  servePath('POST', '/api/auth/sign-in/email', refuse(status, code));
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(email).toHaveValue('mara@example.com');
  await expect.element(password).toHaveValue('correct horse');
  await expect.element(submit).toBeEnabled();
});

test('without a network it says so', async () => {
  await open();
  await fillIn();
  cutOff();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network error or server not responding');
});

test('a second factor is asked for, and a wrong code stays to be corrected', async () => {
  await open();
  servePath('POST', '/api/auth/sign-in/email', () => Response.json({ twoFactorRedirect: true }));
  await fillIn();
  await submit.click();
  const code = page.getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveFocus();
  await expectAccessible();
  const sent = servePath('POST', '/api/auth/two-factor/verify-totp', refuse(401, 'INVALID_CODE'));
  await userEvent.keyboard('123 456{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This code is not correct. Please try again.');
  await expect.element(code).toHaveValue('123 456');
  expect(sent).toEqual([{ code: '123456', trustDevice: false }]);
});

test('an address that is not verified yet can have its mail sent again', async () => {
  await open();
  servePath('POST', '/api/auth/sign-in/email', refuse(403, 'EMAIL_NOT_VERIFIED'));
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  const sent = servePath('POST', '/api/auth/send-verification-email', () => Response.json({ status: true }));
  await page.getByRole('button', { name: 'Send Again' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('The email has been sent again.');
  expect(sent).toEqual([{ email: 'mara@example.com', callbackURL: '/verify-email?verified=true' }]);
});
