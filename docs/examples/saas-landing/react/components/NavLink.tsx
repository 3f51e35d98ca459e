export type NavLinkProps = {
  label: string;
};

export function NavLink({ label }: NavLinkProps) {
  return (
    <a className="block text-nav-link leading-5 font-medium whitespace-nowrap text-white hover:underline" href="#">
      {label}
    </a>
  );
}
