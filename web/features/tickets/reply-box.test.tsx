import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ReplyBox } from '#web/features/tickets/reply-box.tsx';
import type { NewReply } from '#web/features/tickets/use-reply.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold } from '#web/testing/network.ts';
import { aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const field = page.getByLabelText('Your reply');
const send = page.getByRole('button', { name: 'Send' });

let sent: NewReply[] = [];

async function open(onSend: () => Promise<unknown> = async () => {}, disabled = false) {
  sent = [];
  const box = (
    <ReplyBox
      name="ticket-1"
      label="Your reply"
      disabled={disabled}
      {...(disabled && { hint: 'This ticket is closed.' })}
      check={(text) => {
        const start = text.indexOf('{{');
        return start < 0 ? undefined : { message: 'A placeholder is left.', start, end: start + 8 };
      }}
      onSend={(reply) => {
        sent.push(reply);
        return onSend();
      }}
    />
  );
  return renderPage(box, { at: '/user/support', session: aSession });
}

test('nothing, or spaces alone, cannot be sent', async () => {
  await open();
  await expect.element(send).toBeDisabled();
  await field.fill('  \n ');
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([]);
  await expectAccessible();
});

test('it is sent once, empties, and the keyboard is back in it', async () => {
  const { answer, release } = hold<void>();
  await open(() => answer);
  await field.fill(' It works now. ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  release();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  expect(sent.map(({ message }) => message)).toEqual(['It works now.']);
});

test('Enter alone is a new line', async () => {
  await open();
  await field.click();
  await userEvent.keyboard('one{Enter}two');
  await expect.element(field).toHaveValue('one\ntwo');
  expect(sent).toEqual([]);
});

test('what could not be sent stays, and is the same message the next time', async () => {
  await open(() => Promise.reject(new TypeError('Failed to fetch')));
  await field.fill('It works now.');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network error or server not responding');
  await expect.element(field).toHaveValue('It works now.');
  await send.click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[0]?._id).toBe(sent[1]?._id);
  await field.fill('It works now!');
  await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
});

test('a message that is too long says by how much', async () => {
  await open();
  await field.fill('x'.repeat(20_012));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/too long by 12 characters/);
  await expect.element(field).toBeInvalid();
  await expect.element(send).toBeDisabled();
});

test('a placeholder that is left is shown where it stands', async () => {
  await open();
  await field.fill('Hello {{name}}');
  await expect.element(send).toBeDisabled();
  await page.getByRole('button', { name: 'Show it' }).click();
  const area = field.element() as HTMLTextAreaElement;
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('{{name}}');
  await expect.element(field).toHaveFocus();
});

test('what was begun is still there when one comes back', async () => {
  const first = await open();
  await field.fill('It works');
  await first.unmount();
  await open();
  await expect.element(field).toHaveValue('It works');
});

test('on a closed ticket nothing can be written, and it says why', async () => {
  await open(undefined, true);
  await expect.element(field).toBeDisabled();
  await expect.element(send).toBeDisabled();
  await expect.element(page.getByText('This ticket is closed.')).toBeVisible();
});
