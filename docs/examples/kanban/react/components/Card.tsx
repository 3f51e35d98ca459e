export type CardProps = {
  background: string;
};

export function Card({ background }: CardProps) {
  return <div className={`h-7 w-6 shrink-0 rounded-full ${background}`} />;
}
