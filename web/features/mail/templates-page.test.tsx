import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import type { MailTemplate } from '#contract/mail.ts';
import TemplatesPage from '#web/features/mail/templates-page.tsx';
import { serveAccount } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, serve } from '#web/testing/network.ts';
import { aSession, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const mail = implement(contract.mail);
const welcome: MailTemplate = {
  _id: otherId(50),
  templateName: 'Welcome',
  subject: 'Hello {{name}}',
  body: '<p>Good to see you.</p>',
  updatedAt: '2026-11-01T09:30:00.000Z',
};

const dialog = page.getByRole('dialog');
const name = dialog.getByLabelText('Template name');
const subject = dialog.getByLabelText('Subject');
const message = dialog.getByLabelText('Message');
const save = dialog.getByRole('button', { name: 'Save Template' });

async function open(list = [welcome]) {
  serveAccount();
  serve(mail.listTemplates.handler(() => list));
  serve(mail.previewMail.handler(({ input }) => ({ subject: input.subject, html: input.messageBody, text: '' })));
  await renderPage(<TemplatesPage />, { at: '/admin/mail/templates', session: aSession });
}

async function openForm() {
  await open();
  await page.getByRole('button', { name: 'Add Template' }).click();
  await expect.element(name).toHaveFocus();
}

test('without a template it says what one is for', async () => {
  await open([]);
  await expect.element(page.getByText('No templates yet')).toBeVisible();
});

test('name, subject and message are needed', async () => {
  await openForm();
  await expectAccessible();
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter a name');
  await expect.element(subject).toHaveAccessibleDescription('Please enter a subject');
  await expect.element(dialog.getByText('Please enter a message')).toBeVisible();
  await expect.element(message).toBeInvalid();
});

test('a template is saved once; the preview follows what is typed', async () => {
  await openForm();
  const { answer, release } = hold<MailTemplate>();
  const sent = serve(mail.addTemplate.handler(() => answer));
  await name.fill('Welcome');
  await subject.fill('Hello {{name}}');
  await message.fill('<p>Good to see you.</p>');
  const preview = dialog.getByTitle('Preview of the mail');
  await expect.element(preview).toHaveAttribute('srcdoc', '<p>Good to see you.</p>');
  await expect.element(preview).toHaveAttribute('sandbox', '');
  await subject.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release(welcome);
  await expect.element(page.getByText('Template added successfully')).toBeVisible();
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(sent).toEqual([{ templateName: 'Welcome', subject: 'Hello {{name}}', body: '<p>Good to see you.</p>' }]);
});

test('a refusal is said over the form, which keeps what was typed', async () => {
  await open();
  serve(
    mail.updateTemplate.handler(({ errors }) => {
      throw errors.NOT_FOUND();
    }),
  );
  await page.getByRole('button', { name: 'Edit Welcome' }).click();
  await subject.fill('Hi {{name}}');
  await save.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This template does not exist.');
  await expect.element(subject).toHaveValue('Hi {{name}}');
});

test('a test goes to oneself and leaves the form open', async () => {
  await open();
  const sent = serve(
    mail.sendMessage.handler(() => ({ success: true, message: 'Message sent successfully.', _id: otherId(51) })),
  );
  await page.getByRole('button', { name: 'Edit Welcome' }).click();
  await dialog.getByRole('button', { name: 'Send Test to Me' }).click();
  await expect.element(page.getByText('Test sent to mara@example.com')).toBeVisible();
  expect(sent).toMatchObject([{ toEmail: 'mara@example.com', subject: 'Hello {{name}}', templateName: 'Welcome' }]);
  await expect.element(name).toHaveValue('Welcome');
});

test('a placeholder that nothing stands for is pointed at', async () => {
  await openForm();
  await message.fill('Hello, this is {adminName}.');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('{adminName} has not been filled in.');
  await dialog.getByRole('button', { name: 'Show it' }).click();
  const area = message.element() as HTMLTextAreaElement;
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('{adminName}');
});

test('closing with something typed asks; deleting asks too', async () => {
  await openForm();
  await name.fill('Goodbye');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  const sent = serve(mail.deleteTemplate.handler(() => ({ success: true })));
  await page.getByRole('button', { name: 'Delete Welcome' }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this template?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.element(page.getByText('Template deleted successfully')).toBeVisible();
  expect(sent).toEqual([{ id: welcome._id }]);
});
