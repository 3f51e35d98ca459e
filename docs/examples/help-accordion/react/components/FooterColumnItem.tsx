export type FooterColumnItemProps = {
  label: string;
};

export function FooterColumnItem({ label }: FooterColumnItemProps) {
  return (
    <a className="block text-body-sm text-muted hover:text-primary" href="#">
      {label}
    </a>
  );
}
