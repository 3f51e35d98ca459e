import type { OrderKind } from '#contract/orders/order.ts';

/** What somebody is about to order. */
export interface Goods {
  kind: OrderKind;
  id: string;
  name: string;
  price: string;
  image?: string;
  /** What it holds: name and value. */
  facts: readonly (readonly [string, string])[];
}
