export type NavLinkProps = {
  label: string;
};

export function NavLink({ label }: NavLinkProps) {
  return (
    <a className="block whitespace-nowrap text-primary-100 hover:underline" href="#">
      {label}
    </a>
  );
}
