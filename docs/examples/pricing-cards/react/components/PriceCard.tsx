import { PriceCardItem, type PriceCardItemProps } from './PriceCardItem';

export type PriceCardProps = {
  featured?: boolean;
  title: string;
  caption: string;
  price: string;
  items: PriceCardItemProps[];
  action: string;
};

export function PriceCard({ featured, title, caption, price, items, action }: PriceCardProps) {
  return (
    <div
      className={`flex flex-col rounded-price-card px-6 md:px-8 ${featured ? 'bg-slate-900 pt-8 pb-9' : 'border border-slate-200 py-8'}`}
    >
      {featured && (
        <span className="inline-block self-start rounded-md bg-orange-400 px-2.5 py-1 text-center text-xs font-bold text-orange-950">
          Most chosen
        </span>
      )}
      <h2 className={`text-xl font-bold ${featured ? 'mt-3.5 text-white' : ''}`}>{title}</h2>
      <p className={`mt-2 text-sm ${featured ? 'text-slate-300' : 'text-slate-500'}`}>{caption}</p>
      <div className="mt-6 flex items-baseline gap-2.5">
        <p
          className={`text-3xl leading-10 font-bold whitespace-nowrap lg:text-figure lg:leading-tight ${featured ? 'text-white' : ''}`}
        >
          {price}
        </p>
        <p className={`text-sm whitespace-nowrap ${featured ? 'text-slate-300' : 'text-slate-500'}`}>per month</p>
      </div>
      <ul className="mt-7 mb-10 flex flex-col gap-4">
        {items.map((priceCardItem) => (
          <PriceCardItem key={priceCardItem.caption} {...priceCardItem} featured={featured} />
        ))}
      </ul>
      <button
        className={`mt-auto inline-block w-full rounded-xl px-6 py-3.5 text-body font-bold motion-safe:transition-colors ${featured ? 'bg-orange-400 text-orange-950 hover:bg-orange-500' : 'border border-slate-300 text-slate-900 hover:bg-slate-900/10'}`}
        type="button"
      >
        {action}
      </button>
    </div>
  );
}
