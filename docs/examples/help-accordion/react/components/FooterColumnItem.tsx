export type FooterColumnItemProps = {
  label: string;
};

export function FooterColumnItem({ label }: FooterColumnItemProps) {
  return (
    <a className="block text-nav-link leading-5 text-muted hover:text-primary" href="#">
      {label}
    </a>
  );
}
