import { member } from '#server/platform/rpc.ts';
import { type FindRefunds, getReceipt } from './get-receipt.ts';

/** @param findRefunds what went back of an order, which payments know */
export const receiptProcedures = ({ findRefunds }: { findRefunds: FindRefunds }) => ({
  getReceipt: member.receipts.getReceipt.handler(({ input, context }) =>
    getReceipt(context.db, input.id, context.user, findRefunds),
  ),
  getReceiptPdf: member.receipts.getReceiptPdf.handler(async ({ input, context }) => {
    const receipt = await getReceipt(context.db, input.id, context.user, findRefunds);
    // The renderer and its fonts are large: they come with the first PDF that somebody wants.
    const { renderReceipt } = await import('./pdf/render-receipt.ts');
    return renderReceipt(receipt);
  }),
});
