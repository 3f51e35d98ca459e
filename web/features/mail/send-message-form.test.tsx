import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { SendMessageForm } from '#web/features/mail/send-message-form.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { cutOff, hold, serve } from '#web/testing/network.ts';
import { aSession, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const mail = implement(contract.mail);
const welcome = {
  _id: otherId(50),
  templateName: 'Welcome',
  subject: 'Hello {{name}}',
  body: 'Good to see you.',
  updatedAt: '2026-11-01T09:30:00.000Z',
};
const subject = page.getByLabelText('Subject');
const message = page.getByLabelText('Message');
const send = page.getByRole('button', { name: 'Send Message' });

async function open() {
  serve(mail.listTemplates.handler(() => [welcome]));
  serve(mail.previewMail.handler(({ input }) => ({ subject: input.subject, html: input.messageBody, text: '' })));
  await renderPage(<SendMessageForm toEmail="mara@example.com" onClose={() => {}} />, { session: aSession });
  await expect.element(page.getByLabelText('Template')).toBeEnabled();
}

test('whom it goes to cannot be changed; subject and message are needed', async () => {
  await open();
  await expect.element(page.getByLabelText('To Email')).toHaveAttribute('readonly');
  await send.click();
  await expect.element(subject).toHaveAccessibleDescription('Please enter a subject');
  await expect.element(page.getByText('Please enter a message')).toBeVisible();
  await expectAccessible();
});

test('a template fills both; the message goes once, and the form is empty again', async () => {
  await open();
  const { answer, release } = hold<void>();
  const sent = serve(
    mail.sendMessage.handler(async () => {
      await answer;
      return { success: true, message: 'Message sent successfully.', _id: otherId(51) };
    }),
  );
  await page.getByLabelText('Template').selectOptions('Welcome');
  await expect.element(subject).toHaveValue('Hello {{name}}');
  await message.fill('Good to see you again.');
  await subject.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByText('Message sent successfully.')).toBeVisible();
  await expect.element(message).toHaveValue('');
  expect(sent).toEqual([
    {
      toEmail: 'mara@example.com',
      subject: 'Hello {{name}}',
      messageBody: 'Good to see you again.',
      templateName: 'Welcome',
    },
  ]);
});

test('why it did not go out is said, and what was typed stays', async () => {
  await open();
  serve(
    mail.sendMessage.handler(({ errors }) => {
      throw errors.FORBIDDEN();
    }),
  );
  await subject.fill('Hello');
  await message.fill('Good to see you.');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You are not allowed to do this.');
  await expect.element(message).toHaveValue('Good to see you.');
  cutOff();
  await send.click();
  await expect.element(page.getByRole('alert').getByText('Error sending message.')).toBeVisible();
});
