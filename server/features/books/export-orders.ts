import { stringify } from 'csv-stringify/sync';
import type { BookedRange } from '#contract/orders/books.ts';
import { recordAct } from '#server/features/audit/index.ts';
import { receiptNumber } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { type BookedOrder, readBookedOrders } from './read-booked-orders.ts';

const columns: { header: string; of: (order: BookedOrder) => string }[] = [
  { header: 'Receipt', of: (order) => (order.receiptNumber === null ? '' : receiptNumber(order.receiptNumber)) },
  { header: 'Paid at (UTC)', of: (order) => moment(order.captureTime) },
  { header: 'Kind', of: (order) => order.kind },
  { header: 'Order', of: (order) => order.orderId },
  { header: 'Payment', of: (order) => order.paymentId },
  { header: 'Ordered at (UTC)', of: (order) => moment(order.createdAt) },
  { header: 'Product', of: (order) => order.productName },
  { header: 'Customer', of: (order) => order.customerName },
  { header: 'Email', of: (order) => order.customerEmail },
  { header: 'Country', of: (order) => order.country },
  { header: 'Currency', of: (order) => order.currency },
  { header: 'Price', of: (order) => order.price },
  { header: 'Fee', of: (order) => order.processingFee },
  { header: 'Total', of: (order) => order.totalPrice },
  { header: 'Refunded', of: (order) => order.refundedAmount },
  { header: 'Refunded at (UTC)', of: (order) => moment(order.refundedAt) },
  { header: 'PayPal transaction', of: (order) => order.paypalTransactionID ?? '' },
  { header: 'Status', of: (order) => order.paymentStatus },
  { header: 'Test payment', of: (order) => (order.isDemo ? 'yes' : 'no') },
];

/** As spreadsheets take for a time: 2026-11-20 18:49:00. */
const moment = (at: Date | null): string => at?.toISOString().slice(0, 19).replace('T', ' ') ?? '';

/**
 * Orders as a table for the bookkeeper: paid ones in the order of their receipts, then the others by age. With a mark of
 * its encoding, and with an apostrophe in front of what a spreadsheet would run as a formula.
 */
export async function exportOrders(db: Database, actor: SessionUser, wanted: BookedRange): Promise<File> {
  const parts = [stringify([columns.map(({ header }) => header)], { bom: true, record_delimiter: 'windows' })];
  const count = await readBookedOrders(db, wanted, (orders) => {
    const cells = orders.map((order) => columns.map(({ of }) => of(order)));
    parts.push(stringify(cells, { escape_formulas: true, record_delimiter: 'windows' }));
  });
  await recordAct(db, {
    actor,
    action: 'order.export',
    subject: { type: 'orders', name: `${count} orders` },
    after: { kind: wanted.kind ?? '', from: wanted.from ?? '', to: wanted.to ?? '', orders: count },
  });
  const name = ['orders', wanted.kind, wanted.from, wanted.to].filter(Boolean).join('-');
  return new File(parts, `${name}.csv`, { type: 'text/csv; charset=utf-8' });
}
