import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import ForgotPasswordPage from '#web/features/accounts/forgot-password-page.tsx';
import ResetPasswordPage from '#web/features/accounts/reset-password-page.tsx';
import { serveSignInWays } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { servePath } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const email = page.getByLabelText('Email Address');
const send = page.getByRole('button', { name: 'Send Reset Link' });

async function forget() {
  serveSignInWays();
  await renderPage(<ForgotPasswordPage />, { at: '/forgot-password' });
}

test('a link is not asked for without an address', async () => {
  await forget();
  await expectAccessible();
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address.');
  await email.fill('mara');
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.');
});

test('an address without an account is told, and stays to be corrected', async () => {
  await forget();
  servePath('POST', '/api/auth/request-password-reset', () =>
    Response.json({ code: 'USER_NOT_FOUND' }, { status: 404 }),
  );
  await email.fill('nobody@example.com');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No user found with this email address.');
  await expect.element(email).toHaveValue('nobody@example.com');
});

test('when the link is on its way, it says where to; trying again starts over', async () => {
  await forget();
  const sent = servePath('POST', '/api/auth/request-password-reset', () => Response.json({ status: true }));
  await email.fill('mara@example.com');
  await send.click();
  await expect.element(page.getByRole('heading', { name: 'Password Reset Email Sent!' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('mara@example.com');
  expect(sent).toEqual([{ email: 'mara@example.com', redirectTo: `${window.location.origin}/reset-password` }]);
  await expectAccessible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(send).toBeEnabled();
});

const password = page.getByLabelText('Password', { exact: true });
const confirm = page.getByLabelText('Confirm Password');
const save = page.getByRole('button', { name: 'Save New Password' });

async function choose() {
  await password.fill('correct horse');
  await confirm.fill('correct horse');
  await save.click();
}

test('the new password goes with the token of the link, and leads to the login', async () => {
  await renderPage(<ResetPasswordPage />, { at: '/reset-password?token=t0k3n' });
  await expectAccessible();
  const sent = servePath('POST', '/api/auth/reset-password', () => Response.json({ status: true }));
  await choose();
  await expect.element(page.getByRole('heading', { name: 'At /login' })).toBeVisible();
  await expect.element(page.getByText('Your password has been changed.')).toBeVisible();
  expect(sent).toEqual([{ newPassword: 'correct horse', token: 't0k3n' }]);
});

test('a link that is over offers a new one', async () => {
  await renderPage(<ResetPasswordPage />, { at: '/reset-password?token=old' });
  servePath('POST', '/api/auth/reset-password', () => Response.json({ code: 'INVALID_TOKEN' }, { status: 400 }));
  await choose();
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText('This link has expired or has already been used. Please request a new one.'))
    .toBeVisible();
  await alert.getByRole('link', { name: 'Request a New Link' }).click();
  await expect.element(page.getByRole('heading', { name: 'At /forgot-password' })).toBeVisible();
});

test('an address without a token has no form', async () => {
  await renderPage(<ResetPasswordPage />, { at: '/reset-password' });
  await expect.element(page.getByRole('link', { name: 'Request a New Link' })).toBeVisible();
  expect(save.elements()).toEqual([]);
});
