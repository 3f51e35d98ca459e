export type ItemProps = {
  caption: string;
  title: string;
};

export function Item({ caption, title }: ItemProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-tiny font-bold text-muted">{caption}</p>
      <p className="font-sans text-caption leading-5">{title}</p>
    </div>
  );
}
