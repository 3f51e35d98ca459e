import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from '../vocabulary/errors.ts';
import { currency, orderKind } from './order.ts';

export const revenuePeriod = z.enum(['day', 'week', 'month']);
export type RevenuePeriod = z.infer<typeof revenuePeriod>;

/** Income minus refunds during one period, for packages and for items. */
export const revenueBar = z.object({
  start: z.iso.date().describe('First day of the period, in UTC; a week begins on Monday'),
  packages: z.string().describe('Decimal text; below zero when more went back than came in'),
  items: z.string(),
  orders: z.number().int(),
});
export type RevenueBar = z.infer<typeof revenueBar>;

/** Filters of the orders for the bookkeeper. */
export const bookedRange = z.object({
  kind: orderKind.optional(),
  from: z.iso.date().optional().describe('First day of payment, UTC; orders without payment are left out then'),
  to: z.iso.date().optional().describe('Last day of payment, UTC'),
});
export type BookedRange = z.infer<typeof bookedRange>;

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const tags = ['Orders'];

export const books = {
  exportOrders: oc
    .route({ method: 'GET', path: '/api/orders.csv', summary: 'Orders as CSV for the bookkeeper (admin)', tags })
    .input(bookedRange)
    .output(z.file())
    .errors(adminOnly),
  getRevenue: oc
    .route({ method: 'GET', path: '/api/revenue', summary: 'Revenue per day, week or month (admin)', tags })
    .input(
      z.object({
        per: revenuePeriod.default('day'),
        currency: currency.optional().describe("The shop's own when missing"),
      }),
    )
    .output(
      z.object({
        currency,
        currencies: z.array(currency).describe('All that anything was paid in'),
        total: z.string().describe('Of all bars, as decimal text'),
        bars: z.array(revenueBar).describe('Oldest first, without gaps: 30 days, 26 weeks or 12 months'),
      }),
    )
    .errors(adminOnly),
};
