import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from '../vocabulary/errors.ts';
import { byId } from '../vocabulary/ids.ts';
import { byOrder, orderFields, orderQuery, placeOrder, shortOrderId } from './order.ts';
import { ORDER_MISSING } from './package-orders.ts';

/** An order of a digital item. `guidelines` and `accessUrl` are the goods. */
export const itemOrder = z.object({
  ...orderFields,
  slug: z.string(),
  itemId: shortOrderId,
  imageUrl: z.string(),
  guidelines: z.string().optional().describe('After payment, for the buyer and admins'),
  accessUrl: z.string().optional().describe('After payment, for the buyer and admins'),
});
export type ItemOrder = z.infer<typeof itemOrder>;

const tags = ['Orders'];

export const itemOrders = {
  createItemOrder: oc
    .route({ method: 'POST', path: '/new-item-order', successStatus: 201, summary: 'Order a digital item', tags })
    .input(placeOrder)
    .output(itemOrder)
    .errors({
      UNAUTHORIZED: errors.UNAUTHORIZED,
      SELLERS_CANNOT_BUY: errors.SELLERS_CANNOT_BUY,
      NOT_FOUND: { ...errors.NOT_FOUND, message: 'This item does not exist.' },
      TOO_MANY_ORDERS: errors.TOO_MANY_ORDERS,
    }),
  listItemOrders: oc
    .route({ method: 'GET', path: '/item-orders', summary: 'Item orders; with userEmail those of that user', tags })
    .input(orderQuery)
    .output(z.array(itemOrder))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
  getItemOrder: oc
    .route({ method: 'GET', path: '/item-order/{id}', summary: 'One item order', tags })
    .input(byOrder)
    .output(itemOrder)
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, NOT_FOUND: ORDER_MISSING }),
  deleteItemOrder: oc
    .route({
      method: 'DELETE',
      path: '/item-order/{id}',
      successStatus: 200,
      summary: 'Delete a pending item order (admin)',
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
