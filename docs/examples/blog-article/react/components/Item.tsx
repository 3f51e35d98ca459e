export type ItemProps = {
  caption: string;
  title: string;
};

export function Item({ caption, title }: ItemProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-body-sm leading-3 font-bold text-muted">{caption}</p>
      <p className="font-sans text-inline-code leading-5">{title}</p>
    </div>
  );
}
