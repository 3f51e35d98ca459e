import { CardItem, type CardItemProps } from './CardItem';

export type CardProps = {
  title: string;
  value: string;
  items: CardItemProps[];
};

export function Card({ title, value, items }: CardProps) {
  return (
    <div className="flex flex-col gap-2.5 rounded-xl bg-surface-200 px-3 pt-3.5 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-4 px-1">
        <h2 className="text-sm font-bold whitespace-nowrap text-heading">{title}</h2>
        <p className="text-sm whitespace-nowrap">{value}</p>
      </div>
      <div className="flex flex-col gap-2.5">
        {items.map((cardItem) => (
          <CardItem key={cardItem.subheading} {...cardItem} />
        ))}
      </div>
    </div>
  );
}
