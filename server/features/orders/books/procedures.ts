import { failure } from '#server/platform/errors.ts';
import { admin } from '#server/rpc.ts';

// PROVISIONAL: the receipts helper builds these.
export const bookProcedures = {
  exportOrders: admin.orders.exportOrders.handler(() => {
    throw failure('NOT_FOUND');
  }),
  getRevenue: admin.orders.getRevenue.handler(() => {
    throw failure('NOT_FOUND');
  }),
};
