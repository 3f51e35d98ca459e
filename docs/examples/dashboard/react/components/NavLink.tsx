export type NavLinkProps = {
  active?: boolean;
  label: string;
};

export function NavLink({ active, label }: NavLinkProps) {
  return (
    <a
      className={
        active
          ? 'flex w-full max-w-nav-link items-center gap-2.5 rounded-lg bg-gray-800 py-2.5 pr-2 text-gray-800 hover:bg-gray-700 motion-safe:transition-colors'
          : 'flex items-center gap-2.5 hover:text-emerald-600'
      }
      href="#"
    >
      <span
        className={active ? 'size-4 shrink-0 rounded-sm bg-emerald-400' : 'size-4 shrink-0 rounded-sm bg-gray-600'}
      />
      <span className={active ? 'text-sm whitespace-nowrap text-white' : 'text-sm whitespace-nowrap text-on-inverse'}>
        {label}
      </span>
    </a>
  );
}
