export type CardProps = {
  className: string;
};

export function Card({ className }: CardProps) {
  return <div className={className} />;
}
