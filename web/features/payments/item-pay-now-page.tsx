import type { Route } from './+types/item-pay-now-page.ts';
import { PayPage } from './pay-page.tsx';

export const meta = () => [{ title: 'Pay Now · Facsimile' }, { name: 'robots', content: 'noindex' }];

/** Pays an order of a digital item. */
export default function ItemPayNowPage({ params: { id } }: Route.ComponentProps) {
  return <PayPage key={id} kind="item" id={id} />;
}
