export type ItemProps = {
  className: string;
  text: string;
  text2: string;
};

export function Item({ className, text, text2 }: ItemProps) {
  return (
    <div className={className}>
      <p className="text-body-sm font-bold text-muted">{text}</p>
      <p className="font-sans text-inline-code leading-5">{text2}</p>
    </div>
  );
}
