export type NavLinkProps = {
  label: string;
};

export function NavLink({ label }: NavLinkProps) {
  return (
    <a className="block text-body font-medium whitespace-nowrap text-white hover:underline" href="#">
      {label}
    </a>
  );
}
