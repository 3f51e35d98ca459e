import { oc } from '@orpc/contract';
import * as z from 'zod';
import { currency, orderKind } from './orders/order.ts';
import { sellerDetails } from './paypal-settings.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';
import { price } from './vocabulary/money.ts';

/** Issued once, at payment, with the details of that day; only refunds are added later. */
export const receipt = z.object({
  number: z.string().describe('Without gaps, e.g. "F-000042"'),
  issuedAt: instant,
  order: z.object({ _id: recordId, kind: orderKind, orderId: z.string(), paymentId: z.string() }),
  seller: sellerDetails,
  buyer: z.object({ name: z.string(), email: z.string(), address: z.string(), country: z.string() }),
  lines: z.array(z.object({ text: z.string(), amount: price })),
  total: price,
  currency,
  paidAt: instant,
  paymentMethod: z.string(),
  transactionId: z.string(),
  isDemo: z.boolean().describe('Paid at a stand-in for PayPal or in its sandbox: no money moved'),
  refunds: z.array(z.object({ at: instant, amount: price })),
});
export type Receipt = z.infer<typeof receipt>;

const ofReceipt = {
  UNAUTHORIZED: errors.UNAUTHORIZED,
  NOT_FOUND: {
    ...errors.NOT_FOUND,
    message: 'There is no receipt for this order: it has not been paid, or it is not yours.',
  },
};
const tags = ['Receipts'];

export const receipts = {
  getReceipt: oc
    .route({
      method: 'GET',
      path: '/api/receipts/{id}',
      summary: 'Receipt of a paid order, by the `_id` of the order',
      tags,
    })
    .input(byId)
    .output(receipt)
    .errors(ofReceipt),
  getReceiptPdf: oc
    .route({ method: 'GET', path: '/api/receipts/{id}/pdf', summary: 'The same as PDF', tags })
    .input(byId)
    .output(z.file())
    .errors(ofReceipt),
};
