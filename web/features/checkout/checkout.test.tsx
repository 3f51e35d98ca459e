import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { Checkout } from '#web/features/checkout/checkout.tsx';
import { serveAccount } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { cutOff, hold, serve } from '#web/testing/network.ts';
import { aPackage, aPaidOrder, aPayPalSetup, aSession, aUser } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const createOrder = implement(contract.orders.createOrder);
const pack = aPackage();
const name = page.getByLabelText('Full Name');
const address = page.getByLabelText('Address');
const country = page.getByLabelText('Country');
const proceed = page.getByRole('button', { name: 'Proceed to Payment' });

async function open(user = aUser({ address: 'Main Street 1', city: 'Lund', country: 'Sweden' })) {
  serveAccount(user);
  serve(
    implement(contract.payPal.getPayPalSettings).handler(() => ({
      success: true,
      data: aPayPalSetup({ enablePayPal: true }),
      message: '',
    })),
  );
  const { _id: id, packageName, price } = pack;
  await renderPage(
    <Checkout goods={{ kind: 'package', id, name: packageName, price, facts: [['Credits', '20 Credits']] }} />,
    { at: `/buy/${id}`, session: aSession },
  );
}

test('it begins with what the profile knows; the address of the account is fixed', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  await expect.element(name).toHaveValue('Mara Lind');
  await expect.element(address).toHaveValue('Main Street 1, Lund');
  await expect.element(country).toHaveValue('Sweden');
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('readonly');
  await expectAccessible();
});

test('name, address and country are needed', async () => {
  await open(aUser());
  await name.fill('');
  await proceed.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter your full name');
  await expect.element(address).toHaveAccessibleDescription('Please enter your address');
  await expect.element(country).toHaveAccessibleDescription('Please choose your country');
  await expect.element(name).toHaveFocus();
  await expectAccessible();
});

test('an order is placed once, and leads to what is to be paid', async () => {
  await open();
  await expect.element(name).toBeVisible();
  const { answer, release } = hold<void>();
  const sent = serve(
    createOrder.handler(async () => {
      await answer;
      return aPaidOrder({ paymentStatus: 'pending' });
    }),
  );
  await name.fill('Mara Berg');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByRole('heading', { name: 'At /user/pending-payment/' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    packageId: pack._id,
    customerName: 'Mara Berg',
    address: 'Main Street 1, Lund',
    country: 'Sweden',
    orderId: expect.stringMatching(/^[A-Z0-9]{8}$/),
    paymentId: expect.stringMatching(/^[A-Z0-9]{8}$/),
  });
});

test('what hinders an order is said with what helps; sent again it is the same order', async () => {
  await open();
  await expect.element(name).toBeVisible();
  const first = serve(
    createOrder.handler(({ errors }) => {
      throw errors.TOO_MANY_ORDERS();
    }),
  );
  await name.fill('Mara Berg');
  await proceed.click();
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Pending orders' })).toBeVisible();
  await expect.element(name).toHaveValue('Mara Berg');
  cutOff();
  await proceed.click();
  await expect.element(page.getByText('Network error or server not responding')).toBeVisible();
  const again = serve(createOrder.handler(() => aPaidOrder({ paymentStatus: 'pending' })));
  await proceed.click();
  await expect.poll(() => again).toHaveLength(1);
  expect((again[0] as { orderId: string }).orderId).toBe((first[0] as { orderId: string }).orderId);
});

test('sellers cannot buy', async () => {
  await open(aUser({ userRole: 'Seller' }));
  await expect.element(page.getByText('Sellers cannot purchase products')).toBeVisible();
  expect(proceed.elements()).toEqual([]);
});
