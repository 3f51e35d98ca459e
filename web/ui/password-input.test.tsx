import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';

test('a password is hidden until one asks to see it', async () => {
  await render(<PasswordInput aria-label="Password" autoComplete="new-password" />);
  const input = page.getByLabelText('Password');
  await input.fill('correct horse');
  await expect.element(input).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(input).toHaveValue('correct horse');
  await expectAccessible();
  await page.getByRole('button', { name: 'Hide characters' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});
