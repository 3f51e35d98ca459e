import { failure } from '#server/platform/errors.ts';
import { member } from '#server/rpc.ts';

// PROVISIONAL: the receipts helper builds these.
export const receiptProcedures = {
  getReceipt: member.receipts.getReceipt.handler(() => {
    throw failure('NOT_FOUND');
  }),
  getReceiptPdf: member.receipts.getReceiptPdf.handler(() => {
    throw failure('NOT_FOUND');
  }),
};
