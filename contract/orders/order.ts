import * as z from 'zod';
import { countries } from '../vocabulary/countries.ts';
import { instant } from '../vocabulary/dates.ts';
import { CURRENCIES, type Currency } from '../vocabulary/format-money.ts';
import { recordId } from '../vocabulary/ids.ts';
import { price } from '../vocabulary/money.ts';
import { listQuery } from '../vocabulary/pagination.ts';

/** Ids that people read: on screens, in mails, at PayPal (`custom_id` is the order, `invoice_id` the payment). */
export const shortOrderId = z.string().regex(/^[A-Z0-9]{8}$/);

/** Path parameter: the record's id, or the short one shown on screens and in mails. */
export const byOrder = z.object({ id: z.union([recordId, shortOrderId], { error: 'This is not the id of an order' }) });

export const orderKind = z.enum(['package', 'item']);
export type OrderKind = z.infer<typeof orderKind>;

/**
 * Where the money is. `pending`: not paid yet. `Processing`: PayPal is reviewing the payment.
 * `Denied`: PayPal refused it; the buyer may try again. `Cancelled`: 30 days without payment. `Disputed`: the buyer asked
 * PayPal for the money back, nothing is decided. `Reversed`: PayPal took it back.
 */
export const paymentStatus = z.enum([
  'pending',
  'Processing',
  'Paid',
  'Denied',
  'Cancelled',
  'Disputed',
  'Partially refunded',
  'Refunded',
  'Reversed',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const orderStatus = z.enum(['pending', 'Processing', 'Completed', 'Cancelled', 'Refunded']);
export type OrderStatus = z.infer<typeof orderStatus>;

/** States in which a buyer may pay, perhaps again. */
export const PAYABLE: readonly PaymentStatus[] = ['pending', 'Denied'];
/** States in which the buyer has what was bought. */
export const PAID: readonly PaymentStatus[] = ['Paid', 'Disputed', 'Partially refunded'];

export const currency = z.enum(CURRENCIES);
export type { Currency };

/** What orders of packages and of items have in common. Fields of a payment are null before it. */
export const orderFields = {
  _id: recordId,
  orderId: shortOrderId,
  paymentId: shortOrderId,
  packageId: recordId.describe('What was ordered: a package or an item'),
  packageName: z.string(),
  packagePrice: price,
  processingFee: price,
  totalPrice: price,
  currency,
  paymentStatus,
  orderStatus,
  paymentIssue: z.string().nullable().describe('Why a payment was denied or waits, in words for the buyer'),
  userId: recordId.nullish().describe("The buyer's account, for admins; null once it was deleted"),
  customerEmail: z.string(),
  customerName: z.string(),
  address: z.string(),
  country: z.string(),
  orderDate: z.string().describe('dd/mm/yyyy in UTC'),
  createdAt: instant,
  expiresAt: instant.nullable().describe('When a pending order is cancelled'),
  paymentMethod: z.string().nullable(),
  paypalTransactionID: z.string().nullable().describe("PayPal's number of the capture"),
  payerEmail: z.string().nullable(),
  captureTime: instant.nullable(),
  refundedAmount: price,
  receiptNumber: z.string().nullable(),
};

/** The billing step. The server decides price, names, seller and e-mail; ids are kept when well-formed and unused. */
export const placeOrder = z.object({
  packageId: recordId,
  customerName: z.string().trim().min(1, 'Please enter your full name').max(200),
  address: z.string().trim().min(1, 'Please enter your address').max(500),
  country: z.enum(countries, 'Please choose your country'),
  orderId: z.string().optional(),
  paymentId: z.string().optional(),
});

/** Newest first unless `sort` says otherwise. `search` finds order ids, statuses, names of packages, items and customers. */
export const orderQuery = listQuery.extend({
  userEmail: z.email().optional(),
  paymentStatus: z.string().max(40).optional().describe('Only these, whatever the case'),
});
