import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { CreateTicketForm } from '#web/features/tickets/create-ticket-form.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, serve } from '#web/testing/network.ts';
import { aSession, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { anAttachment, aTicket } from '#web/testing/tickets.ts';

const writer = { name: 'Mara Lind', email: 'mara@example.com' };
const about = {
  type: 'package-order' as const,
  id: otherId(1),
  label: 'Order ORD12345: Starter',
  subject: 'Order ORD12345: Starter',
};
const createTicket = implement(contract.tickets.createTicket);
const uploadAttachment = implement(contract.tickets.uploadAttachment);

const subject = page.getByLabelText('Subject');
const message = page.getByLabelText('Message');
const create = page.getByRole('button', { name: 'Create Ticket' });
const files = page.getByRole('list', { name: 'Files to send' });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const picture = new File(['…'], 'page.png', { type: 'image/png' });

const open = (from?: typeof about) =>
  renderPage(<CreateTicketForm writer={writer} about={from} />, { at: '/user/create-support', session: aSession });

test('subject and message are needed', async () => {
  await open();
  await expectAccessible();
  await create.click();
  await expect.element(subject).toHaveAccessibleDescription('Please enter a subject');
  await expect.element(message).toBeInvalid();
  await expect.element(page.getByText('Please enter your message')).toBeVisible();
  await subject.fill('x'.repeat(301));
  await expect.element(subject).toHaveAccessibleDescription('Please make the subject shorter.');
  await expectAccessible();
});

test('a ticket is sent once, with its files, and leads to the list', async () => {
  await open();
  serve(uploadAttachment.handler(() => anAttachment()));
  await userEvent.upload(chooser(), picture);
  await expect.element(files).toMatchTextContent(/page\.png.*2 kB/);
  const { answer, release } = hold<void>();
  const sent = serve(
    createTicket.handler(async () => {
      await answer;
      return aTicket();
    }),
  );
  await subject.fill('My page is empty');
  await message.fill('It shows nothing.');
  await create.click();
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect.element(subject).toHaveAttribute('readonly');
  await subject.click();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByText('Support ticket created successfully')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: `At /user/support?ticket=${aTicket()._id}` })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    subject: 'My page is empty',
    message: 'It shows nothing.',
    ticketUserName: 'Mara Lind',
    ticketUserEmail: 'mara@example.com',
    attachments: [anAttachment()._id],
  });
});

test('a failure is said, what was typed stays, and sent again it is the same ticket', async () => {
  await open();
  const first = serve(
    createTicket.handler(({ errors }) => {
      throw errors.TOO_MANY_MESSAGES();
    }),
  );
  await subject.fill('My page is empty');
  await message.fill('It shows nothing.');
  await create.click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Failed to create support ticket')).toBeVisible();
  await expect.element(alert).toMatchTextContent('Too many messages have been sent from your address.');
  await expect.element(message).toHaveValue('It shows nothing.');
  const second = serve(createTicket.handler(() => aTicket()));
  await create.click();
  await expect.poll(() => second).toHaveLength(1);
  expect((second[0] as { _id: string })._id).toBe((first[0] as { _id: string })._id);
});

test('what it is about can be taken away, and its subject with it', async () => {
  await open(about);
  await expect.element(subject).toHaveValue('Order ORD12345: Starter');
  await page.getByRole('button', { name: 'Not about: Order ORD12345: Starter' }).click();
  await expect.element(subject).toHaveValue('');
  const sent = serve(createTicket.handler(() => aTicket()));
  await subject.fill('Something else');
  await message.fill('It shows nothing.');
  await create.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('about');
});

test('a ticket about an order says which one', async () => {
  await open(about);
  const sent = serve(createTicket.handler(() => aTicket()));
  await message.fill('It did not arrive.');
  await create.click();
  await expect.poll(() => sent).toMatchObject([{ about: { type: 'package-order', id: about.id } }]);
});

test('a file that fails keeps the ticket back until it is tried again or removed', async () => {
  await open();
  serve(
    uploadAttachment.handler(({ errors }) => {
      throw errors.BUSY();
    }),
  );
  await userEvent.upload(chooser(), picture);
  await expect.element(files.getByRole('alert')).toMatchTextContent(/^Failed to upload the file\.|Many files/);
  await expect.element(create).toBeDisabled();
  await expectAccessible();
  serve(uploadAttachment.handler(() => anAttachment()));
  await page.getByRole('button', { name: 'Try page.png again' }).click();
  await expect.element(create).toBeEnabled();
  await page.getByRole('button', { name: 'Remove page.png' }).click();
  await expect.poll(() => files.elements()).toEqual([]);
});

test('what can never be attached does not leave the browser, and cannot be tried again', async () => {
  await open();
  await userEvent.upload(chooser(), new File(['…'], 'a.zip', { type: 'application/zip' }));
  await expect
    .element(files.getByRole('alert'))
    .toHaveTextContent('This file cannot be attached. Please choose a picture, a PDF or a text file.');
  expect(page.getByRole('button', { name: 'Try a.zip again' }).elements()).toEqual([]);
});

test('of more than five files, five are taken', async () => {
  await open();
  let n = 0;
  serve(uploadAttachment.handler(() => anAttachment({ _id: otherId(40 + n), name: `${n++}.png` })));
  await userEvent.upload(
    chooser(),
    Array.from({ length: 6 }, (_, i) => new File(['…'], `${i}.png`, { type: 'image/png' })),
  );
  await expect.poll(() => files.getByRole('listitem').elements()).toHaveLength(5);
  await expect.element(page.getByRole('alert')).toHaveTextContent('A message can have at most 5 files.');
});
