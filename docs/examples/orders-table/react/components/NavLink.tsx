export type NavLinkProps = {
  active?: boolean;
  label: string;
};

export function NavLink({ active, label }: NavLinkProps) {
  return (
    <a
      className={`block text-sm whitespace-nowrap hover:text-primary ${active ? 'text-warning' : 'text-on-inverse'}`}
      href="#"
      aria-current={active ? 'page' : undefined}
    >
      {label}
    </a>
  );
}
