import { oc } from '@orpc/contract';
import * as z from 'zod';
import { byOrder, orderStatus, paymentStatus } from './orders/order.ts';
import { ORDER_MISSING } from './orders/package-orders.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { byId, recordId } from './vocabulary/ids.ts';
import { credits, price } from './vocabulary/money.ts';
import { userMembership } from './vocabulary/roles.ts';

/**
 * What PayPal says about the payment of an order. `open`: not approved yet. `declined`: the buyer should choose another
 * way to pay in the same window. `review`: PayPal holds it. `denied`, `failed`: this attempt will not succeed.
 * `mismatch`: the money received does not match the order, and an admin has to look. `checking`: PayPal did not answer,
 * and the server keeps asking.
 */
export const paymentOutcome = z.enum([
  'paid',
  'open',
  'declined',
  'review',
  'denied',
  'failed',
  'mismatch',
  'checking',
]);
export type PaymentOutcome = z.infer<typeof paymentOutcome>;

/** Answers 200 even when nothing was paid: the counts, the outcome and the error say what happened. */
const settled = z.object({
  success: z.boolean().describe('The order is paid'),
  matchedCount: z.number().int().describe('1: the order is there'),
  modifiedCount: z.number().int().describe('1: this very call settled it'),
  error: z.string().optional(),
  outcome: paymentOutcome,
  issue: z.string().optional().describe("PayPal's name of the problem"),
  transactionId: z.string().nullable(),
  paymentStatus,
  orderStatus,
});
export type Settled = z.infer<typeof settled>;

const said = z.string().max(100).optional();

/** What the browser believes it knows. The server asks PayPal itself. */
const reported = byOrder.extend({
  paypalTransactionID: z.string().max(200).optional(),
  payerEmail: z.string().max(320).optional(),
  captureTime: said,
  status: said,
  orderStatus: said,
  paymentMethod: said,
});

const ofOrder = { UNAUTHORIZED: errors.UNAUTHORIZED, NOT_FOUND: ORDER_MISSING };
const tags = ['Payments'];

export const payments = {
  createPayment: oc
    .route({
      method: 'POST',
      path: '/api/orders/{id}/payment',
      successStatus: 201,
      summary: 'Begin to pay an order of either kind; asking again gives the same PayPal order while it can be used',
      tags,
    })
    .input(byOrder)
    .output(z.object({ paypalOrderId: z.string() }))
    .errors({
      ...ofOrder,
      SELLERS_CANNOT_BUY: errors.SELLERS_CANNOT_BUY,
      ORDER_NOT_PAYABLE: errors.ORDER_NOT_PAYABLE,
      PAYPAL_DISABLED: errors.PAYPAL_DISABLED,
      PAYPAL_REFUSED: errors.PAYPAL_REFUSED,
      PAYPAL_UNAVAILABLE: errors.PAYPAL_UNAVAILABLE,
    }),
  updatePaymentStatus: oc
    .route({
      method: 'PUT',
      path: '/update-payment-status/{id}',
      summary: 'Capture and settle a package order; a second call changes nothing',
      tags,
    })
    .input(reported.extend({ paymentId: said, orderId: said, MembershipValidity: z.string().max(100).nullish() }))
    .output(settled)
    .errors(ofOrder),
  updateItemPaymentStatus: oc
    .route({
      method: 'PUT',
      path: '/item-update-payment-status/{id}',
      summary: 'Capture and settle an item order; a second call changes nothing',
      tags,
    })
    .input(reported)
    .output(settled)
    .errors(ofOrder),
  verifyOrder: oc
    .route({
      method: 'GET',
      path: '/verify-order/{id}',
      summary: 'Ask PayPal about an order of either kind, and settle it if it was paid',
      tags,
    })
    .input(byOrder)
    .output(settled)
    .errors(ofOrder),
  updateUserMembership: oc
    .route({
      method: 'PUT',
      path: '/update-user-membership',
      summary: 'Owner: reports the membership that a paid order gave. Admin: sets it',
      tags,
    })
    .input(
      z.object({
        userEmail: z.email(),
        MembershipValidity: z.union([instant, z.iso.date()]).nullish(),
        userMembership: userMembership.optional(),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        matchedCount: z.number().int(),
        modifiedCount: z.number().int(),
        userMembership,
        MembershipValidity: instant.nullable(),
      }),
    )
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN, NOT_FOUND: errors.NOT_FOUND }),
  updateUserBalance: oc
    .route({
      method: 'PUT',
      path: '/update-user-balance-safe',
      summary:
        'Owner: reports the credits that a paid order gave. Admin: gives the credits of a paid order or a set amount',
      tags,
    })
    .input(
      z.object({ userEmail: z.email(), credit: z.coerce.number().int().min(0).max(1_000_000), orderId: z.string() }),
    )
    .output(
      z.object({
        success: z.literal(true),
        matchedCount: z.number().int(),
        modifiedCount: z.number().int(),
        currentBalance: credits,
      }),
    )
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN, NOT_FOUND: ORDER_MISSING }),
  refundOrder: oc
    .route({
      method: 'POST',
      path: '/api/orders/{id}/refund',
      summary: 'Pay an order back through PayPal (admin): unspent credits go back, a full refund ends the membership',
      tags,
    })
    .input(
      byId.extend({
        amount: price.optional().describe('All that is left when missing'),
        reason: z.string().trim().min(1, 'Please enter a reason').max(255),
        /** Created once per form, so that sending the same refund twice pays back once. */
        refundId: recordId,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        refundedAmount: price.describe('Of this order, in all'),
        paymentStatus,
        orderStatus,
        creditsTakenBack: credits.describe('By this refund: never more than the user has not spent'),
        pending: z.boolean().describe('PayPal took the refund and has not finished it'),
      }),
    )
    .errors({
      ...ofOrder,
      FORBIDDEN: errors.FORBIDDEN,
      NOT_REFUNDABLE: errors.NOT_REFUNDABLE,
      PAYPAL_REFUSED: errors.PAYPAL_REFUSED,
      PAYPAL_UNAVAILABLE: errors.PAYPAL_UNAVAILABLE,
    }),
};
