import type { OrderKind } from '#contract/orders/order.ts';
import { canBuy, getOrder, orderMissing, ownsOrder } from '#server/features/orders/index.ts';
import { authorize } from '#server/platform/authorize.ts';
import { failure } from '#server/platform/errors.ts';
import { admin, member, type RequestContext } from '#server/platform/rpc.ts';
import { createPayment } from './create-payment.ts';
import { presentSettlement } from './present.ts';
import { askForRefunds } from './refunds/apply-refunds.ts';
import { refundOrder } from './refunds/refund-order.ts';
import { settleOrder } from './settle-order.ts';
import { updateBalance } from './update-balance.ts';
import { updateMembership } from './update-membership.ts';

type Asker = RequestContext & { user: NonNullable<RequestContext['user']> };

/** What a browser reports is not looked at: PayPal is asked. */
async function settle(context: Asker, orderId: string, kind?: OrderKind, approvedAt?: Date) {
  const { id } = await getOrder(context.db, orderId, context.user, kind);
  return presentSettlement(await settleOrder(context, id, { approvedAt }));
}

/** Best effort: what is written down is answered all the same. */
const tryToAskForRefunds = (context: Asker, id: string) =>
  askForRefunds(context, id).catch((error) =>
    context.log.warn({ err: error, order: id }, 'refunds could not be asked for'),
  );

export const paymentProcedures = {
  createPayment: member.payments.createPayment.handler(async ({ input, context }) => {
    const { user, db } = context;
    const order = await getOrder(db, input.id, user);
    const own = authorize(order, ownsOrder(user, order), orderMissing());
    if (!canBuy(user)) throw failure('SELLERS_CANNOT_BUY');
    return { paypalOrderId: await createPayment(context, own) };
  }),
  updatePaymentStatus: member.payments.updatePaymentStatus.handler(({ input, context }) =>
    settle(context, input.id, 'package', new Date()),
  ),
  updateItemPaymentStatus: member.payments.updateItemPaymentStatus.handler(({ input, context }) =>
    settle(context, input.id, 'item', new Date()),
  ),
  verifyOrder: member.payments.verifyOrder.handler(async ({ input, context }) => {
    const { id } = await getOrder(context.db, input.id, context.user);
    if (context.user.role === 'Admin') await tryToAskForRefunds(context, id);
    return settle(context, id);
  }),
  updateUserMembership: member.payments.updateUserMembership.handler(({ input, context }) =>
    updateMembership(context.db, context.user, input),
  ),
  updateUserBalance: member.payments.updateUserBalance.handler(({ input, context }) =>
    updateBalance(context.db, context.user, input),
  ),
  refundOrder: admin.payments.refundOrder.handler(async ({ input, context }) => {
    const { id: orderRef, ...request } = input;
    const refund = await refundOrder(context, context.user, { orderRef, ...request });
    const order = await getOrder(context.db, orderRef, context.user);
    return {
      success: true as const,
      refundedAmount: order.refundedAmount,
      paymentStatus: order.paymentStatus,
      orderStatus: order.orderStatus,
      creditsTakenBack: refund.creditsTakenBack,
      pending: refund.state !== 'completed',
    };
  }),
};
