import { implement } from '@orpc/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { RefundForm } from '#web/features/orders/refund-form.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { cutOff, hold, serve } from '#web/testing/network.ts';
import { aPaidOrder, aSession, aUser } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const order = aPaidOrder();
const refundOrder = implement(contract.payments.refundOrder);
const made = {
  success: true,
  refundedAmount: '4.50',
  paymentStatus: 'Partially refunded',
  orderStatus: 'Completed',
  creditsTakenBack: 10,
  pending: false,
} as const;

const amount = page.getByLabelText('Amount');
const reason = page.getByLabelText('Reason');
const submit = page.getByRole('button', { name: /^Refund/ });

async function open() {
  const onDone = vi.fn();
  serve(implement(contract.accounts.getUser).handler(() => aUser({ currentBalance: 12 })));
  await renderPage(<RefundForm order={order} onDone={onDone} />, { at: '/admin/orders', session: aSession });
  await expect.element(amount).toHaveFocus();
  return onDone;
}

test('it begins with all that is left, and says what will happen', async () => {
  await open();
  await expect.element(amount).toHaveValue('9.00');
  await expect.element(page.getByText('$9.00 goes back to payer@example.com through PayPal.')).toBeVisible();
  await expect.element(page.getByText(/12 Credits are taken back; the buyer has 12 Credits now\./)).toBeVisible();
  await expect.element(page.getByText('The days of membership that this order gave are taken back.')).toBeVisible();
  await expectAccessible();
});

test.for([
  ['nine', 'Please enter an amount, e.g. 4.50'],
  ['0', 'Please enter an amount above zero'],
  ['9.01', 'Only $9.00 can still be refunded'],
] as const)('%s is no amount to refund', async ([typed, problem]) => {
  await open();
  await amount.fill(typed);
  await submit.click();
  await expect.element(page.getByText(problem)).toBeVisible();
  await expect.element(amount).toBeInvalid();
  await expect.element(reason).toBeInvalid();
  await expect.element(page.getByText('Please enter a reason')).toBeVisible();
});

test('a part is paid back once, and the result is shown', async () => {
  const onDone = await open();
  const { answer, release } = hold<typeof made>();
  const sent = serve(refundOrder.handler(() => answer));
  await amount.fill('4,5');
  await expect.element(page.getByText('The membership stays as it is.')).toBeVisible();
  await reason.fill('Half of it');
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release(made);
  await expect.element(page.getByText('The refund has been made.')).toBeVisible();
  await expect.element(page.getByText('$4.50 of $9.00')).toBeVisible();
  await expect.element(page.getByText('10 Credits')).toBeVisible();
  expect(sent).toMatchObject([{ id: order._id, amount: '4.50', reason: 'Half of it' }]);
  expect(sent).toHaveLength(1);
  const back = page.getByRole('button', { name: 'Back to the order' });
  await expect.element(back).toHaveFocus();
  await back.click();
  expect(onDone).toHaveBeenCalledOnce();
});

const refundId = (input: unknown) => (input as { refundId: string }).refundId;

test('what PayPal refuses is said, and the next attempt is another refund', async () => {
  await open();
  const sent = serve(
    refundOrder.handler(({ errors }) => {
      throw errors.PAYPAL_REFUSED({ message: 'PayPal refused this: the capture is too old.' });
    }),
  );
  await reason.fill('Wish of the buyer');
  await submit.click();
  await expect.element(page.getByRole('alert').getByText('PayPal refused this: the capture is too old.')).toBeVisible();
  await expect.element(reason).toHaveValue('Wish of the buyer');
  await submit.click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(refundId(sent[0])).not.toBe(refundId(sent[1]));
});

test('when nobody knows whether it was made, sending it again is the same refund', async () => {
  await open();
  const first = serve(
    refundOrder.handler(({ errors }) => {
      throw errors.PAYPAL_UNAVAILABLE();
    }),
  );
  await reason.fill('Wish of the buyer');
  await submit.click();
  await expect.element(page.getByText(/It is not known whether PayPal has made this refund\./)).toBeVisible();
  await expect.element(amount).toHaveAttribute('readonly');
  await expect.element(reason).toHaveAttribute('readonly');
  await expectAccessible();
  const second = serve(refundOrder.handler(() => ({ ...made, pending: true })));
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('PayPal has not finished this refund yet.')).toBeVisible();
  expect(refundId(second[0])).toBe(refundId(first[0]));
});

test('without a network it is not known either', async () => {
  await open();
  await reason.fill('Wish of the buyer');
  cutOff();
  await submit.click();
  await expect.element(page.getByText('Network error or server not responding')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
});
