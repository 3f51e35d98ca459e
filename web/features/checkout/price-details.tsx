import type { ReactNode } from 'react';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { usePayPalSettings } from '#web/features/payments/index.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Goods } from './goods.ts';

/** Nothing is charged for processing. */
const FEE = '0.00';
const line = 'flex items-baseline justify-between gap-4';

/** What the order holds and costs, in the currency of the shop; as bare figures where nobody knows which one that is. */
export function PriceDetails({ price, facts }: Pick<Goods, 'price' | 'facts'>) {
  const settings = usePayPalSettings();
  const amount = (value: string): ReactNode => {
    if (settings.isPending) return <Skeleton className="h-[1lh] w-16" />;
    return settings.data ? formatPrice(value, settings.data.currency) : Number(value).toFixed(2);
  };
  const costs = [
    ['Price', amount(price)],
    ['Processing Fee', amount(FEE)],
  ] as const;
  return (
    <section aria-label="Price Details" className="grid gap-3">
      <h3 className="font-semibold text-small">Price Details</h3>
      <dl className="grid gap-2 text-small">
        {[...facts, ...costs].map(([name, value]) => (
          <div key={name} className={line}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-mono tabular-nums">{value}</dd>
          </div>
        ))}
        <div className={`${line} border-line border-t pt-3 font-semibold text-body`}>
          <dt>Total</dt>
          <dd className="font-mono text-title tabular-nums">{amount(price)}</dd>
        </div>
      </dl>
    </section>
  );
}
