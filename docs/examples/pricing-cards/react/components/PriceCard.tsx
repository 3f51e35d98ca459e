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
      className={
        featured
          ? 'flex flex-col rounded-price-card bg-slate-900 px-6 py-8 md:px-8'
          : 'flex flex-col rounded-price-card border border-slate-200 px-6 py-8 md:px-8'
      }
    >
      {featured && (
        <span className="inline-block self-start rounded-md bg-primary px-2.5 py-1 text-center text-xs font-bold text-orange-950">
          Most chosen
        </span>
      )}
      <h2 className={featured ? 'mt-3.5 text-xl font-bold text-white' : 'text-xl font-bold'}>{title}</h2>
      <p className={featured ? 'mt-2 text-sm text-slate-300' : 'mt-2 text-sm text-slate-500'}>{caption}</p>
      <div className="mt-5 flex items-baseline gap-2.5">
        <p
          className={
            featured
              ? 'text-3xl leading-10 font-bold whitespace-nowrap text-white lg:text-body lg:leading-tight'
              : 'text-3xl leading-10 font-bold whitespace-nowrap lg:text-body lg:leading-tight'
          }
        >
          {price}
        </p>
        <p
          className={featured ? 'text-sm whitespace-nowrap text-slate-300' : 'text-sm whitespace-nowrap text-slate-500'}
        >
          per month
        </p>
      </div>
      <ul className="mt-7 mb-10 flex flex-col gap-4">
        {items.map((priceCardItem) => (
          <PriceCardItem key={priceCardItem.caption} {...priceCardItem} />
        ))}
      </ul>
      <button
        className={
          featured
            ? 'mt-auto inline-block w-full rounded-xl bg-primary px-6 py-3.5 text-body-sm leading-5 font-bold text-orange-950 hover:bg-primary-600 motion-safe:transition-colors'
            : 'mt-auto inline-block w-full rounded-xl border border-slate-300 px-6 py-3.5 text-body-sm leading-5 font-bold text-slate-900 hover:bg-slate-900/10 motion-safe:transition-colors'
        }
        type="button"
      >
        {action}
      </button>
    </div>
  );
}
