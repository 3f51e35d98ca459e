import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import ProviderKeysPage from '#web/features/provider-keys/provider-keys-page.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { cutOff, hold, serve } from '#web/testing/network.ts';
import { aProviderKey, aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const keys = implement(contract.providerKeys);
const name = page.getByLabelText('Name', { exact: true });
const key = page.getByLabelText('Key', { exact: true });
const model = page.getByLabelText(/^Model/);
const address = page.getByLabelText(/^Base URL/);
const add = page.getByRole('button', { name: 'Add Key' });

async function open(list = [aProviderKey()]) {
  serve(keys.listKeys.handler(() => ({ success: true, data: list, message: '' })));
  serve(keys.listUsage.handler(() => []));
  await renderPage(<ProviderKeysPage />, { at: '/admin/settings/gemini-keys', session: aSession });
  await expect.element(page.getByText(list.length === 1 ? '1 Key' : `${list.length} Keys`)).toBeVisible();
}

async function openForm() {
  await open([]);
  await add.click();
  await expect.element(name).toHaveFocus();
}

test('without a key it says so; keys are shown masked', async () => {
  await open([]);
  await expect.element(page.getByText('No API keys found')).toBeVisible();
});

test('the list and the form are accessible, and the key is typed hidden', async () => {
  await open();
  await expect.element(page.getByText('AIzaSyA1••••••••wxyz')).toBeVisible();
  await add.click();
  await expect.element(key).toHaveAttribute('type', 'password');
  await expectAccessible();
});

test.for([
  ['', ''],
  ['  ', 'sk-1234'],
  ['Main', '   '],
] as const)('name “%s” and key “%s” are not enough, and nothing is sent', async ([typedName, typedKey]) => {
  await openForm();
  await name.fill(typedName);
  await key.fill(typedKey);
  await add.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Name and key are required');
  await (typedName.trim() ? expect.element(name).toBeValid() : expect.element(name).toBeInvalid());
  await (typedKey.trim() ? expect.element(key).toBeValid() : expect.element(key).toBeInvalid());
});

test('a server of one’s own needs its address and a model; the hints follow the provider', async () => {
  await openForm();
  await expect.element(model).toHaveAccessibleDescription('If empty: gemini-flash-latest');
  await page.getByLabelText('Provider').selectOptions('OpenAI-compatible');
  await expect.element(model).not.toHaveAccessibleDescription('If empty: gemini-flash-latest');
  await name.fill('Ollama');
  await key.fill('none');
  await add.click();
  await expect.element(page.getByText('An OpenAI-compatible server needs its base URL.')).toBeVisible();
  await expect.element(model).toHaveAccessibleDescription('An OpenAI-compatible server needs the name of a model.');
  await address.fill('ftp://localhost');
  await expect.element(page.getByText('Please enter an http(s) address.')).toBeVisible();
});

test('a new key is sent once and closes the form', async () => {
  await openForm();
  const { answer, release } = hold<void>();
  const sent = serve(
    keys.addKey.handler(async () => {
      await answer;
      return { success: true, data: aProviderKey(), message: '' };
    }),
  );
  await name.fill('Main key');
  await key.fill(' sk-1234 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByText('API key added successfully!')).toBeVisible();
  expect(name.elements()).toEqual([]);
  expect(sent).toEqual([
    { name: 'Main key', key: 'sk-1234', provider: 'gemini', model: '', baseURL: '', isActive: true },
  ]);
});

test('the reason of the server is said over the form, which keeps what was typed', async () => {
  await openForm();
  serve(
    keys.addKey.handler(({ errors }) => {
      throw errors.FORBIDDEN();
    }),
  );
  await name.fill('Main key');
  await key.fill('sk-1234');
  await add.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error: You are not allowed to do this.');
  await expect.element(name).toHaveValue('Main key');
  await expect.element(key).toHaveValue('sk-1234');
});

test('a key that is edited keeps its secret unless another one is typed', async () => {
  await open();
  const sent = serve(keys.updateKey.handler(() => ({ success: true, data: aProviderKey(), message: '' })));
  await page.getByRole('button', { name: 'Edit Main key' }).click();
  await expect.element(key).toHaveAccessibleDescription('Leave it unchanged to keep the stored key.');
  await name.fill('Second key');
  await page.getByRole('switch', { name: 'Active' }).click();
  await page.getByRole('button', { name: 'Update Key' }).click();
  await expect.element(page.getByText('API key updated successfully!')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'Second key', key: 'AIzaSyA1••••••••wxyz', isActive: false }]);
});

test('deleting asks first', async () => {
  await open();
  const sent = serve(keys.deleteKey.handler(() => ({ success: true, data: null, message: '' })));
  await page.getByRole('button', { name: 'Delete Main key' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this API key?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect.element(page.getByRole('button', { name: 'Delete Main key' })).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('API key deleted successfully!')).toBeVisible();
  expect(sent).toEqual([{ id: aProviderKey()._id }]);
});

test('a test says what the provider answered', async () => {
  await open();
  serve(keys.testKey.handler(() => ({ ok: false, message: 'API key not valid.', durationMs: 120 })));
  await page.getByRole('button', { name: 'Test Main key' }).click();
  await expect.element(page.getByText(/API key not valid\./)).toBeVisible();
  await expectAccessible();
});

test('a list that cannot be read says why; Retry reads it again', async () => {
  serve(keys.listUsage.handler(() => []));
  serve(
    keys.listKeys.handler(({ errors }) => {
      throw errors.FORBIDDEN();
    }),
  );
  await renderPage(<ProviderKeysPage />, { session: aSession });
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Error: You are not allowed to do this.')).toBeVisible();
  serve(keys.listKeys.handler(() => ({ success: true, data: [aProviderKey()], message: '' })));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('1 Key')).toBeVisible();
});

test('without a network, switching a key says so', async () => {
  await open();
  cutOff();
  await page.getByRole('button', { name: 'Deactivate Main key' }).click();
  await expect.element(page.getByText('Error: Network error or server not responding').first()).toBeVisible();
});
