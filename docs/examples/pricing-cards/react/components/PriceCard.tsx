import { PriceCardItem, type PriceCardItemProps } from './PriceCardItem';

export type PriceCardProps = {
  featured?: boolean;
  title: string;
  text: string;
  price: string;
  priceCardItems: PriceCardItemProps[];
  action: string;
};

export function PriceCard({ featured, title, text, price, priceCardItems, action }: PriceCardProps) {
  return (
    <div
      className={
        featured
          ? 'flex flex-col rounded-price-card bg-slate-900 p-8'
          : 'rounded-price-card border border-slate-200 p-8'
      }
    >
      {featured && (
        <span className="inline-block self-start rounded-md bg-primary px-2.5 py-1 text-center text-xs font-bold text-orange-950">
          Most chosen
        </span>
      )}
      <h2 className={featured ? 'mt-3.5 text-xl font-bold text-slate-50' : 'text-xl font-bold'}>{title}</h2>
      <p className={featured ? 'mt-2 text-sm text-slate-300' : 'mt-2 text-sm text-slate-500'}>{text}</p>
      <div className="mt-5 flex items-start gap-2.5">
        <p
          className={
            featured
              ? 'text-3xl leading-10 font-bold whitespace-nowrap text-slate-50 lg:text-body'
              : 'text-3xl leading-10 font-bold whitespace-nowrap lg:text-body'
          }
        >
          {price}
        </p>
        <p
          className={
            featured ? 'mt-6 text-sm whitespace-nowrap text-slate-300' : 'mt-6 text-sm whitespace-nowrap text-slate-500'
          }
        >
          per month
        </p>
      </div>
      <ul className="mt-7 flex flex-col gap-4">
        {priceCardItems.map((priceCardItem) => (
          <PriceCardItem key={priceCardItem.text} {...priceCardItem} />
        ))}
      </ul>
      <button
        className={
          featured
            ? 'mt-button inline-block w-full rounded-xl bg-primary px-6 py-3.5 text-body-sm font-bold text-orange-950 hover:bg-primary-600 motion-safe:transition-colors'
            : 'mt-button w-full rounded-xl border border-slate-300 px-6 py-3.5 text-body-sm font-bold text-slate-900 hover:bg-slate-900/10 motion-safe:transition-colors'
        }
        type="button"
      >
        {action}
      </button>
    </div>
  );
}
