import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContactForm } from '#web/features/site/sections/contact-form.tsx';
import { loadStill, Still } from '#web/features/site/still.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, servePath } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const send = page.getByRole('button', { name: 'Send Message' });
const labels = ['Name', 'Email', 'Subject', 'Phone', 'Message'] as const;
const field = (label: (typeof labels)[number]) => page.getByLabelText(label);
const said = (label: (typeof labels)[number]) => (field(label).element() as HTMLInputElement).validationMessage;

/** In the section of a public page, which brings it to life. */
async function open() {
  await loadStill();
  await renderPage(<Still>{() => <ContactForm />}</Still>, { at: '/contact' });
}

async function fillIn() {
  await field('Name').fill('Mara Lind');
  await field('Email').fill('mara@example.com');
  await field('Subject').fill('A question');
  await field('Phone').fill('+46 40 123');
  await field('Message').fill('How long does it take?');
}

test('an empty field is named in our words, and takes the focus', async () => {
  await open();
  await expectAccessible();
  await send.click();
  await expect.element(field('Name')).toHaveFocus();
  expect(labels.map(said)).toEqual([
    'Please enter your name',
    'Please enter your email',
    'Please enter your subjects',
    'Please enter your phone number',
    'Please enter your message',
  ]);
});

test('an address that is none is left to the browser’s own words', async () => {
  await open();
  await fillIn();
  await field('Email').fill('mara');
  await send.click();
  await expect.element(field('Email')).toHaveFocus();
  expect(said('Email')).not.toBe('Please enter your email');
  expect(said('Email')).not.toBe('');
});

test('a message is sent once, and the form is empty again', async () => {
  await open();
  const { answer, release } = hold<Response>();
  const sent = servePath('POST', '/new-support-message', () => answer);
  await fillIn();
  await send.click();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect.element(busy).toBeDisabled();
  await field('Name').click();
  await userEvent.keyboard('{Enter}');
  release(Response.json({}, { status: 201 }));
  await expect.element(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect.element(send).toBeEnabled();
  await expect.element(field('Message')).toHaveValue('');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    ticketUserName: 'Mara Lind',
    ticketUserEmail: 'mara@example.com',
    subject: 'A question',
    phone: '+46 40 123',
    message: 'How long does it take?',
    ticketStatus: 'open',
    ticketUserRole: 'user',
  });
});

test.for([
  [500, {}, 'Failed to send message. Please try again.'],
  [429, { message: 'Too many messages. Please try again later.' }, 'Too many messages. Please try again later.'],
] as const)('after a %i it says so, and what was typed stays', async ([status, body, text]) => {
  await open();
  servePath('POST', '/new-support-message', () => Response.json(body, { status }));
  await fillIn();
  await send.click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(field('Message')).toHaveValue('How long does it take?');
  await expect.element(send).toBeEnabled();
});

test('without JavaScript the page says what came of it, with what was typed', async () => {
  const values = { name: 'Mara', email: 'mara@example.com', subject: 'A', phone: '1', message: 'Why?' };
  await renderPage(<ContactForm outcome={{ sent: false, message: 'Failed to send message.', values }} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Failed to send message.');
  await expect.element(field('Message')).toHaveValue('Why?');
});
