import type { Receipt } from '#contract/receipts.ts';
import type { OrderRow } from '#server/features/orders/index.ts';

type Sold = Pick<OrderRow, 'kind' | 'productName' | 'credit' | 'validity' | 'price' | 'processingFee'>;

/** What was sold and for how much: the product, and the processing fee where there is one. Their sum is the total. */
export function linesOf(order: Sold): Receipt['lines'] {
  const product = { text: describe(order), amount: order.price };
  return Number(order.processingFee) === 0
    ? [product]
    : [product, { text: 'Processing fee', amount: order.processingFee }];
}

const describe = ({ kind, productName, credit, validity }: Sold): string =>
  kind === 'item' ? productName : `${productName}: ${credit} credits, ${validity} days of premium membership`;
