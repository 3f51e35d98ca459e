import { failure } from '#server/platform/errors.ts';
import { admin, member } from '#server/rpc.ts';

// PROVISIONAL: the lead builds these.
const none = () => {
  throw failure('NOT_FOUND');
};
export const paymentProcedures = {
  createPayment: member.payments.createPayment.handler(none),
  updatePaymentStatus: member.payments.updatePaymentStatus.handler(none),
  updateItemPaymentStatus: member.payments.updateItemPaymentStatus.handler(none),
  verifyOrder: member.payments.verifyOrder.handler(none),
  updateUserMembership: member.payments.updateUserMembership.handler(none),
  updateUserBalance: member.payments.updateUserBalance.handler(none),
  refundOrder: admin.payments.refundOrder.handler(none),
};
