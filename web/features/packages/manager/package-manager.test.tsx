import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import type { CreditPackage } from '#contract/packages.ts';
import { PackageManager } from '#web/features/packages/manager/package-manager.tsx';
import { serveAccount } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, serve } from '#web/testing/network.ts';
import { aPackage, aPayPalSetup, aSession, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const packages = implement(contract.packages);
const add = page.getByRole('button', { name: 'Add Package' });
const dialog = page.getByRole('dialog');
const name = dialog.getByLabelText('Package name');
const price = dialog.getByLabelText(/^Price/);
const credits = dialog.getByLabelText('Credits');
const submit = dialog.getByRole('button', { name: /^(Add|Update) Package$/ });

async function open(list: CreditPackage[] = []) {
  serveAccount();
  serve(packages.listPackages.handler(() => list));
  serve(
    implement(contract.payPal.getPayPalSettings).handler(() => ({ success: true, data: aPayPalSetup(), message: '' })),
  );
  await renderPage(<PackageManager />, { at: '/admin/packages', session: aSession });
  await expect.element(page.getByText(`${list.length} of 3`)).toBeVisible();
}

async function openForm() {
  await open();
  await add.click();
  await expect.element(name).toHaveFocus();
}

test('without a package it says how to begin', async () => {
  await open();
  await expect.element(page.getByText('No packages available. Add a new package to get started.')).toBeVisible();
  await expectAccessible();
});

test('with three of them no more can be added, and the button says why', async () => {
  await open([0, 1, 2].map((n) => aPackage({ _id: otherId(n), packageName: `Package ${n}` })));
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await expect.element(add).toHaveAttribute('title', 'Maximum 3 packages allowed');
  await expect.element(add).toHaveAccessibleDescription('Maximum 3 packages allowed');
  await add.click({ force: true });
  expect(dialog.elements()).toEqual([]);
  await expectAccessible();
});

test('name, price and credits are needed, and figures are figures', async () => {
  await openForm();
  await expectAccessible();
  await submit.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter a name of at most 100 characters.');
  await expect.element(price).toBeInvalid();
  await expect
    .element(credits)
    .toHaveAccessibleDescription('Please enter the credits as a whole number from 1 to 1,000,000.');
  await credits.fill('many');
  await expect.element(credits).toBeInvalid();
  await credits.fill('20');
  await expect.element(credits).toBeValid();
  await dialog.getByLabelText('Validity (days)').fill('0');
  await submit.click();
  await expect.element(dialog.getByText('Please enter the validity in whole days, from 1 to 3,650.')).toBeVisible();
});

test('a new package is sent once, with its ten lines', async () => {
  await openForm();
  const { answer, release } = hold<void>();
  const sent = serve(
    packages.addPackage.handler(async () => {
      await answer;
      return { success: true, data: aPackage(), message: 'Package added successfully' };
    }),
  );
  await name.fill('Starter');
  await price.fill('9');
  await credits.fill('20');
  await dialog.getByRole('textbox', { name: 'Feature 1', exact: true }).fill('Twenty conversions');
  await submit.click();
  await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect.element(page.getByText('Package added successfully')).toBeVisible();
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    packageName: 'Starter',
    credit: 20,
    validity: 30,
    sellerEmail: 'mara@example.com',
    pointOne: 'Twenty conversions',
    pointTen: '',
  });
});

test('the reason of the server is said over the form, which keeps what was typed', async () => {
  await openForm();
  serve(
    packages.addPackage.handler(({ errors }) => {
      throw errors.TOO_MANY_PACKAGES();
    }),
  );
  await name.fill('Starter');
  await price.fill('9.00');
  await credits.fill('20');
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Maximum 3 packages allowed');
  await expect.element(name).toHaveValue('Starter');
});

test('closing with something typed asks first', async () => {
  await openForm();
  await name.fill('Starter');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(name).toHaveValue('Starter');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
});

test('what is edited is read again, and sent under its id', async () => {
  await open([aPackage()]);
  serve(packages.getPackage.handler(() => aPackage({ price: '11.00' })));
  const sent = serve(
    packages.editPackage.handler(() => ({ success: true, data: aPackage(), message: 'Package updated successfully' })),
  );
  await page.getByRole('button', { name: 'Edit Starter' }).click();
  await expect.element(price).toHaveValue('11.00');
  await credits.fill('25');
  await submit.click();
  await expect.element(page.getByText('Package updated successfully')).toBeVisible();
  expect(sent).toMatchObject([{ id: aPackage()._id, credit: 25 }]);
});

test('deleting asks first; a refusal is said over the list', async () => {
  await open([aPackage()]);
  serve(
    packages.deletePackage.handler(({ errors }) => {
      throw errors.NOT_FOUND();
    }),
  );
  await page.getByRole('button', { name: 'Delete Starter' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this package?' });
  await expectAccessible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This package does not exist.');
});
