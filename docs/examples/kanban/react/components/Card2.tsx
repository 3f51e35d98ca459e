import { Card2Item, type Card2ItemProps } from './Card2Item';

export type Card2Props = {
  title: string;
  text: string;
  card2Items: Card2ItemProps[];
};

export function Card2({ title, text, card2Items }: Card2Props) {
  return (
    <div className="flex flex-col gap-2.5 rounded-xl bg-slate-200 px-2.5 pt-3.5 pb-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-sm font-bold whitespace-nowrap text-heading">{title}</h2>
        <p className="text-sm whitespace-nowrap">{text}</p>
      </div>
      <div className="flex flex-col gap-2.5 pl-1">
        {card2Items.map((card2Item) => (
          <Card2Item key={card2Item.title} {...card2Item} />
        ))}
      </div>
    </div>
  );
}
