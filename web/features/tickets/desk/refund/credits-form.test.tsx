import { implement } from '@orpc/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { CreditsForm } from '#web/features/tickets/desk/refund/credits-form.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, serve } from '#web/testing/network.ts';
import { aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { aTicket } from '#web/testing/tickets.ts';

const refundCredits = implement(contract.tickets.refundTicketCredits);
const amount = page.getByLabelText('Credits');
const reason = page.getByLabelText('Reason');
const message = page.getByLabelText('Message to the member');
const give = page.getByRole('button', { name: 'Give Credits Back' });

async function open(ticket = aTicket()) {
  const onClose = vi.fn();
  await renderPage(<CreditsForm ticket={ticket} onDirty={() => {}} onClose={onClose} />, { session: aSession });
  return onClose;
}

test('credits are a number, and need a reason', async () => {
  await open();
  await expectAccessible();
  await amount.fill('10001');
  await give.click();
  await expect.element(amount).toHaveAccessibleDescription('Please enter a whole number from 1 to 10,000');
  await expect.element(reason).toBeInvalid();
  await expect.element(page.getByText('Please enter a reason.')).toBeVisible();
});

test('the message follows the number until somebody writes one', async () => {
  await open();
  await amount.fill('5');
  await expect.element(message).toHaveValue(expect.stringContaining('We have given 5 credits back'));
  await message.fill('Sorry!');
  await amount.fill('6');
  await expect.element(message).toHaveValue('Sorry!');
});

test('they are given once, and the new balance is said', async () => {
  const onClose = await open();
  const { answer, release } = hold<void>();
  const sent = serve(
    refundCredits.handler(async () => {
      await answer;
      return { ticket: aTicket(), currentBalance: 8 };
    }),
  );
  await amount.fill('5');
  await reason.fill('The engine failed');
  await userEvent.keyboard('{Enter}');
  await expect.element(give).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByRole('status')).toHaveTextContent('5 credits given back. New balance: 8');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ id: aTicket()._id, amount: 5, reason: 'The engine failed' });
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('on a closed ticket no message goes with them', async () => {
  await open(aTicket({ ticketStatus: 'closed' }));
  expect(message.elements()).toEqual([]);
  const sent = serve(
    refundCredits.handler(({ errors }) => {
      throw errors.TICKET_CLOSED();
    }),
  );
  await reason.fill('The engine failed');
  await give.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This ticket is closed.');
  await expect.element(reason).toHaveValue('The engine failed');
  expect(sent).toMatchObject([{ message: '' }]);
});
