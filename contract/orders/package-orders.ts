import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from '../vocabulary/dates.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId } from '../vocabulary/ids.ts';
import { credits } from '../vocabulary/money.ts';
import { byOrder, orderFields, orderQuery, placeOrder } from './order.ts';

/** An order of a credit package. */
export const packageOrder = z.object({
  ...orderFields,
  credit: credits,
  Validity: z.number().int().describe('Days of membership'),
  sellerEmail: z.string(),
  featuredImage: z.string().nullable(),
  MembershipValidity: instant.nullable().describe('End of the membership that this order gave'),
});
export type PackageOrder = z.infer<typeof packageOrder>;

export const ORDER_MISSING = { ...errors.NOT_FOUND, message: 'Order not found.' };
const tags = ['Orders'];

export const packageOrders = {
  createOrder: oc
    .route({ method: 'POST', path: '/new-order', successStatus: 201, summary: 'Order a credit package', tags })
    .input(placeOrder)
    .output(packageOrder)
    .errors({
      UNAUTHORIZED: errors.UNAUTHORIZED,
      SELLERS_CANNOT_BUY: errors.SELLERS_CANNOT_BUY,
      NOT_FOUND: { ...errors.NOT_FOUND, message: 'Failed to fetch package' },
      TOO_MANY_ORDERS: errors.TOO_MANY_ORDERS,
    }),
  listOrders: oc
    .route({ method: 'GET', path: '/orders', summary: 'Package orders; with userEmail those of that user', tags })
    .input(orderQuery)
    .output(z.array(packageOrder))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
  getOrder: oc
    .route({ method: 'GET', path: '/order/{id}', summary: 'One package order', tags })
    .input(byOrder)
    .output(packageOrder)
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, NOT_FOUND: ORDER_MISSING }),
  deleteOrder: oc
    .route({
      method: 'DELETE',
      path: '/order/{id}',
      successStatus: 200,
      summary: 'Delete a pending order (admin)',
      tags,
    })
    .input(byId)
    .output(z.object({ success: z.literal(true) }))
    .errors({
      UNAUTHORIZED: errors.UNAUTHORIZED,
      FORBIDDEN: errors.FORBIDDEN,
      NOT_FOUND: ORDER_MISSING,
      ORDER_NOT_PENDING: errors.ORDER_NOT_PENDING,
    }),
};
