import type { Route } from './+types/pay-now-page.ts';
import { PayPage } from './pay-page.tsx';

export const meta = () => [{ title: 'Pay Now · Facsimile' }, { name: 'robots', content: 'noindex' }];

/** Pays an order of a package. */
export default function PayNowPage({ params: { id } }: Route.ComponentProps) {
  return <PayPage key={id} kind="package" id={id} />;
}
