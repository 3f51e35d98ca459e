import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { AccountDataCard } from '#web/features/profile/security/account-data-card.tsx';
import { ChangePasswordForm } from '#web/features/profile/security/change-password-form.tsx';
import { serveSignInWays } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, serve, servePath } from '#web/testing/network.ts';
import { aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const current = page.getByLabelText('Current Password');
const next = page.getByLabelText('New Password', { exact: true });
const confirm = page.getByLabelText('Confirm New Password');
const change = page.getByRole('button', { name: 'Change Password' });

async function fillIn(confirmed = 'correct horse') {
  await current.fill('old secret');
  await next.fill('correct horse');
  await confirm.fill(confirmed);
}

test('all three passwords are needed, and the new ones are the same', async () => {
  await renderPage(<ChangePasswordForm />, { session: aSession });
  await expectAccessible();
  await change.click();
  await expect.element(current).toHaveAccessibleDescription('Please enter your password.');
  await expect
    .element(next)
    .toHaveAccessibleDescription('Password must be at least 6 characters At least 6 characters');
  await fillIn('something else');
  await change.click();
  await expect.element(confirm).toHaveAccessibleDescription('Passwords do not match');
});

test('the change is sent once, and the form is empty again', async () => {
  await renderPage(<ChangePasswordForm />, { session: aSession });
  const { answer, release } = hold<Response>();
  const sent = servePath('POST', '/api/auth/change-password', () => answer);
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release(Response.json({}));
  await expect.element(page.getByText('Your password has been changed.')).toBeVisible();
  await expect.element(current).toHaveValue('');
  await expect.element(next).toHaveValue('');
  expect(sent).toEqual([{ currentPassword: 'old secret', newPassword: 'correct horse' }]);
});

test('a wrong password is said, and what was typed stays', async () => {
  await renderPage(<ChangePasswordForm />, { session: aSession });
  servePath('POST', '/api/auth/change-password', () => Response.json({ code: 'INVALID_PASSWORD' }, { status: 400 }));
  await fillIn();
  await change.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
  await expect.element(next).toHaveValue('correct horse');
});

test('deleting the account says what goes, asks for the password, and says when it is wrong', async () => {
  serveSignInWays();
  servePath('GET', '/api/auth/list-accounts', () => Response.json([{ providerId: 'credential', accountId: '1' }]));
  await renderPage(<AccountDataCard />, { at: '/user/profile', session: aSession });
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(dialog.getByText(/^Orders, tickets and the credit ledger are kept/)).toBeVisible();
  await expectAccessible();
  const sent = serve(
    implement(contract.profile.deleteAccount).handler(({ errors }) => {
      throw errors.WRONG_PASSWORD();
    }),
  );
  await dialog
    .getByLabelText(/Password/)
    .first()
    .fill('guess');
  await dialog.getByRole('button', { name: 'Delete My Account for Good' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
  expect(sent).toEqual([{ password: 'guess' }]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Delete My Account' })).toHaveFocus();
});
