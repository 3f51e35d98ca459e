export type CardItemProps = {
  title: string;
  caption: string;
  badgeClassName: string;
  badge: string;
};

export function CardItem({ title, caption, badgeClassName, badge }: CardItemProps) {
  return (
    <article className="flex flex-col rounded-xl bg-white px-3.5 py-3 shadow-card-item">
      <h2 className="text-sm font-bold text-heading">{title}</h2>
      <p className="mt-1 text-body leading-4">{caption}</p>
      <span className={`mt-3 inline-block self-start rounded-md px-2 py-0.5 text-center text-xs ${badgeClassName}`}>
        {badge}
      </span>
    </article>
  );
}
