export type NavLinkProps = {
  label: string;
};

export function NavLink({ label }: NavLinkProps) {
  return (
    <a className="font-sans text-sm whitespace-nowrap text-muted hover:text-primary" href="#">
      {label}
    </a>
  );
}
