import { NIL } from 'uuid';
import type * as z from 'zod';
import type { OrderKind, orderQuery } from '#contract/orders/order.ts';
import { getUserByEmail } from '#server/features/accounts/index.ts';
import { failure } from '#server/platform/errors.ts';
import { admin, member, type RequestContext } from '#server/platform/rpc.ts';
import { deleteOrder, type IsPaymentUnderway } from './delete-order.ts';
import { findOrders } from './find-orders.ts';
import { getOrder } from './get-order.ts';
import { placeOrder } from './place-order.ts';
import { canListOrders } from './policy.ts';
import { presentItemOrder, presentPackageOrder } from './present.ts';
import type { OrderRow } from './tables.ts';

type Asker = RequestContext & { user: NonNullable<RequestContext['user']> };

/** Without `userEmail` admins get all orders. Everybody's own are found by account. */
async function list(context: Asker, kind: OrderKind, input: z.infer<typeof orderQuery>): Promise<OrderRow[]> {
  const { user, db } = context;
  if (!canListOrders(user, input.userEmail)) throw failure('FORBIDDEN', 'Only an administrator can list all orders.');
  const { userEmail, ...query } = input;
  const { found, total } = await findOrders(db, { ...query, kind, ...(await whose(context, userEmail)) });
  context.resHeaders?.set('X-Total-Count', String(total));
  return found;
}

async function whose({ user, db }: Asker, userEmail: string | undefined) {
  if (!userEmail) return {};
  if (userEmail.toLowerCase() === user.email) return { userId: user.id };
  const other = await getUserByEmail(db, userEmail);
  return { userId: other?.id ?? NIL };
}

/** @param isPaymentUnderway what payments know of an order */
export const orderProcedures = ({ isPaymentUnderway }: { isPaymentUnderway: IsPaymentUnderway }) => ({
  createOrder: member.orders.createOrder.handler(async ({ input, context }) =>
    presentPackageOrder(await placeOrder(context.db, context.user, 'package', input), context.user),
  ),
  listOrders: member.orders.listOrders.handler(async ({ input, context }) =>
    (await list(context, 'package', input)).map((row) => presentPackageOrder(row, context.user)),
  ),
  getOrder: member.orders.getOrder.handler(async ({ input, context }) =>
    presentPackageOrder(await getOrder(context.db, input.id, context.user, 'package'), context.user),
  ),
  deleteOrder: admin.orders.deleteOrder.handler(async ({ input, context }) => {
    await deleteOrder(context.db, context.user, { kind: 'package', id: input.id }, isPaymentUnderway);
    return { success: true as const };
  }),
  createItemOrder: member.orders.createItemOrder.handler(async ({ input, context }) =>
    presentItemOrder(await placeOrder(context.db, context.user, 'item', input), context.user),
  ),
  listItemOrders: member.orders.listItemOrders.handler(async ({ input, context }) =>
    (await list(context, 'item', input)).map((row) => presentItemOrder(row, context.user)),
  ),
  getItemOrder: member.orders.getItemOrder.handler(async ({ input, context }) =>
    presentItemOrder(await getOrder(context.db, input.id, context.user, 'item'), context.user),
  ),
  deleteItemOrder: admin.orders.deleteItemOrder.handler(async ({ input, context }) => {
    await deleteOrder(context.db, context.user, { kind: 'item', id: input.id }, isPaymentUnderway);
    return { success: true as const };
  }),
});
