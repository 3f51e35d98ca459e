export type AvatarProps = {
  background: string;
};

export function Avatar({ background }: AvatarProps) {
  return <div className={`h-7 w-6 shrink-0 rounded-full ${background}`} />;
}
