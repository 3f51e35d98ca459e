export type Card2ItemProps = {
  title: string;
  caption: string;
  badgeClassName: string;
  badge: string;
};

export function Card2Item({ title, caption, badgeClassName, badge }: Card2ItemProps) {
  return (
    <article className="flex flex-col rounded-xl bg-white px-3.5 py-3 shadow-card-2-item">
      <h2 className="text-sm font-bold text-heading">{title}</h2>
      <p className="mt-1 text-body leading-4">{caption}</p>
      <span className={`mt-3 inline-block self-start rounded-md px-2 py-0.5 text-center text-xs ${badgeClassName}`}>
        {badge}
      </span>
    </article>
  );
}
