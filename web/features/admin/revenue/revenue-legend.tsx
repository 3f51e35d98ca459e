import type { RevenueBar, RevenuePeriod } from '#contract/orders/books.ts';
import { barLabel } from './bar-text.ts';

/** When the chart begins and ends, and which colour is what. */
export function RevenueLegend({ per, bars }: { per: RevenuePeriod; bars: readonly RevenueBar[] }) {
  return (
    <div className="-mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-muted">
      <span>{barLabel(per, bars[0]!.start)}</span>
      <span className="flex gap-4 max-sm:order-last max-sm:w-full">
        <Color name="Packages" className="bg-accent" />
        <Color name="Items" className="bg-success" />
      </span>
      <span>{barLabel(per, bars.at(-1)!.start)}</span>
    </div>
  );
}

const Color = ({ name, className }: { name: string; className: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className={`size-2.5 ${className}`} />
    {name}
  </span>
);
