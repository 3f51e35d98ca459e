import { member } from '#server/platform/rpc.ts';
import { getReceipt } from './get-receipt.ts';

export const receiptProcedures = {
  getReceipt: member.receipts.getReceipt.handler(({ input, context }) =>
    getReceipt(context.db, input.id, context.user),
  ),
  getReceiptPdf: member.receipts.getReceiptPdf.handler(async ({ input, context }) => {
    const receipt = await getReceipt(context.db, input.id, context.user);
    // The renderer and its fonts are large: they come with the first PDF that somebody wants.
    const { renderReceipt } = await import('./pdf/render-receipt.ts');
    return renderReceipt(receipt);
  }),
};
