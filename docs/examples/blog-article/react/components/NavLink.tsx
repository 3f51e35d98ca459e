export type NavLinkProps = {
  label: string;
};

export function NavLink({ label }: NavLinkProps) {
  return (
    <a className="block font-sans text-sm whitespace-nowrap text-muted hover:text-orange-800" href="#">
      {label}
    </a>
  );
}
