export type ListItemProps = {
  text: string;
};

export function ListItem({ text }: ListItemProps) {
  return <p className="font-sans text-sm whitespace-nowrap text-muted">{text}</p>;
}
