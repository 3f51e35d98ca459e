import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import PayPalSettingsPage from '#web/features/paypal-settings/paypal-settings-page.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, serve } from '#web/testing/network.ts';
import { aPayPalSetup, aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const payPal = implement(contract.payPal);
const enable = page.getByRole('switch', { name: 'Enable PayPal payments' });
const clientId = page.getByLabelText('Client ID');
const secret = page.getByLabelText('Client Secret');
const live = page.getByRole('radio', { name: 'Live' });
const save = page.getByRole('button', { name: 'Save', exact: true });
const seller = page.getByRole('region', { name: 'Seller details' });
const noSeller = { name: '', address: '', email: '', taxId: '', note: '' };

async function open(setup = aPayPalSetup()) {
  serve(payPal.getPayPalSettings.handler(() => ({ success: true, data: setup, message: '' })));
  serve(payPal.getSellerDetails.handler(() => noSeller));
  await renderPage(<PayPalSettingsPage />, { at: '/admin/settings/paypal', session: aSession });
  await expect.element(seller.getByLabelText('Name')).toBeVisible();
}

test('it is accessible, and nothing can be saved while nothing is changed', async () => {
  await open();
  await expect.element(save).toBeDisabled();
  await expectAccessible();
});

test('PayPal cannot be enabled without client ID and secret', async () => {
  await open();
  await enable.click();
  await save.click();
  await expect.element(page.getByText('Enter the client ID: PayPal cannot be enabled without it.')).toBeVisible();
  await expect.element(page.getByText('Enter the client secret: PayPal cannot be enabled without it.')).toBeVisible();
  await expect.element(clientId).toBeInvalid();
  await expect.element(clientId).toHaveFocus();
  await expect.element(secret).toBeInvalid();
  await clientId.fill('AbC 123');
  await expect
    .element(page.getByText('A client ID contains only letters, digits, hyphens and underscores.'))
    .toBeVisible();
  await expectAccessible();
});

test('a stored secret is kept with its own client, and asked for with another one', async () => {
  await open(aPayPalSetup({ enablePayPal: true, clientId: 'AbC', hasClientSecret: true, webhookId: '5GP0' }));
  await expect.element(secret).toHaveValue('');
  await expect
    .element(secret)
    .toHaveAccessibleDescription('A secret is stored, encrypted. Leave this empty to keep it; it is never shown.');
  await live.click();
  await save.click();
  await expect
    .element(page.getByText('Enter the client secret again: the stored one belongs to another client ID or mode.'))
    .toBeVisible();
});

test('the whole setup is sent once; nothing can be typed meanwhile', async () => {
  await open();
  const { answer, release } = hold<void>();
  const sent = serve(
    payPal.updatePayPalSettings.handler(async ({ input: { clientSecret: _secret, ...change } }) => {
      await answer;
      const data = aPayPalSetup({ ...change, hasClientSecret: true });
      return { success: true, data, message: 'PayPal settings updated successfully' };
    }),
  );
  await enable.click();
  await clientId.fill('AbC');
  await secret.fill('s3cret');
  await page.getByLabelText('Currency').selectOptions('EUR – Euro');
  await page.getByRole('radio', { name: 'Gold' }).click();
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect.element(clientId).toBeDisabled();
  release();
  await expect.element(page.getByText('PayPal settings updated successfully')).toBeVisible();
  await expect.element(page.getByText('Enabled · Sandbox')).toBeVisible();
  await expect.element(secret).toHaveValue('');
  await expect.element(save).toBeDisabled();
  expect(sent).toEqual([
    {
      enablePayPal: true,
      clientId: 'AbC',
      clientSecret: 's3cret',
      mode: 'sandbox',
      currency: 'EUR',
      buttonStyles: { layout: 'vertical', color: 'gold', shape: 'rect', label: 'paypal' },
      webhookId: '',
    },
  ]);
});

test('what PayPal refuses is said at the secret, which keeps the focus and its text', async () => {
  await open();
  serve(
    payPal.updatePayPalSettings.handler(({ errors }) => {
      throw errors.PAYPAL_REFUSED({ message: 'PayPal does not know this client ID and secret.' });
    }),
  );
  await clientId.fill('AbC');
  await secret.fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('PayPal does not know this client ID and secret.')).toBeVisible();
  await expect.element(secret).toBeInvalid();
  await expect.element(secret).toHaveFocus();
  await expect.element(secret).toHaveValue('wrong');
});

test('what is about no field is said beside the buttons', async () => {
  await open();
  serve(
    payPal.updatePayPalSettings.handler(({ errors }) => {
      throw errors.PAYPAL_UNAVAILABLE();
    }),
  );
  await clientId.fill('AbC');
  await save.click();
  await expect
    .element(page.getByRole('alert').getByText('PayPal cannot be reached right now. Please try again in a minute.'))
    .toBeVisible();
  await expect.element(clientId).toHaveValue('AbC');
});

test('a reset asks first', async () => {
  await open(aPayPalSetup({ enablePayPal: true, clientId: 'AbC', hasClientSecret: true }));
  const sent = serve(
    payPal.resetPayPalSettings.handler(() => ({
      success: true,
      data: aPayPalSetup(),
      message: 'PayPal settings reset successfully',
    })),
  );
  const reset = page.getByRole('button', { name: 'Reset to Default' });
  await reset.click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to reset to default values?' });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.elements()).toEqual([]);
  expect(sent).toHaveLength(0);
  await reset.click();
  await question.getByRole('button', { name: 'Reset to Default' }).click();
  await expect.element(page.getByText('PayPal settings reset successfully')).toBeVisible();
  await expect.element(clientId).toHaveValue('');
  expect(sent).toHaveLength(1);
});

test('the details of the seller are saved apart', async () => {
  await open();
  const sent = serve(payPal.updateSellerDetails.handler(({ input }) => input));
  await seller.getByLabelText('Email').fill('shop');
  const saveSeller = page.getByRole('button', { name: 'Save seller details' });
  await saveSeller.click();
  await expect.element(seller.getByText('Please enter a valid email address.')).toBeVisible();
  await seller.getByLabelText('Email').fill('shop@example.com');
  await seller.getByLabelText('Name').fill('Facsimile AB');
  await saveSeller.click();
  await expect.element(page.getByText('Seller details updated successfully')).toBeVisible();
  expect(sent).toEqual([{ ...noSeller, name: 'Facsimile AB', email: 'shop@example.com' }]);
});

test('leaving with something unsaved asks', async () => {
  await open();
  await clientId.fill('AbC');
  // `dispatchEvent` answers false when somebody holds the page back.
  await expect.poll(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('a setup that cannot be read says why', async () => {
  serve(
    payPal.getPayPalSettings.handler(({ errors }) => {
      throw errors.UNAUTHORIZED();
    }),
  );
  await renderPage(<PayPalSettingsPage />, { session: aSession });
  await expect.element(page.getByRole('alert').getByText('Please log in to continue.')).toBeVisible();
});
