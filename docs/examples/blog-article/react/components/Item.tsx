export type ItemProps = {
  className: string;
  caption: string;
  title: string;
};

export function Item({ className, caption, title }: ItemProps) {
  return (
    <div className={className}>
      <p className="text-body-sm leading-3 font-bold text-muted">{caption}</p>
      <p className="font-sans text-inline-code leading-5">{title}</p>
    </div>
  );
}
