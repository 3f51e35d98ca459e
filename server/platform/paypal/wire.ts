import * as z from 'zod';
import type { CaptureStatus, OrderStatus, PayPalCapture, PayPalOrder, PayPalRefund, RefundStatus } from './types.ts';

// What we read of PayPal's answers (checkout_orders_v2, payments_payment_v2). Fields that we do not need may change or
// be missing; a state that we do not know becomes UNKNOWN.

const ORDER = ['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED'] as const;
const CAPTURE = ['COMPLETED', 'DECLINED', 'PENDING', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;
const REFUND = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'] as const;

const id = z.string().regex(/^[\w-]{1,64}$/);
const text = z.string().optional();
const money = z
  .object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().regex(/^\d{1,15}(\.\d{1,3})?$/) })
  .transform(({ currency_code, value }) => ({ currency: currency_code, value }));
const payee = z
  .object({ merchant_id: text, email_address: text })
  .transform(({ merchant_id, email_address }) => ({ merchantId: merchant_id, email: email_address }));
const statusDetails = z.object({ reason: text }).optional();

export const captureAnswer = z
  .object({
    id,
    status: z.enum(CAPTURE).or(z.string().transform((): CaptureStatus => 'UNKNOWN')),
    status_details: statusDetails,
    amount: money,
    custom_id: text,
    invoice_id: text,
    create_time: text,
    payee: payee.optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: text }).optional() }).optional(),
  })
  .transform(
    (capture): PayPalCapture => ({
      id: capture.id,
      status: capture.status,
      statusReason: capture.status_details?.reason,
      amount: capture.amount,
      customId: capture.custom_id,
      invoiceId: capture.invoice_id,
      createTime: capture.create_time,
      payee: capture.payee,
      orderId: capture.supplementary_data?.related_ids?.order_id,
    }),
  );

export const refundAnswer = z
  .object({
    id,
    status: z.enum(REFUND).or(z.string().transform((): RefundStatus => 'UNKNOWN')),
    status_details: statusDetails,
    amount: money,
    custom_id: text,
    invoice_id: text,
    create_time: text,
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  })
  .transform(
    (refund): PayPalRefund => ({
      id: refund.id,
      status: refund.status,
      statusReason: refund.status_details?.reason,
      amount: refund.amount,
      customId: refund.custom_id,
      invoiceId: refund.invoice_id,
      createTime: refund.create_time,
      captureId: refund.links.find(({ rel }) => rel === 'up')?.href.match(/\/captures\/([\w-]{1,64})$/)?.[1],
    }),
  );

const unit = z.object({
  amount: money,
  payee: payee.optional(),
  custom_id: text,
  invoice_id: text,
  payments: z
    .object({ captures: z.array(captureAnswer).default([]), refunds: z.array(refundAnswer).default([]) })
    .default({ captures: [], refunds: [] }),
});

export const orderAnswer = z
  .object({
    id,
    status: z.enum(ORDER).or(z.string().transform((): OrderStatus => 'UNKNOWN')),
    create_time: text,
    payer: z.object({ email_address: text }).optional(),
    payment_source: z.object({ paypal: z.object({ email_address: text }).optional() }).optional(),
    // Ours have exactly one.
    purchase_units: z.tuple([unit]),
  })
  .transform(({ purchase_units: [unit], ...order }): PayPalOrder => {
    const { captures, refunds } = unit.payments;
    return {
      id: order.id,
      status: order.status,
      createTime: order.create_time,
      payee: unit.payee,
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
      amount: unit.amount,
      payerEmail: order.payer?.email_address ?? order.payment_source?.paypal?.email_address,
      captures: captures.map((capture) => ({
        ...capture,
        payee: capture.payee ?? unit.payee,
        orderId: capture.orderId ?? order.id,
      })),
      refunds,
    };
  });

export const tokenAnswer = z
  .object({ access_token: z.string().regex(/^[\x21-\x7e]+$/), expires_in: z.number().positive() })
  .transform(({ access_token, expires_in }) => ({ value: access_token, expiresInS: expires_in }));
