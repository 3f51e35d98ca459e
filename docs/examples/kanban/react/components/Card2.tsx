import { Card2Item, type Card2ItemProps } from './Card2Item';

export type Card2Props = {
  className: string;
  className2: string;
  title: string;
  value: string;
  items: Card2ItemProps[];
};

export function Card2({ className, className2, title, value, items }: Card2Props) {
  return (
    <div className={`flex flex-col rounded-xl bg-surface-200 px-3 pt-3.5 ${className}`}>
      <div className={`flex flex-wrap items-center justify-between gap-4 ${className2}`}>
        <h2 className="text-sm font-bold whitespace-nowrap text-heading">{title}</h2>
        <p className="text-sm whitespace-nowrap">{value}</p>
      </div>
      <div className="flex flex-col gap-2.5">
        {items.map((card2Item) => (
          <Card2Item key={card2Item.title} {...card2Item} />
        ))}
      </div>
    </div>
  );
}
