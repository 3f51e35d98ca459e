export type Card2ItemProps = {
  className: string;
  title: string;
  caption: string;
  badgeClassName: string;
  badge: string;
};

export function Card2Item({ className, title, caption, badgeClassName, badge }: Card2ItemProps) {
  return (
    <article className={`flex flex-col rounded-xl bg-white shadow-card-2-item ${className}`}>
      <h2 className="text-sm font-bold text-heading">{title}</h2>
      <p className="mt-1 text-body leading-4">{caption}</p>
      <span className={`inline-block self-start rounded-md py-0.5 text-center text-xs ${badgeClassName}`}>{badge}</span>
    </article>
  );
}
