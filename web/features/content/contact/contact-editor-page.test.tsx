import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ContactPage } from '#contract/content/contact.ts';
import { contract } from '#contract/index.ts';
import ContactEditorPage from '#web/features/content/contact/contact-editor-page.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { serveVersions } from '#web/testing/content.ts';
import { serve } from '#web/testing/network.ts';
import { aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const content = implement(contract.content);
const entry = (value: string) => ({ type: 'phone' as const, icon: 'fa-solid fa-phone', value, label: '' });
const contact: ContactPage = {
  isActive: true,
  title: 'Contact',
  subtitle: 'Write to us',
  description: '',
  contactInfo: [entry('111'), entry('222')],
  imageUrl: '',
  version: 3,
  createdAt: null,
  updatedAt: null,
};
const title = page.getByLabelText('Title', { exact: true });
const save = page.getByRole('button', { name: 'Save Changes' });
const row = (n: number) => page.getByRole('group', { name: `contact info ${n}` });
const values = () =>
  page
    .getByLabelText('Value')
    .elements()
    .map((input) => (input as HTMLInputElement).value);

async function open() {
  serve(content.getContactPage.handler(() => ({ success: true, data: contact, message: '' })));
  serveVersions();
  await renderPage(<ContactEditorPage />, { at: '/admin/settings/contact', session: aSession });
  await expect.element(title).toHaveValue('Contact');
}

test('it is accessible, and a title is needed', async () => {
  await open();
  await expectAccessible();
  await title.fill('');
  await save.click();
  await expect.element(title).toHaveAccessibleDescription('Title is required The small label above the headline.');
});

test('a new entry is a phone number, begins at its value, and needs one', async () => {
  await open();
  await page.getByRole('button', { name: 'Add Contact Info' }).click();
  await expect.element(row(3).getByLabelText('Value')).toHaveFocus();
  await expect.element(row(3).getByLabelText('Type')).toHaveValue('phone');
  await expect.element(row(3).getByLabelText('Icon class')).toHaveValue('fa-solid fa-phone');
  await save.click();
  await expect.element(row(3).getByLabelText('Value')).toHaveAccessibleDescription('Please enter a value');
});

test('entries are moved and removed by the keyboard, which goes along', async () => {
  await open();
  (row(1).getByRole('button', { name: 'Move contact info 1 down' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(values).toEqual(['222', '111']);
  await expect.element(row(2).getByRole('button', { name: 'Move contact info 2 up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(values).toEqual(['111', '222']);
  await row(2).getByRole('button', { name: 'Remove contact info 2' }).click();
  await expect.poll(values).toEqual(['111']);
  await expect.element(row(1).getByRole('button', { name: 'Remove contact info 1' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No contact information yet.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add Contact Info' })).toHaveFocus();
});

test('what is saved is sent with its version; a refusal is said in the words of the server', async () => {
  await open();
  serve(
    content.updateContactPage.handler(({ errors }) => {
      throw errors.FORBIDDEN();
    }),
  );
  await title.fill('Talk to us');
  await save.click();
  await expect.element(page.getByText('Failed to update contact page: You are not allowed to do this.')).toBeVisible();
  await expect.element(title).toHaveValue('Talk to us');
  const sent = serve(
    content.updateContactPage.handler(({ input }) => ({
      success: true,
      data: { ...contact, ...input, version: 4 },
      message: '',
    })),
  );
  await title.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Contact page updated successfully!')).toBeVisible();
  expect(sent).toMatchObject([{ title: 'Talk to us', contactInfo: contact.contactInfo, version: 3 }]);
});

test('a reset asks in the words of the specification', async () => {
  await open();
  serve(content.resetContactPage.handler(() => ({ success: true, data: { ...contact, version: 4 }, message: '' })));
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to reset to default values?' })
    .getByRole('button', { name: 'Reset to Default' })
    .click();
  await expect.element(page.getByText('Contact page reset to default successfully!')).toBeVisible();
});
