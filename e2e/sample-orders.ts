import { getUserByEmail } from '#server/features/accounts/get-user-by-email.ts';
import { findItems } from '#server/features/items/find-items.ts';
import type { orders } from '#server/features/orders/tables.ts';
import { listPackages } from '#server/features/packages/list-packages.ts';
import type { Database } from '#server/platform/database/database.ts';
import { aUser } from '#server/testing/builders.ts';
import { anOrder } from '#server/testing/orders.ts';

type Changes = Partial<typeof orders.$inferInsert>;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** What a payment leaves on an order, with 20 days of membership left. */
const paid = (n: number): Changes => ({
  paymentStatus: 'Paid',
  orderStatus: 'Completed',
  paymentMethod: 'Paypal',
  paypalTransactionID: `3C67936${n}8E`,
  payerEmail: 'mira.pays@example.com',
  captureTime: daysAgo(10),
  membershipValidity: new Date(Date.now() + 20 * DAY_MS - 60_000),
  receiptNumber: n,
});

/** The member's package orders, the youngest first. */
const ofMira: Changes[] = [
  { orderId: 'MIRA0001' },
  { orderId: 'MIRA0002', ...paid(2) },
  {
    orderId: 'MIRA0003',
    paymentStatus: 'Denied',
    paymentIssue: 'PayPal did not allow this payment for legal reasons.',
  },
  {
    orderId: 'MIRA0004',
    paymentStatus: 'Processing',
    orderStatus: 'Processing',
    paymentIssue: 'PayPal is reviewing the payment. This can take a day; you do not need to do anything.',
  },
  { orderId: 'MIRA0005', ...paid(5), paymentStatus: 'Disputed' },
  { orderId: 'MIRA0006', ...paid(6), paymentStatus: 'Partially refunded', refundedAmount: '3.00' },
  { orderId: 'MIRA0007', ...paid(7), paymentStatus: 'Refunded', orderStatus: 'Refunded', refundedAmount: '9.00' },
  { orderId: 'MIRA0008', ...paid(8), paymentStatus: 'Reversed', orderStatus: 'Refunded', refundedAmount: '9.00' },
  {
    orderId: 'MIRA0009',
    paymentStatus: 'Cancelled',
    orderStatus: 'Cancelled',
    paymentIssue: 'Nobody paid this order for 30 days.',
  },
  { orderId: 'MIRA0010', ...paid(10), membershipValidity: daysAgo(1) },
  { orderId: 'MIRA0011', ...paid(11), productName: 'A package of last year', price: '120.00', totalPrice: '120.00' },
  { orderId: 'MIRA0012', ...paid(12) },
];

/**
 * Orders in every state: twelve packages and three items of the demo's member, a package of somebody else and one of an
 * account that is gone, and ten more pending items of somebody else.
 */
export async function fillOrders(db: Database): Promise<void> {
  const mira = (await getUserByEmail(db, 'member@facsimile.example'))!;
  const ole = await aUser(db, { credits: 5 });
  const [sketch] = await listPackages(db);
  const [item] = (await findItems(db, {})).found;
  const her = { customerName: 'Mira Member', customerEmail: mira.email, productId: sketch!.id };
  const his = { customerName: 'Ole Ost', customerEmail: 'ole@example.com', productId: sketch!.id };
  for (const [n, changes] of ofMira.entries()) {
    const gone = changes.productName ? { productId: mira.id } : {};
    await anOrder(db, mira.id, { ...her, ...gone, createdAt: daysAgo(n + 2), ...changes });
  }
  await anOrder(db, ole, { ...his, orderId: 'OLES0001', productName: 'Draft', price: '29.00', createdAt: daysAgo(1) });
  await anOrder(db, null, {
    ...his,
    ...paid(40),
    customerName: 'Deleted user',
    orderId: 'GONE0001',
    createdAt: daysAgo(90),
  });

  const { id: productId, itemName: productName, price, imageUrl, slug, itemId, guidelines } = item!;
  const template = { kind: 'item' as const, productId, productName, price, imageUrl, slug, itemId, guidelines };
  const goods = { ...template, accessUrl: 'https://goods.example/template.zip', membershipValidity: null };
  await anOrder(db, mira.id, { ...her, ...goods, orderId: 'ITEM0001', createdAt: daysAgo(1) });
  await anOrder(db, mira.id, { ...her, ...paid(31), ...goods, orderId: 'ITEM0002', createdAt: daysAgo(2) });
  const back = { paymentStatus: 'Refunded', orderStatus: 'Refunded', refundedAmount: price } as const;
  await anOrder(db, mira.id, { ...her, ...paid(32), ...goods, ...back, orderId: 'ITEM0003', createdAt: daysAgo(3) });
  for (let n = 0; n < 10; n++)
    await anOrder(db, ole, { ...his, ...goods, orderId: `OLEITEM${n}`, createdAt: daysAgo(10 + n) });
}
