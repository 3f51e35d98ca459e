import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TwoFactorCard } from '#web/features/profile/security/two-factor-card.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { servePath } from '#web/testing/network.ts';
import { aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const dialog = page.getByRole('dialog');
const password = dialog.getByLabelText('Password', { exact: true });
const code = dialog.getByLabelText('Code from the app');
const setup = {
  totpURI: 'otpauth://totp/Facsimile:mara@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Facsimile',
  backupCodes: ['aaaa-1111', 'bbbb-2222'],
};

async function open(twoFactorEnabled = false) {
  servePath('GET', '/api/auth/get-session', () =>
    Response.json({ user: { ...aSession.user, emailVerified: true, twoFactorEnabled } }),
  );
  servePath('GET', '/api/auth/list-accounts', () =>
    Response.json([{ id: '1', providerId: 'credential', createdAt: '2026-11-01T09:30:00.000Z' }]),
  );
  await renderPage(<TwoFactorCard />, { at: '/user/profile', session: aSession });
}

test('setting it up: password, secret, first code, recovery codes', async () => {
  await open();
  await page.getByRole('button', { name: 'Set Up' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(password).toHaveAccessibleDescription('Please enter your password.');
  await expectAccessible();
  const asked = servePath('POST', '/api/auth/two-factor/enable', () => Response.json(setup));
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect.element(dialog.getByText(/JBSW/)).toBeVisible();
  expect(asked).toEqual([{ password: 'correct horse' }]);
  await expectAccessible();
  const verify = dialog.getByRole('button', { name: 'Verify and Switch On' });
  await expect.element(verify).toBeDisabled();
  servePath('POST', '/api/auth/two-factor/verify-totp', () => Response.json({ code: 'INVALID_CODE' }, { status: 401 }));
  await code.fill('123 456');
  await verify.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This code is not correct. Please try again.');
  await expect.element(code).toHaveValue('123 456');
  const verified = servePath('POST', '/api/auth/two-factor/verify-totp', () => Response.json({}));
  await verify.click();
  await expect.element(page.getByText('Two-factor sign-in is on.')).toBeVisible();
  expect(verified).toEqual([{ code: '123456' }]);
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(setup.backupCodes);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.element(page.getByText('Recovery codes copied to clipboard!')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('aaaa-1111\nbbbb-2222\n');
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
});

test('a wrong password is said in the dialog, which can be left', async () => {
  await open(true);
  servePath('POST', '/api/auth/two-factor/disable', () => Response.json({ code: 'INVALID_PASSWORD' }, { status: 400 }));
  await page.getByRole('button', { name: 'Switch Off' }).click();
  await password.fill('guess');
  await dialog.getByRole('button', { name: 'Switch Off' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
  await expect.element(password).toHaveValue('guess');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Switch Off' })).toHaveFocus();
});
