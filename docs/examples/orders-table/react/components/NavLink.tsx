export type NavLinkProps = {
  active?: boolean;
  label: string;
};

export function NavLink({ active, label }: NavLinkProps) {
  return (
    <a
      className={
        active
          ? 'block text-sm whitespace-nowrap text-warning hover:text-primary'
          : 'block text-sm whitespace-nowrap text-on-inverse hover:text-primary'
      }
      href="#"
    >
      {label}
    </a>
  );
}
