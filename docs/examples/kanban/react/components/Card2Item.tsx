export type Card2ItemProps = {
  title: string;
  text: string;
  className: string;
  badge: string;
};

export function Card2Item({ title, text, className, badge }: Card2ItemProps) {
  return (
    <article className="flex w-full max-w-card-2-item flex-col rounded-xl bg-white px-3.5 py-3 shadow-card-2-item">
      <h2 className="text-sm font-bold text-heading">{title}</h2>
      <p className="mt-1 text-body">{text}</p>
      <span className={className}>{badge}</span>
    </article>
  );
}
