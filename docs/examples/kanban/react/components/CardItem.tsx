export type CardItemProps = {
  subheading: string;
  caption: string;
  badgeClassName: string;
  badge: string;
};

export function CardItem({ subheading, caption, badgeClassName, badge }: CardItemProps) {
  return (
    <article className="flex flex-col rounded-xl bg-white px-3.5 pt-3 pb-3.5 shadow-card-item">
      <h3 className="text-sm font-bold text-heading">{subheading}</h3>
      <p className="mt-1 text-body">{caption}</p>
      <span className={`mt-2 inline-block self-start rounded-md px-2 py-0.5 text-center text-xs ${badgeClassName}`}>
        {badge}
      </span>
    </article>
  );
}
